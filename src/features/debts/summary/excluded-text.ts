/** A sentence on the debts left out because an amount is unknown; false if there are none. */
export const excludedText = (count: number, amount: string) =>
  count > 0 && `Leaves out ${count === 1 ? '1 debt' : `${count} debts`} with an unknown ${amount}.`
