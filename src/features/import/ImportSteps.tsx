import { StepList } from '@/ui/StepList'
import type { ImportSession } from './import-session'
import { type ImportState, isImportRunning } from './import-state'

const stepNames = ['upload', 'match', 'review', 'done'] as const
type StepName = (typeof stepNames)[number]

function currentStep({ step, busy }: ImportState): StepName {
  if (busy === 'comparing' || step === 'send') return 'done'
  return step === 'choose' ? 'upload' : step
}

/** Progress of the import. Earlier steps can be opened until sending begins. */
export function ImportSteps({
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
