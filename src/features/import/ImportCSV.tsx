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
import { ActionBar, StartAgainButton } from './ActionBar'
import { ChooseFileStep } from './choose/ChooseFileStep'
import { currentImportSession } from './import-session'
import { type ImportState, isImportRunning, sendStateOf } from './import-state'
import { LeaveGuard } from './LeaveGuard'
import { MatchColumnsStep } from './match/MatchColumnsStep'
import { ReviewStep } from './review/ReviewStep'
import { ImportResult } from './send/ImportResult'
import { SendingPanel } from './send/SendingPanel'
import { ImportSessionContext, useImportSession } from './useImportSession'

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
    <ImportSessionContext value={importSession}>
      <Flex
        as="section"
        aria-labelledby="import-heading"
        direction="column"
        // Fills the screen below the tabs, so that the action bar is always at the bottom.
        minH="calc(100dvh - 16.5rem)"
      >
        <LeaveGuard />
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
            <ImportSteps state={state} />
          </Box>
        </Flex>
        <CurrentStep state={state} />
      </Flex>
    </ImportSessionContext>
  )
}

function CurrentStep({ state }: { state: ImportState }) {
  if (state.busy === 'comparing') return <ComparingPanel />
  const problem = state.problem && <Notice tone="error">{state.problem}</Notice>
  switch (state.step) {
    case 'choose':
      return <ChooseFileStep state={state} />
    case 'match':
      return (
        <>
          {problem}
          <MatchColumnsStep state={state} />
        </>
      )
    case 'review':
      return (
        <>
          {problem}
          {state.review ? (
            <ReviewStep state={state} review={state.review} />
          ) : (
            <>
              <Text>{state.file.name}</Text>
              <Skeleton label="Checking the rows" lines={4} />
              <ActionBar secondary={<StartAgainButton />} />
            </>
          )}
        </>
      )
    case 'send':
      return isImportRunning(state) ? (
        <SendingPanel sending={state.sending} />
      ) : (
        <ImportResult
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
function ComparingPanel() {
  const importSession = useImportSession()
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

const stepNames = ['choose', 'match', 'review', 'send'] as const

/** Progress of the import. Earlier steps can be opened until sending begins. */
function ImportSteps({ state }: { state: ImportState }) {
  const importSession = useImportSession()
  const current = state.busy === 'comparing' ? 'send' : state.step
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
      isDone={current === 'send' && !isSending}
    />
  )
}
