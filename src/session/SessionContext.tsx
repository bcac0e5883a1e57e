import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { type SessionEvent, session } from './session'
import { type Snackbar, snackbar } from './snackbar'

interface SessionState {
  loggedIn: boolean
  /** Another number is another person. */
  person: number
  lastEvent: SessionEvent | null
  /** The messages waiting; the first is the one on screen. */
  snackbars: readonly Snackbar[]
}

const SessionContext = createContext<SessionState>({
  loggedIn: false,
  person: 0,
  lastEvent: null,
  snackbars: [],
})

/** The one context: whether there are tokens, and what the snackbar shows. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const loggedIn = useSyncExternalStore(session.subscribe, session.isLoggedIn)
  const person = useSyncExternalStore(session.subscribe, session.person)
  const lastEvent = useSyncExternalStore(session.subscribe, session.lastEvent)
  const snackbars = useSyncExternalStore(snackbar.subscribe, snackbar.queue)
  const state = useMemo(
    () => ({ loggedIn, person, lastEvent, snackbars }),
    [loggedIn, person, lastEvent, snackbars],
  )
  return <SessionContext value={state}>{children}</SessionContext>
}

export const useSession = () => use(SessionContext)
