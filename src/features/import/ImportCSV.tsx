import { Box, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { UnsavedWorkGuard } from '@/components/UnsavedWorkGuard'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { Notice } from '@/ui/Notice'
import { StepList } from '@/ui/StepList'
import {
  ImportContext,
  isImportRunning,
  isUnfinished,
  useImport,
  useImportDraft,
} from './import-draft'
import { MatchColumnsStep } from './match/MatchColumnsStep'
import { ReviewStep } from './review/ReviewStep'
import { ImportResult } from './send/ImportResult'
import { SendingPanel } from './send/SendingPanel'
import { confirmImport } from './send/sender'
import { UploadStep } from './upload/UploadStep'

/** Imports debts from a file in four steps: upload, match columns, review, import. */
export function ImportCSV() {
  const { draft, state } = useImportDraft()
  const { step, summary, problem, unsentReason } = state

  const today = useToday()
  const isStale = step !== 'import' && summary !== null && summary.decisions.today !== today
  useEffect(() => {
    if (isStale) void draft.change('decide', { today })
  }, [draft, isStale, today])

  const heading = useRef<HTMLHeadingElement>(null)
  const phase = `${step} ${isImportRunning(state)}`
  const shownPhase = useRef(phase)
  useEffect(() => {
    if (shownPhase.current !== phase) focusHeading(heading.current)
    shownPhase.current = phase
  }, [phase])

  const retry = <Button onClick={() => void confirmImport(draft)}>Try again</Button>
  return (
    <ImportContext value={{ draft, state }}>
      <Flex
        as="section"
        aria-labelledby="import-heading"
        direction="column"
        // Fills the screen below the tabs, so that the action bar is always at the bottom.
        minH="calc(100dvh - 16.5rem)"
      >
        <UnsavedWorkGuard
          // What is sent goes on and is found again.
          isUnsaved={() => isUnfinished(draft.state()) && draft.state().step !== 'import'}
          title="Leave without importing?"
          body="You would have to choose the file again."
          onLeave={draft.startAgain}
        />
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
        {problem && <Notice tone="error">{problem}</Notice>}
        {unsentReason && (
          <Notice
            tone="error"
            heading="Nothing was sent"
            actions={summary && summary.counts.ready > 0 && retry}
          >
            {unsentReason}
          </Notice>
        )}
        <CurrentStep />
      </Flex>
    </ImportContext>
  )
}

function CurrentStep() {
  const { state } = useImport()
  const { step, summary, sending } = state
  if (!summary) return <UploadStep />
  if (sending && isImportRunning(state)) return <SendingPanel sending={sending} />
  if (sending) return <ImportResult sending={sending} />
  return step === 'match' ? <MatchColumnsStep /> : <ReviewStep />
}

const stepNames = ['upload', 'match', 'review', 'import'] as const

/** Progress of the import. Earlier steps can be opened until sending begins. */
function ImportSteps() {
  const { draft, state } = useImport()
  const { step } = state
  const open = (next: 'match' | 'review', canOpen: boolean) =>
    canOpen ? () => draft.openStep(next) : undefined
  return (
    <StepList
      label="Steps of the import"
      steps={[
        { label: 'Upload' },
        { label: 'Match columns', onGo: open('match', step === 'match' || step === 'review') },
        { label: 'Review', onGo: open('review', step === 'review') },
        { label: 'Import' },
      ]}
      current={stepNames.indexOf(step)}
      isDone={step === 'import' && !isImportRunning(state)}
    />
  )
}
