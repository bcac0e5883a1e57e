import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { session } from './session'
import { type Snackbar, snackbar } from './snackbar'

interface SessionState {
  /** A view of storage for rendering; requests read storage itself. */
  isLoggedIn: boolean
  /** The queue; the first message is on screen. */
  snackbars: readonly Snackbar[]
}

const SessionContext = createContext<SessionState>({ isLoggedIn: false, snackbars: [] })

/** Provides whether tokens are stored and the snackbar queue, and nothing else. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const isLoggedIn = useSyncExternalStore(session.subscribe, session.isLoggedIn)
  const snackbars = useSyncExternalStore(snackbar.subscribe, snackbar.queue)
  return <SessionContext value={{ isLoggedIn, snackbars }}>{children}</SessionContext>
}

export const useSession = () => use(SessionContext)
