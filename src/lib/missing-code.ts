import { createListeners } from './listeners'

/**
 * Tracks code that fails to load on demand: after a deployment an open tab asks for files that are gone,
 * and without a connection none load. Call once, before anything is loaded.
 */
export function trackMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = missingCode
    // The router recognises the browser's own message, and would reload the page at once: over
    // unsaved work, or without a connection.
    payload.message = 'A part of the portal could not be loaded.'
  })
}

const missingCode = 'MissingCode'

export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.name === missingCode

let isReported = false
const { notify, subscribe } = createListeners()

/** Whether code of an open screen is missing. The screen stays, and a notice offers a reload. */
export const missingPart = {
  isReported: () => isReported,
  report(): void {
    isReported = true
    notify()
  },
  subscribe,
}
