/** The list without entries equal to another one, compared by their serialised text (section 7). */
export const distinct = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]
