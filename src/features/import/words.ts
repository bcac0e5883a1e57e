/** `1 row`, `2 rows`, `1 debt`, `2 ready debts`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
