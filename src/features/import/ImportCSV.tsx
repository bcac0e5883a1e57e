import { Box, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { UnsavedWorkGuard } from '@/components/UnsavedWorkGuard'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { focusHeading } from '@/ui/focus-heading'
import { Notice } from '@/ui/Notice'
import { StepList } from '@/ui/StepList'
import { ImportContext, isImportRunning, isUnfinished, useImportDraft } from './import-draft'
import { MatchColumnsStep } from './match/MatchColumnsStep'
import { ReviewStep } from './review/ReviewStep'
import { ImportResult } from './send/ImportResult'
import { SendingPanel } from './send/SendingPanel'
import { confirmImport } from './send/sender'
import { UploadStep } from './upload/UploadStep'

const stepNames = ['upload', 'match', 'review', 'import'] as const

/** Imports debts from a file in four steps: upload, match columns, review, import. */
export function ImportCSV() {
  const { draft, state } = useImportDraft()
  const { step, summary, problem, sending } = state

  const today = useToday()
  const isStale = step !== 'import' && summary !== null && summary.decisions.today !== today
  useEffect(() => {
    if (isStale) void draft.decide({ today })
  }, [draft, isStale, today])

  const heading = useRef<HTMLHeadingElement>(null)
  const isRunning = isImportRunning(state)
  const phase = `${step} ${isRunning}`
  const shownPhase = useRef(phase)
  useEffect(() => {
    if (shownPhase.current !== phase) focusHeading(heading.current)
    shownPhase.current = phase
  }, [phase])

  // Earlier steps can be opened until sending begins.
  const isBeforeImport = step === 'match' || step === 'review'
  const open = (next: 'match' | 'review') => () => draft.openStep(next)
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
          // Sending goes on without this screen.
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
            <StepList
              label="Steps of the import"
              steps={[
                { label: 'Upload' },
                { label: 'Match columns', onGo: isBeforeImport ? open('match') : undefined },
                { label: 'Review', onGo: step === 'review' ? open('review') : undefined },
                { label: 'Import' },
              ]}
              current={stepNames.indexOf(step)}
              isDone={step === 'import' && !isRunning}
            />
          </Box>
        </Flex>
        {problem && (
          <Notice tone="error" actions={step === 'review' && retry}>
            {problem}
          </Notice>
        )}
        {!summary && <UploadStep draft={draft} state={state} />}
        {summary && step === 'match' && <MatchColumnsStep />}
        {summary && step === 'review' && <ReviewStep />}
        {sending && (isRunning ? <SendingPanel {...sending} /> : <ImportResult {...sending} />)}
      </Flex>
    </ImportContext>
  )
}
