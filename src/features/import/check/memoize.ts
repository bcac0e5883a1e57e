const most = 5_000

/** Dates, postcodes and the like come again and again in a file: what was made of one is kept. */
export function memoize<T>(check: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size === most) known.clear()
    const made = check(text)
    known.set(text, made)
    return made
  }
}
