import { Box } from '@chakra-ui/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { ChooseFile } from './ChooseFile'
import { LeaveGuard } from './LeaveGuard'
import { MatchColumns } from './MatchColumns'
import { Outcome } from './Outcome'
import { ReviewRows } from './ReviewRows'
import { Sending } from './Sending'
import { Settings } from './Settings'
import { Steps } from './Steps'
import { currentWork, type Work } from './work'
import type { WorkState } from './work-state'

/** A file of debts: choose, match, review, send. */
export function ImportCSV() {
  const [work] = useState(currentWork)
  const state = useSyncExternalStore(work.subscribe, work.state)
  const heading = useRef<HTMLHeadingElement>(null)
  const phase = `${state.step} ${state.dispatch?.phase}`
  const shown = useRef(phase)
  useEffect(() => {
    if (shown.current !== phase) heading.current?.focus()
    shown.current = phase
  }, [phase])

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
  const { step, file, checked, dispatch } = state
  if (step === 'send' && file && dispatch) {
    const isUnderWay = dispatch.phase === 'sending' || dispatch.phase === 'checking'
    if (isUnderWay) return <Sending dispatch={dispatch} />
    return <Outcome work={work} state={state} summary={file.summary} dispatch={dispatch} />
  }
  if (!file || step === 'choose' || step === 'send') {
    return (
      <>
        <Settings work={work} state={state} />
        <ChooseFile work={work} state={state} />
      </>
    )
  }
  return (
    <>
      <Steps work={work} step={step} />
      <p>
        {file.name}: {file.summary.rowCount} rows
      </p>
      {state.problem && <Notice tone="error">{state.problem}</Notice>}
      <Settings work={work} state={state} />
      {step === 'match' && <MatchColumns work={work} state={state} summary={file.summary} />}
      {step === 'review' &&
        (checked ? (
          <ReviewRows work={work} state={state} summary={file.summary} rows={checked.rows} />
        ) : (
          <Skeleton label="Checking the rows" lines={4} />
        ))}
    </>
  )
}
