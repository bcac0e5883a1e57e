/** The delay in browsers without `requestIdleCallback`. */
const fallbackDelayMs = 2_000

/** Runs a background task when the browser is idle; returns a function that cancels it. */
export function runWhenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(task)
    return () => window.cancelIdleCallback(idle)
  }
  const timer = setTimeout(task, fallbackDelayMs)
  return () => clearTimeout(timer)
}
