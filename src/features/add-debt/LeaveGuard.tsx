import { useBlocker } from '@tanstack/react-router'
import { session } from '@/session/session'
import { ConfirmDialog } from '@/ui/Dialog'
import type { DebtStore } from './useDebtStore'

/**
 * Confirms before unsaved work is left. It does not block after the session
 * ended: an expired session keeps the draft for the same user, and a logout has deleted it.
 */
export function LeaveGuard({ store }: { store: DebtStore }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      store.value.stage.at !== 'saved' &&
      session.isLoggedIn() &&
      store.exists() &&
      current.pathname !== next.pathname,
    // The shell confirms for every draft before the tab is closed.
    enableBeforeUnload: false,
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
        store.close()
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
