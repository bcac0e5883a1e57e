import { afterPaint } from './after-paint'
import { runWhenIdle } from './run-when-idle'

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
