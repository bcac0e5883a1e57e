import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useToday } from '@/session/today'
import { beginAtHeading } from '@/ui/begin-at-heading'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { ChooseFile } from './ChooseFile'
import { Comparing } from './Comparing'
import { LeaveGuard } from './LeaveGuard'
import { MatchColumns } from './MatchColumns'
import { Outcome } from './Outcome'
import { ReviewRows } from './ReviewRows'
import { Sending } from './Sending'
import { Settings } from './Settings'
import { Steps } from './Steps'
import { UnmatchedNotice } from './UnmatchedNotice'
import { counted } from './words'
import { currentWork, type Work } from './work'
import type { WorkState } from './work-state'

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
    <Box as="section" aria-labelledby="import-heading">
      <LeaveGuard work={work} />
      <Box
        as="h2"
        id="import-heading"
        ref={heading}
        tabIndex={-1}
        fontSize="xl"
        fontWeight="semibold"
        mb="4"
      >
        Import debts from CSV
      </Box>
      <CurrentStep work={work} state={state} />
    </Box>
  )
}

function CurrentStep({ work, state }: { work: Work; state: WorkState }) {
  const { step, file, review, sending } = state
  if (state.busy === 'comparing') return <Comparing work={work} />
  if (step === 'send' && file && sending) {
    const isUnderWay = sending.phase === 'sending' || sending.phase === 'checking'
    if (isUnderWay) return <Sending work={work} sending={sending} />
    return (
      <Outcome
        work={work}
        sending={sending}
        block={state.block}
        toFix={review?.counts['to-fix'] ?? 0}
      />
    )
  }
  if (!file || step === 'choose' || step === 'send') {
    return (
      <>
        <ChooseFile work={work} state={state} />
        <Settings work={work} state={state} />
      </>
    )
  }
  return (
    <>
      <Steps work={work} step={step} />
      {step === 'match' && <UnmatchedNotice work={work} state={state} summary={file.summary} />}
      <Text mb="4" overflowWrap="anywhere">
        {file.name}: {counted(file.summary.rowCount, 'row')}
      </Text>
      {state.problem && <Notice tone="error">{state.problem}</Notice>}
      <Settings work={work} state={state} />
      {step === 'match' && <MatchColumns work={work} state={state} summary={file.summary} />}
      {step === 'review' &&
        (review ? (
          <ReviewRows work={work} state={state} summary={file.summary} review={review} />
        ) : (
          <Skeleton label="Checking the rows" lines={4} />
        ))}
    </>
  )
}
