type Scheduler = { yield?: () => Promise<void> }

/** Lets the browser paint and hear what is pressed before work that goes on. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}

/** Work on so many items is never broken off. */
const chunkSize = 250
const chunkBudgetMs = 20

/**
 * Does something with each item, of a long list a slice at a time.
 * @param pause what happens between slices; where it fails, nothing more is done
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
