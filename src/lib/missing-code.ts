/**
 * Code that loads on demand can be missing: after a deployment an open tab asks for files that are
 * gone, and without a connection none load.
 */
const missing = new WeakSet<object>()

/** Tracks code and styles that fail to load. Call once, before anything is loaded. */
export function trackMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    // The router recognises the browser's own message, and would reload the page at once: over
    // unsaved work, or without a connection.
    payload.message = 'A part of the portal could not be loaded.'
  })
}

export const isMissingCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

let isReported = false
const listeners = new Set<() => void>()

/** Whether code of an open screen is missing. The screen stays, and a notice offers a reload. */
export const missingPart = {
  isReported: () => isReported,
  report(): void {
    isReported = true
    for (const listener of [...listeners]) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
