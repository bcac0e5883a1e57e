import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { session } from './session'
import { type Snackbar, snackbar } from './snackbar'

interface SessionState {
  loggedIn: boolean
  /** Tells one user's session from another's; null when the tokens do not say. */
  owner: string | null
  /** The messages waiting; the first is the one on screen. */
  snackbars: readonly Snackbar[]
}

const SessionContext = createContext<SessionState>({ loggedIn: false, owner: null, snackbars: [] })

/** The one context: whether there are tokens, and what the snackbar shows. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const loggedIn = useSyncExternalStore(session.subscribe, session.isLoggedIn)
  const owner = useSyncExternalStore(session.subscribe, session.owner)
  const snackbars = useSyncExternalStore(snackbar.subscribe, snackbar.queue)
  const state = useMemo(() => ({ loggedIn, owner, snackbars }), [loggedIn, owner, snackbars])
  return <SessionContext value={state}>{children}</SessionContext>
}

export const useSession = () => use(SessionContext)
