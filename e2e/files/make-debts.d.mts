/** A CSV of `count` valid debts, the same on every run. */
export function debtsCsv(count: number): string
