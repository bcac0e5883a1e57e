import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { type SessionEvent, session } from './session'
import { type Snackbar, snackbar } from './snackbar'

interface SessionState {
  loggedIn: boolean
  /** Changes with the user (`session.userEpoch`). */
  userEpoch: number
  lastEvent: SessionEvent | null
  /** The queue; the first message is on screen. */
  snackbars: readonly Snackbar[]
}

const SessionContext = createContext<SessionState>({
  loggedIn: false,
  userEpoch: 0,
  lastEvent: null,
  snackbars: [],
})

/** Provides the session's state and the snackbar queue. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const loggedIn = useSyncExternalStore(session.subscribe, session.isLoggedIn)
  const userEpoch = useSyncExternalStore(session.subscribe, session.userEpoch)
  const lastEvent = useSyncExternalStore(session.subscribe, session.lastEvent)
  const snackbars = useSyncExternalStore(snackbar.subscribe, snackbar.queue)
  const state = useMemo(
    () => ({ loggedIn, userEpoch, lastEvent, snackbars }),
    [loggedIn, userEpoch, lastEvent, snackbars],
  )
  return <SessionContext value={state}>{children}</SessionContext>
}

export const useSession = () => use(SessionContext)
