const maxEntries = 5_000

/** Caches results by text: dates, postcodes and similar values recur throughout a file. */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    if (cache.size === maxEntries) cache.clear()
    const result = compute(text)
    cache.set(text, result)
    return result
  }
}
