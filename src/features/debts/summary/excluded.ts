/** Says of how many debts an amount is unknown and left out. */
export const leftOut = (count: number, amount: string) =>
  `Leaves out ${count === 1 ? '1 debt' : `${count} debts`} with an unknown ${amount}.`
