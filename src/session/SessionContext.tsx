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

let provided: TokenPair | null = null

/** The stored pair: the same object while the tokens are the same, as React compares. */
function storedTokens(): TokenPair | null {
  const pair = readTokens()
  if (JSON.stringify(pair) !== JSON.stringify(provided)) provided = pair
  return provided
}

/** Provides the tokens and the snackbar queue, and nothing else. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const tokens = useSyncExternalStore(session.subscribe, storedTokens)
  const snackbars = useSyncExternalStore(snackbar.subscribe, snackbar.queue)
  return <SessionContext value={{ tokens, snackbars }}>{children}</SessionContext>
}

export const useSession = () => use(SessionContext)
