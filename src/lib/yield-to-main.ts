type Scheduler = {
  yield?: () => Promise<void>
  postTask?: (task: () => void, options: { priority: 'background' }) => Promise<void>
}

const { scheduler } = globalThis as { scheduler?: Scheduler }

/** Lets the browser paint and handle input before the work continues. */
export function yieldToMain(): Promise<void> {
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}

/** Lets everything run that is due, such as modules that have arrived, before the work continues. */
export function yieldToDueTasks(): Promise<void> {
  if (scheduler?.postTask) return scheduler.postTask(() => {}, { priority: 'background' })
  return new Promise((resolve) => setTimeout(resolve))
}

/** The number of items between two checks of the clock. */
const chunkSize = 250
const chunkBudgetMs = 20

/**
 * Runs `work` for each item, pausing every 20 ms.
 * @param pause runs between chunks; when it throws, the loop ends
 */
export async function forEachChunked<T>(
  items: readonly T[],
  work: (item: T, index: number) => void,
  pause: () => Promise<void> = yieldToMain,
): Promise<void> {
  let until = performance.now() + chunkBudgetMs
  for (let from = 0; from < items.length; from += chunkSize) {
    if (from > 0 && performance.now() > until) {
      await pause()
      until = performance.now() + chunkBudgetMs
    }
    const to = Math.min(items.length, from + chunkSize)
    for (let index = from; index < to; index += 1) work(items[index] as T, index)
  }
}
