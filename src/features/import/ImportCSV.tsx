import { Box, Flex, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { UnsavedWorkGuard } from '@/components/UnsavedWorkGuard'
import { useToday } from '@/session/today'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Skeleton } from '@/ui/Skeleton'
import { StepList } from '@/ui/StepList'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { currentImport, ImportContext, useImport } from './import-draft'
import { isImportRunning, isUnfinished } from './import-state'
import { MatchColumnsStep } from './match/MatchColumnsStep'
import { ReviewStep } from './review/ReviewStep'
import { ImportResult } from './send/ImportResult'
import { SendingPanel } from './send/SendingPanel'
import { UploadStep } from './upload/UploadStep'

/** Imports debts from a file in four steps: upload, match columns, review, import. */
export function ImportCSV() {
  const queryClient = useQueryClient()
  const [draft] = useState(() => currentImport(queryClient))
  const state = useSyncExternalStore(draft.subscribe, draft.state)
  useEffect(() => draft.dispose, [draft])

  const today = useToday()
  const isStale =
    state.step !== 'import' && state.summary !== null && state.summary.decisions.today !== today
  useEffect(() => {
    if (isStale) void draft.decide({ today })
  }, [draft, isStale, today])

  const heading = useRef<HTMLHeadingElement>(null)
  const phase = `${state.step} ${state.work === 'comparing'} ${isImportRunning(state)}`
  const shownPhase = useRef(phase)
  useEffect(() => {
    if (shownPhase.current !== phase) focusHeading(heading.current)
    shownPhase.current = phase
  }, [phase])

  return (
    <ImportContext value={{ draft, state }}>
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
            <ImportSteps />
          </Box>
        </Flex>
        {state.problem && <Notice tone="error">{state.problem}</Notice>}
        <BlockNotice />
        <CurrentStep />
      </Flex>
    </ImportContext>
  )
}

function CurrentStep() {
  const { state } = useImport()
  const { step, work, summary, sending } = state
  if (work === 'comparing') return <ComparingPanel />
  if (step === 'upload' || !summary) return <UploadStep />
  if (step === 'match') return <MatchColumnsStep />
  if (step === 'review' || !sending) return <ReviewStep />
  return isImportRunning(state) ? (
    <SendingPanel sending={sending} />
  ) : (
    <ImportResult sending={sending} />
  )
}

/** Why nothing was sent, and what the person can do. */
function BlockNotice() {
  const { draft, state } = useImport()
  if (!state.block) return null
  const { heading, text, canRetry } = state.block
  const retry = state.step === 'import' ? draft.sendRest : draft.confirm
  return (
    <Notice
      tone="error"
      heading={heading}
      actions={
        canRetry && (
          <Button variant="outline" onClick={() => void retry()}>
            Try again
          </Button>
        )
      }
    >
      {text}
    </Notice>
  )
}

/** Shown while rows are compared, before the first request that sends. */
function ComparingPanel() {
  const { draft } = useImport()
  const cancel = (
    <Button variant="outline" onClick={draft.cancelConfirmation}>
      Cancel
    </Button>
  )
  return (
    <>
      <Panel label="Comparing">
        <Text mb="3">Comparing the rows with your debts before anything is sent…</Text>
        <Skeleton label="Reading your debts" lines={3} />
      </Panel>
      <ActionBar secondary={cancel} />
    </>
  )
}

const stepNames = ['upload', 'match', 'review', 'import'] as const

/** Progress of the import. Earlier steps can be opened until sending begins. */
function ImportSteps() {
  const { draft, state } = useImport()
  const isConfirmed = state.work === 'comparing' || state.step === 'import'
  const current = isConfirmed ? 'import' : state.step
  const isOpened = current === 'match' || current === 'review'
  const open = (step: 'match' | 'review', canOpen: boolean) =>
    canOpen ? () => draft.openStep(step) : undefined
  return (
    <StepList
      label="Steps of the import"
      steps={[
        { label: 'Upload' },
        { label: 'Match columns', onGo: open('match', isOpened) },
        { label: 'Review', onGo: open('review', current === 'review') },
        { label: 'Import' },
      ]}
      current={stepNames.indexOf(current)}
      isDone={isConfirmed && !isImportRunning(state)}
    />
  )
}

/** Confirms before the person leaves an unfinished import or closes the tab. */
function LeaveGuard() {
  const { draft, state } = useImport()
  const isUnsaved = () => isUnfinished(draft.state())
  useUnloadWarning(isUnsaved)
  const isSending = state.step === 'import'
  return (
    <UnsavedWorkGuard
      isUnsaved={isUnsaved}
      title={isSending ? 'Leave while the import is unfinished?' : 'Leave without importing?'}
      body={
        isSending
          ? 'Rows being sent will finish while this tab stays open. Return here for the rest.'
          : 'You would have to choose the file again.'
      }
      onLeave={() => {
        if (!isSending) draft.startAgain()
      }}
    />
  )
}
