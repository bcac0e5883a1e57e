import { useBlocker } from '@tanstack/react-router'
import { session } from '@/session/session'
import { ConfirmDialog } from '@/ui/Dialog'

/**
 * Confirms before a screen with unsaved work is left. It does not block after the session ended: an
 * expired session keeps the work for the same user, and a logout has deleted it. Closing the tab is
 * confirmed by `useUnloadWarning`, which the shell calls for every draft.
 */
export function UnsavedWorkGuard({
  isUnsaved,
  onLeave,
  ...question
}: {
  isUnsaved: () => boolean
  title: string
  body: string
  /** Called before the screen is left. */
  onLeave: () => void
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved() && session.isLoggedIn() && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      {...question}
      isOpen={blocker.status === 'blocked'}
      confirm="Leave"
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
