/** Where the browser does not tell when it is idle, it is by then. */
const fallbackDelayMs = 2_000

/** Runs a task that nobody waits for, once the page has nothing better to do; returns how to call it off. */
export function runWhenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(task)
    return () => window.cancelIdleCallback(idle)
  }
  const timer = setTimeout(task, fallbackDelayMs)
  return () => clearTimeout(timer)
}
