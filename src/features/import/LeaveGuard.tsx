import { useBlocker } from '@tanstack/react-router'
import { session } from '@/session/session'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import type { Work } from './import-session'
import { isUnfinished } from './import-state'

/**
 * Asks before a file that is not imported yet is left or the tab closed. Not where the session
 * ended: the same user finds the import again.
 */
export function LeaveGuard({ work }: { work: Work }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnfinished(work.state()) && session.isLoggedIn() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnfinished(work.state()),
    withResolver: true,
  })
  const isSending = work.state().step === 'send'
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
        if (!isSending) work.startAgain()
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
