import { Box, Flex } from '@chakra-ui/react'
import { useDeferredValue, useEffect } from 'react'
import { UnsavedWorkGuard } from '@/components/UnsavedWorkGuard'
import { useToday } from '@/session/today'
import { useStepHeading } from '@/ui/focus-heading'
import { Notice } from '@/ui/Notice'
import { StepList } from '@/ui/StepList'
import {
  decide,
  importState,
  isImportRunning,
  isUnfinished,
  openStep,
  startAgain,
  useImport,
} from './import-draft'
import { MatchColumnsStep } from './match/MatchColumnsStep'
import { ReviewStep } from './review/ReviewStep'
import { ImportStep } from './send/ImportStep'
import { UploadStep } from './upload/UploadStep'

/** Imports debts from a file in four steps: upload, match columns, review, import. */
export function ImportCSV() {
  const state = useImport()
  const { summary, problem, phase } = state
  // A review takes long to render, which React does in parts.
  const step = useDeferredValue(phase ? 'import' : state.step)
  const today = useToday()
  const isStale = !phase && summary !== null && summary.decisions.today !== today
  useEffect(() => {
    if (isStale) void decide({ today })
  }, [isStale, today])

  const heading = useStepHeading(`${step} ${isImportRunning(state)}`)
  useEffect(() => {
    const shown = heading.current
    // A finished import ends with its screen; React may run this while the screen stays.
    return () => {
      if (!shown?.isConnected && !isUnfinished()) startAgain()
    }
  }, [heading])
  const isPrepared = step === 'match' || step === 'review'
  return (
    <Flex
      as="section"
      aria-labelledby="import-heading"
      direction="column"
      // Fills the screen below the tabs, so that the action bar is always at the bottom.
      minH="calc(100dvh - 16.5rem)"
    >
      <UnsavedWorkGuard
        // Sending goes on without this screen.
        isUnsaved={() => isUnfinished() && !importState().phase}
        title="Leave without importing?"
        body="You would have to choose the file again."
        onLeave={startAgain}
      />
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="8" rowGap="3" mb="5">
        <Box
          as="h2"
          id="import-heading"
          ref={heading}
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
              { label: 'Match columns', onGo: isPrepared ? () => openStep('match') : undefined },
              { label: 'Review', onGo: step === 'review' ? () => openStep('review') : undefined },
              { label: 'Import' },
            ]}
            current={['upload', 'match', 'review', 'import'].indexOf(step)}
            isDone={phase === 'finished'}
          />
        </Box>
      </Flex>
      {problem && <Notice tone="error">{problem}</Notice>}
      {step === 'upload' && <UploadStep />}
      {summary && step === 'match' && <MatchColumnsStep />}
      {summary && !phase && step === 'review' && <ReviewStep />}
      {summary && phase && <ImportStep />}
    </Flex>
  )
}
