import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useToday } from '@/session/today'
import { beginAtHeading } from '@/ui/begin-at-heading'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { ActionBar } from './ActionBar'
import { ChooseFile } from './choose/ChooseFile'
import { currentWork, type Work } from './import-session'
import { isUnderWay, type WorkState } from './import-state'
import { LeaveGuard } from './LeaveGuard'
import { MatchColumns } from './match/MatchColumns'
import { ReviewRows } from './review/ReviewRows'
import { StartAgain } from './StartAgain'
import { Steps } from './Steps'
import { Comparing } from './send/Comparing'
import { Outcome } from './send/Outcome'
import { Sending } from './send/Sending'

/** A file of debts: choose, match, review, send. */
export function ImportCSV() {
  const [work] = useState(currentWork)
  const state = useSyncExternalStore(work.subscribe, work.state)
  const today = useToday()
  useEffect(() => void work.setToday(today), [work, today])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => work.forget, [work])
  const phase = `${state.step} ${state.busy === 'comparing'} ${state.sending?.phase}`
  const shown = useRef(phase)
  const isBlocked = state.block !== null
  useEffect(() => {
    // A question that stops the import takes the focus itself.
    if (shown.current !== phase && !isBlocked) beginAtHeading(heading.current)
    shown.current = phase
  }, [phase, isBlocked])

  return (
    <Flex
      as="section"
      aria-labelledby="import-heading"
      direction="column"
      // As high as the screen below its tabs, so that the bar of actions is always at the bottom.
      minH="calc(100dvh - 16.5rem)"
    >
      <LeaveGuard work={work} />
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
          <Steps work={work} state={state} />
        </Box>
      </Flex>
      <CurrentStep work={work} state={state} />
    </Flex>
  )
}

function CurrentStep({ work, state }: { work: Work; state: WorkState }) {
  const { step, file, review, sending } = state
  if (state.busy === 'comparing') return <Comparing work={work} />
  if (step === 'send' && file && sending) {
    if (isUnderWay(state)) return <Sending work={work} sending={sending} />
    return (
      <Outcome
        work={work}
        sending={sending}
        block={state.block}
        toFix={review?.counts['to-fix'] ?? 0}
      />
    )
  }
  if (!file || step === 'choose' || step === 'send') return <ChooseFile work={work} state={state} />
  const problem = state.problem && <Notice tone="error">{state.problem}</Notice>
  if (step === 'match') {
    return (
      <>
        {problem}
        <MatchColumns work={work} state={state} file={file} />
      </>
    )
  }
  return (
    <>
      {problem}
      {review ? (
        <ReviewRows work={work} state={state} file={file} review={review} />
      ) : (
        <>
          <Text>{file.name}</Text>
          <Skeleton label="Checking the rows" lines={4} />
          <ActionBar secondary={<StartAgain work={work} />} />
        </>
      )}
    </>
  )
}
