import { StepList } from '@/ui/StepList'
import type { Work } from './import-session'
import { isUnderWay, type WorkState } from './import-state'

const stepNames = ['upload', 'match', 'review', 'done'] as const
type StepName = (typeof stepNames)[number]

function currentStep({ step, busy, file, sending }: WorkState): StepName {
  if (busy === 'comparing' || (step === 'send' && sending)) return 'done'
  return !file || step === 'choose' || step === 'send' ? 'upload' : step
}

/** Where the import stands; the current step and the one before it can be opened where they allow it. */
export function Steps({ work, state }: { work: Work; state: WorkState }) {
  const current = currentStep(state)
  const isSending = isUnderWay(state)
  const isMatched = current === 'match' || current === 'review'
  return (
    <StepList
      label="Steps of the import"
      steps={[
        { label: 'Upload' },
        { label: 'Match columns', onGo: isMatched ? () => work.goTo('match') : undefined },
        { label: 'Review', onGo: current === 'review' ? () => work.goTo('review') : undefined },
        { label: isSending ? 'Sending' : 'Done' },
      ]}
      current={stepNames.indexOf(current)}
      isDone={current === 'done' && !isSending}
    />
  )
}
