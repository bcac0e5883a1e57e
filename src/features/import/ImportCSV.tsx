import { Box, Flex, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { currentUserQuery } from '@/api/user'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Skeleton } from '@/ui/Skeleton'
import { StepList } from '@/ui/StepList'
import { ActionBar } from './ActionBar'
import { ChooseFileStep } from './choose/ChooseFileStep'
import { currentImportSession, type ImportSession } from './import-session'
import { type ImportState, isImportRunning, sendStateOf } from './import-state'
import { LeaveGuard } from './LeaveGuard'
import { MatchColumnsStep } from './match/MatchColumnsStep'
import { ReviewStep } from './review/ReviewStep'
import { StartAgainButton } from './StartAgainButton'
import { ImportResult } from './send/ImportResult'
import { SendingPanel } from './send/SendingPanel'

/** Imports debts from a CSV file in four steps: choose, match, review, send. */
export function ImportCSV() {
  const queryClient = useQueryClient()
  const [importSession] = useState(() =>
    currentImportSession(queryClient.getQueryData(currentUserQuery.queryKey)?.client),
  )
  const state = useSyncExternalStore(importSession.subscribe, importSession.state)
  const today = useToday()
  useEffect(() => void importSession.setToday(today), [importSession, today])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => importSession.dispose, [importSession])
  const phase = `${state.step} ${state.busy === 'comparing'} ${sendStateOf(state)?.phase}`
  const shown = useRef(phase)
  const isBlocked = state.step !== 'choose' && state.block !== null
  useEffect(() => {
    // The block notice takes the focus itself.
    if (shown.current !== phase && !isBlocked) focusHeading(heading.current)
    shown.current = phase
  }, [phase, isBlocked])

  return (
    <Flex
      as="section"
      aria-labelledby="import-heading"
      direction="column"
      // Fills the screen below the tabs, so that the action bar is always at the bottom.
      minH="calc(100dvh - 16.5rem)"
    >
      <LeaveGuard importSession={importSession} />
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="8" rowGap="3" mb="5">
        <Box
          as="h2"
          id="import-heading"
          ref={heading}
          tabIndex={-1}
          fontSize="xl"
          fontWeight="semibold"
          scrollMarginTop="4"
        >
          Import debts from CSV
        </Box>
        <Box flex={{ base: '1 1 100%', lg: '0 1 38rem' }}>
          <ImportSteps importSession={importSession} state={state} />
        </Box>
      </Flex>
      <CurrentStep importSession={importSession} state={state} />
    </Flex>
  )
}

function CurrentStep({
  importSession,
  state,
}: {
  importSession: ImportSession
  state: ImportState
}) {
  if (state.busy === 'comparing') return <ComparingPanel importSession={importSession} />
  const problem = state.problem && <Notice tone="error">{state.problem}</Notice>
  switch (state.step) {
    case 'choose':
      return <ChooseFileStep importSession={importSession} state={state} />
    case 'match':
      return (
        <>
          {problem}
          <MatchColumnsStep importSession={importSession} state={state} />
        </>
      )
    case 'review':
      return (
        <>
          {problem}
          {state.review ? (
            <ReviewStep importSession={importSession} state={state} review={state.review} />
          ) : (
            <>
              <Text>{state.file.name}</Text>
              <Skeleton label="Checking the rows" lines={4} />
              <ActionBar secondary={<StartAgainButton importSession={importSession} />} />
            </>
          )}
        </>
      )
    case 'send':
      return isImportRunning(state) ? (
        <SendingPanel importSession={importSession} sending={state.sending} />
      ) : (
        <ImportResult
          importSession={importSession}
          sending={state.sending}
          block={state.block}
          toFix={state.review?.counts['to-fix'] ?? 0}
        />
      )
    default:
      return state satisfies never
  }
}

/** Shown while rows are compared, before the first request that sends. */
function ComparingPanel({ importSession }: { importSession: ImportSession }) {
  return (
    <>
      <Panel label="Comparing">
        <Text mb="3">Comparing the rows with your debts before anything is sent…</Text>
        <Skeleton label="Reading your debts" lines={3} />
      </Panel>
      <ActionBar
        secondary={
          <Button variant="outline" onClick={importSession.cancelComparing}>
            Cancel
          </Button>
        }
      />
    </>
  )
}

const stepNames = ['upload', 'match', 'review', 'done'] as const
type StepName = (typeof stepNames)[number]

function currentStep({ step, busy }: ImportState): StepName {
  if (busy === 'comparing' || step === 'send') return 'done'
  return step === 'choose' ? 'upload' : step
}

/** Progress of the import. Earlier steps can be opened until sending begins. */
function ImportSteps({
  importSession,
  state,
}: {
  importSession: ImportSession
  state: ImportState
}) {
  const current = currentStep(state)
  const isSending = isImportRunning(state)
  const isMatched = current === 'match' || current === 'review'
  return (
    <StepList
      label="Steps of the import"
      steps={[
        { label: 'Upload' },
        {
          label: 'Match columns',
          onGo: isMatched ? () => importSession.goToStep('match') : undefined,
        },
        {
          label: 'Review',
          onGo: current === 'review' ? () => importSession.goToStep('review') : undefined,
        },
        { label: isSending ? 'Sending' : 'Done' },
      ]}
      current={stepNames.indexOf(current)}
      isDone={current === 'done' && !isSending}
    />
  )
}
