import { importColumns } from '@/rules/import-columns'
import { checkRow } from './check-row'
import type { ReadyRow } from './rows'

/** Rows ready to be sent, for the tests of this folder. */
export function readyRows(count: number, firstRow = 2): ReadyRow[] {
  return Array.from({ length: count }, (_, place) => {
    const values: Record<string, string> = {
      company_name: `Debtor ${place} Ltd`,
      customer_ref: `R-${place}`,
      initial_debt: `${100 + place}.10`,
      last_invoice_date: '01/02/2024',
    }
    const cells = importColumns.map((column) => values[column] ?? '')
    const row = checkRow(
      { row: firstRow + place, cells, problem: null },
      { matches: importColumns, dateOrder: 'day-first', today: '2026-04-01', rules: 'portal' },
    )
    if (row.kind !== 'ready') throw new Error('the row should be ready')
    return row
  })
}
