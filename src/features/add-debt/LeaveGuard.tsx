import { useBlocker } from '@tanstack/react-router'
import { session } from '@/session/session'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { deleteDebtDraft, hasDebtDraft } from './debt-draft'

/**
 * Confirms before unsaved work is left or the tab closed. It does not block after the session
 * ended: an expired session keeps the draft for the same user, and a logout has deleted it.
 */
export function LeaveGuard({ saved }: { saved: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !saved && session.isLoggedIn() && hasDebtDraft() && current.pathname !== next.pathname,
    enableBeforeUnload: hasDebtDraft,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without saving this debt?"
      body="What you have typed will be lost."
      confirm="Leave"
      tone="danger"
      onConfirm={() => {
        deleteDebtDraft()
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
