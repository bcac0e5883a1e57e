import { UnsavedWorkGuard } from '@/components/UnsavedWorkGuard'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { isUnfinished } from './import-state'
import { useImportSession } from './useImportSession'

/** Confirms before the user leaves an unfinished import or closes the tab. */
export function LeaveGuard() {
  const importSession = useImportSession()
  const isUnsaved = () => isUnfinished(importSession.state())
  useUnloadWarning(isUnsaved)
  const isSending = importSession.state().step === 'send'
  return (
    <UnsavedWorkGuard
      isUnsaved={isUnsaved}
      title={isSending ? 'Leave while the import is unfinished?' : 'Leave without importing?'}
      body={
        isSending
          ? 'What is being sent goes on while this tab stays open. You find the rest here again.'
          : 'You would have to choose the file again.'
      }
      onLeave={() => {
        if (!isSending) importSession.startAgain()
      }}
    />
  )
}
