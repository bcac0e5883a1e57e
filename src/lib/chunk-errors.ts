/**
 * A part of the portal is code that comes when it is first needed. After a deploy the parts of the
 * version an open tab runs may be gone; without a connection none come.
 */
const missing = new WeakSet<object>()
const words = 'A part of the portal could not be loaded.'

/** Follows what fails to come, of code and of styles. Call once, before anything is loaded. */
export function trackChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    // By the browser's own words the router would know a missing module, and reload the page at
    // once: over unsaved work, without a connection, and noting so in storage.
    payload.message = words
  })
}

export const isChunkLoadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/** Within a screen that is being used, a missing part is only told of: nobody meant to leave it. */
let isWanted = false
const listeners = new Set<() => void>()

export const chunkErrorStore = {
  isMissing: () => isWanted,
  report(): void {
    isWanted = true
    for (const listener of [...listeners]) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
