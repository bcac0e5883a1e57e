import { type ReactNode, useState } from 'react'
import { hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { ConfirmDialog } from '@/ui/Dialog'

/** Logs out, after confirmation if unsaved work would be lost. */
export function useLogout(): { logOut: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  return {
    logOut: () => (hasDrafts() ? setAsking(true) : session.logOut()),
    dialog: (
      <ConfirmDialog
        open={isAsking}
        title="You have unsaved work"
        body="If you log out, you will lose what you have not saved."
        confirm="Logout"
        onConfirm={() => {
          setAsking(false)
          session.logOut()
        }}
        onClose={() => setAsking(false)}
      />
    ),
  }
}
