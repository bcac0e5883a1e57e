import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { session } from './session'
import { type Snackbar, snackbar } from './snackbar'
import { readTokens, type TokenPair } from './tokens'

interface SessionState {
  /** A view of storage for rendering; requests read storage itself. */
  tokens: TokenPair | null
  /** The queue; the first message is on screen. */
  snackbars: readonly Snackbar[]
}

const SessionContext = createContext<SessionState>({ tokens: null, snackbars: [] })

/** Provides the tokens and the snackbar queue, and nothing else. */
export function SessionProvider({ children }: { children: ReactNode }) {
  // As text, because React compares.
  const stored = useSyncExternalStore(session.subscribe, () => JSON.stringify(readTokens()))
  const snackbars = useSyncExternalStore(snackbar.subscribe, snackbar.queue)
  return (
    <SessionContext value={{ tokens: JSON.parse(stored), snackbars }}>{children}</SessionContext>
  )
}

export const useSession = () => use(SessionContext)
