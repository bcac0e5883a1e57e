import { session } from './session'

/** Where storage is shut, or cannot tell whose it is: until the page goes. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

/** An address of a person has no place in storage, not even as the name of something. */
function keyOf(name: string): { key: string; isKept: boolean } {
  const owner = session.userId()
  const isKept = owner !== null && !owner.includes('@')
  return { key: `preference:${isKept ? owner : `person ${session.userEpoch()}`}:${name}`, isKept }
}

/**
 * How a person likes to see things, kept in this browser and apart for each user. Never the things
 * themselves: no debtor's data is at rest in storage.
 */
export const preferences = {
  /** As it was written; null where nothing was. */
  read(name: string): string | null {
    const { key, isKept } = keyOf(name)
    // Whatever could not be stored is newer than what is stored.
    const held = memory.get(key)
    if (held !== undefined || !isKept) return held ?? null
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },

  write(name: string, value: unknown): void {
    const { key, isKept } = keyOf(name)
    const text = JSON.stringify(value)
    memory.delete(key)
    try {
      if (!isKept) throw new Error('nobody to keep it for')
      window.localStorage.setItem(key, text)
    } catch {
      memory.set(key, text)
    }
    for (const listener of [...listeners]) listener()
  },

  /** Told of changes here, in another tab, and of another person. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    const leave = session.subscribe(listener)
    const leaveIdentified = session.onIdentified(listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
      leave()
      leaveIdentified()
    }
  },
}
