import { session } from './session'

/** Preferences that cannot be stored, because storage is blocked or the user is unknown. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

/** An email address must not be stored, not even as part of a key. */
function storageKey(name: string): { key: string; isPersistent: boolean } {
  const owner = session.userId()
  const isPersistent = owner !== null && !owner.includes('@')
  return {
    key: `preference:${isPersistent ? owner : `epoch-${session.userEpoch()}`}:${name}`,
    isPersistent,
  }
}

/** Preferences, stored in this browser per user. They never hold data of a debtor. */
export const preferences = {
  /** The stored JSON; null when nothing is stored. */
  read(name: string): string | null {
    const { key, isPersistent } = storageKey(name)
    // A value that could not be stored is newer than the stored one.
    const unsaved = memory.get(key)
    if (unsaved !== undefined || !isPersistent) return unsaved ?? null
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },

  write(name: string, value: unknown): void {
    const { key, isPersistent } = storageKey(name)
    const text = JSON.stringify(value)
    memory.delete(key)
    try {
      if (!isPersistent) throw new Error('no user to store it for')
      window.localStorage.setItem(key, text)
    } catch {
      memory.set(key, text)
    }
    for (const listener of [...listeners]) listener()
  },

  /** Notifies of changes in this tab or another, and of a change of user. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    const unsubscribe = session.subscribe(listener)
    const unsubscribeIdentified = session.onIdentified(listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
      unsubscribe()
      unsubscribeIdentified()
    }
  },
}
