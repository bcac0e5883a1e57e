/**
 * Errors of loading code on demand: after a deploy the chunks of the version an open tab runs may be
 * gone, and without a connection none load.
 */
const failedChunks = new WeakSet<object>()
const errorMessage = 'A part of the portal could not be loaded.'

/** Tracks chunks of code and styles that fail to load. Call once, before anything is loaded. */
export function trackChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failedChunks.add(payload)
    // The router recognises the browser's own message, and would reload the page at once: over
    // unsaved work, or without a connection.
    payload.message = errorMessage
  })
}

export const isChunkLoadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failedChunks.has(error)

/** Whether a chunk failed inside an open screen, which stays open and shows a notice. */
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
