/** `1 debt`, `2 debts`. */
export const formatDebtCount = (count: number) => (count === 1 ? '1 debt' : `${count} debts`)

/** A sentence on the debts left out because an amount is unknown; false if there are none. */
export const excludedText = (count: number, amount: string) =>
  count > 0 && `Leaves out ${formatDebtCount(count)} with an unknown ${amount}.`
