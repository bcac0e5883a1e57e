/** The list without entries equal to an earlier one, compared by their serialised text (section 7). */
export function distinct<T>(items: readonly T[]): T[] {
  const byText = new Map<string, T>()
  for (const item of items) {
    const text = JSON.stringify(item)
    if (!byText.has(text)) byText.set(text, item)
  }
  return [...byText.values()]
}
