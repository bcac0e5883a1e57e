/** `1 row`, `2 rows`, `1 debt`, `2 ready debts`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

const few = 12

/** `row 5`, `rows 5, 7`, `rows 1, 2, 3 … and others`: a long list would bury what it is about. */
export function rowNumbers(numbers: readonly number[], all = numbers.length): string {
  const list = numbers.slice(0, few).join(', ')
  return `${all === 1 ? 'row' : 'rows'} ${list}${all > Math.min(few, numbers.length) ? ' and others' : ''}`
}
