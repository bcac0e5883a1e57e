/** `1 row`, `2 rows`, `1 debt`, `2 ready debts`. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

const maxListed = 12

/** `row 5`, `rows 5, 7`, `rows 1, 2, 3 … and others`: a long list would hide the message. */
export function formatRowNumbers(numbers: readonly number[], all = numbers.length): string {
  const list = numbers.slice(0, maxListed).join(', ')
  return `${all === 1 ? 'row' : 'rows'} ${list}${all > Math.min(maxListed, numbers.length) ? ' and others' : ''}`
}
