/**
 * A part of the portal is code that comes when it is first needed. After a deploy the parts of the
 * version an open tab runs may be gone; without a connection none come.
 */
const failedChunks = new WeakSet<object>()
const errorMessage = 'A part of the portal could not be loaded.'

/** Follows what fails to come, of code and of styles. Call once, before anything is loaded. */
export function trackChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failedChunks.add(payload)
    // By the browser's own words the router would know a missing module, and reload the page at
    // once: over unsaved work, without a connection, and noting so in storage.
    payload.message = errorMessage
  })
}

export const isChunkLoadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failedChunks.has(error)

/** Within a screen that is being used, a missing part is only told of: nobody meant to leave it. */
let hasFailed = false
const listeners = new Set<() => void>()

export const chunkErrorStore = {
  hasFailed: () => hasFailed,
  report(): void {
    hasFailed = true
    for (const listener of [...listeners]) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
