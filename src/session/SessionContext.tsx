import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { session } from './session'
import { type Snackbar, snackbar } from './snackbar'

interface SessionState {
  loggedIn: boolean
  /** The messages waiting; the first is the one on screen. */
  snackbars: readonly Snackbar[]
}

const SessionContext = createContext<SessionState>({ loggedIn: false, snackbars: [] })

/** The one context: whether there are tokens, and what the snackbar shows. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const loggedIn = useSyncExternalStore(session.subscribe, session.isLoggedIn)
  const snackbars = useSyncExternalStore(snackbar.subscribe, snackbar.queue)
  const state = useMemo(() => ({ loggedIn, snackbars }), [loggedIn, snackbars])
  return <SessionContext value={state}>{children}</SessionContext>
}

export const useSession = () => use(SessionContext)
