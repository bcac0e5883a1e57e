/** A CSV of this many made-up debts, all of them good, always the same. */
export function debtsCsv(count: number): string
