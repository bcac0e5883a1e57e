import { session } from './session'

/** Preferences that could not be stored, because storage is blocked or no token names the user. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

const storageKey = (name: string) => `preference:${session.userId()}:${name}`

/** Preferences, stored in this browser per user. They never hold data of a debtor. */
export const preferences = {
  /** The stored JSON; null when nothing is stored. */
  read(name: string): string | null {
    const key = storageKey(name)
    // A value that could not be stored is newer than the stored one.
    const unsaved = memory.get(key)
    if (unsaved !== undefined) return unsaved
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },

  write(name: string, value: unknown): void {
    const key = storageKey(name)
    const text = JSON.stringify(value)
    memory.delete(key)
    try {
      if (session.userId() === null) throw new Error('no user to store it for')
      window.localStorage.setItem(key, text)
    } catch {
      memory.set(key, text)
    }
    for (const listener of [...listeners]) listener()
  },

  /** Notifies of changes in this tab or another, and of a login. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    const unsubscribe = session.subscribe(listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
      unsubscribe()
    }
  },
}
