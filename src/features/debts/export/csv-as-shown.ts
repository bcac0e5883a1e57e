import { writeRows } from '@/lib/csv-write'
import { ukDate } from '@/rules/days'
import { plainMoney } from '@/rules/money'
import type { DebtRow } from '../debt-row'
import { type ColumnName, columns } from '../table/columns'
import { statusTexts } from '../table/status-texts'

/** Escapes a single cell like {@link writeRows}. */
const textCell = (text: string) => (text === '' ? '' : writeRows([[text]]).slice(0, -2))

/** Amounts have two decimals and no pound sign, so that spreadsheets add them up. */
function cell(row: DebtRow, name: ColumnName): string {
  if (name === 'status') {
    const { warnings, statuses } = statusTexts(row)
    return textCell([...warnings, ...statuses].join(', '))
  }
  if (name === 'invoiced') return row.invoiced === null ? '' : ukDate(row.invoiced)
  const value = row[name]
  if (value === null) return 'Unknown'
  if (typeof value === 'string') return textCell(value)
  return columns[name].kind === 'days' ? String(value) : plainMoney(value)
}

/** The rows in the columns on the screen, with their headings. */
export function csvAsShown(rows: readonly DebtRow[], names: readonly ColumnName[]): string {
  const lines = [
    names.map((name) => textCell(columns[name].label)),
    ...rows.map((row) => names.map((name) => cell(row, name))),
  ]
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}
