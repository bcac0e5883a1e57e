import { useBlocker } from '@tanstack/react-router'
import { session } from '@/session/session'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { isUnfinished } from './import-state'
import { useImportSession } from './useImportSession'

/**
 * Confirms before the user leaves an unfinished import or closes the tab. An expired session is
 * not confirmed: the same user finds the import again after logging in.
 */
export function LeaveGuard() {
  const importSession = useImportSession()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnfinished(importSession.state()) &&
      session.isLoggedIn() &&
      current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnfinished(importSession.state()),
    withResolver: true,
  })
  const isSending = importSession.state().step === 'send'
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={isSending ? 'Leave while the import is unfinished?' : 'Leave without importing?'}
      body={
        isSending
          ? 'What is being sent goes on while this tab stays open. You find the rest here again.'
          : 'You would have to choose the file again.'
      }
      confirm="Leave"
      tone="danger"
      onConfirm={() => {
        if (!isSending) importSession.startAgain()
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
