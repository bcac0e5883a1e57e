/** The list without repetitions; two entries are equal if their JSON is (the requirements' section 7). */
export const distinct = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]
