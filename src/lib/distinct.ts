/**
 * The list without objects equal to an earlier one, compared by their serialised text (section 7).
 * A set does the same for strings.
 */
export function distinct<T extends object>(items: readonly T[]): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const text = JSON.stringify(item)
    if (seen.has(text)) return false
    seen.add(text)
    return true
  })
}
