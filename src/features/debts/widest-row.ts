import type { DebtRow } from './debt-row'

/** As long as the longest; digits are wider than most letters. */
function longest(rows: readonly DebtRow[], textOf: (row: DebtRow) => string): string {
  return '0'.repeat(rows.reduce((length, row) => Math.max(length, textOf(row).length), 0))
}

function largest(rows: readonly DebtRow[], amountOf: (row: DebtRow) => number): number {
  return rows.reduce((found, row) => {
    const amount = amountOf(row)
    return Math.abs(amount) > Math.abs(found) ? amount : found
  }, 0)
}

/** A row no cell of which is narrower than the same cell of any other. */
export function widestRow(rows: readonly DebtRow[]): DebtRow {
  const [any] = rows
  if (!any) throw new Error('There is no widest of no rows.')
  return {
    ...any,
    name: longest(rows, ({ name }) => name),
    reference: longest(rows, ({ reference }) => reference),
    original: largest(rows, ({ original }) => original),
    paid: largest(rows, ({ paid }) => paid),
    outstanding: largest(rows, ({ outstanding }) => outstanding),
    interest: largest(rows, ({ interest }) => interest),
    compensation: largest(rows, ({ compensation }) => compensation),
    total: largest(rows, ({ total }) => total),
    invoiced: rows.find(({ invoiced }) => invoiced === null) ? null : any.invoiced,
    overdue: largest(rows, ({ overdue }) => overdue),
    status: longest(rows, ({ status }) => status),
    disputed: rows.some(({ disputed }) => disputed),
  }
}
