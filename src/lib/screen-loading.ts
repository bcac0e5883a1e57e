/** Runs a task after the next paint, so that the press before it shows at once. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}

/** A covered window may get no frame. */
const maxFrameMs = 100

/** Resolves after the next paint, or at once while the tab is hidden. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    afterPaint(resolve)
    setTimeout(resolve, maxFrameMs)
  })
}

/** The delay in browsers without `requestIdleCallback`. */
const fallbackDelayMs = 2_000

/** Runs a background task when the browser is idle. */
export function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task)
  else setTimeout(task, fallbackDelayMs)
}

const holds = new Set<symbol>()
const tasks = new Set<() => void>()
let isScheduled = false

/** Marks the screen as loading until the returned function is called. */
export function holdScreen(): () => void {
  const hold = Symbol('loading')
  holds.add(hold)
  return () => {
    holds.delete(hold)
    schedule()
  }
}

/** Runs a background task once the screen is loaded and painted; returns a function that cancels it. */
export function runWhenLoaded(task: () => void): () => void {
  tasks.add(task)
  schedule()
  return () => tasks.delete(task)
}

function schedule() {
  if (isScheduled || holds.size > 0 || tasks.size === 0) return
  isScheduled = true
  afterPaint(() =>
    runWhenIdle(() => {
      isScheduled = false
      // The end of a hold that began meanwhile schedules again.
      if (holds.size > 0) return
      const due = [...tasks]
      tasks.clear()
      for (const task of due) task()
    }),
  )
}
