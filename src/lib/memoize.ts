const maxEntries = 5_000

/**
 * Caches results by text: dates, postcodes and similar values recur throughout a file. Names and
 * references do not, so that their cache is given up.
 */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>()
  let hits = 0
  return (text) => {
    const isFull = cache.size === maxEntries
    if (isFull && hits < maxEntries) return compute(text)
    const cached = cache.get(text)
    if (cached !== undefined) {
      hits += 1
      return cached
    }
    const result = compute(text)
    if (!isFull) cache.set(text, result)
    return result
  }
}
