/** Says of how many debts an amount is unknown and left out; nothing where there are none. */
export const excludedText = (count: number, amount: string) =>
  count > 0 && `Leaves out ${count === 1 ? '1 debt' : `${count} debts`} with an unknown ${amount}.`
