import { useState } from 'react'
import { hasDrafts } from '@/session/drafts'
import { session } from '@/session/session'
import { Notice } from '@/ui/Notice'

function sessionEndText(): string | null {
  if (session.lastEvent() === 'left') return 'You have been logged out in another tab.'
  if (session.lastEvent() !== 'expired') return null
  return hasDrafts()
    ? 'Your session has ended. Log in to go on; your unsaved work is kept.'
    : 'Your session has ended. Log in to go on.'
}

/** The reason a session ended, shown above the login form. */
export function SessionNotice() {
  const [notice] = useState(sessionEndText)
  return notice && <Notice tone="info">{notice}</Notice>
}
