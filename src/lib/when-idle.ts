/** Where the browser does not tell when it is idle, it is by then. */
const surelyMs = 2_000

/** Runs a task that nobody waits for, once the page has nothing better to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task)
  else setTimeout(task, surelyMs)
}
