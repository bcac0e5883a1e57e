import { writeRows } from '@/lib/csv-write'
import { type Pence, plainMoney } from '@/rules/money'
import type { DebtRow } from '../debt-row'
import type { SortColumn } from '../search'
import type { Column } from '../table/columns'
import { statusTexts } from '../table/status-texts'

/** Escapes a single cell like {@link writeRows}. */
const textCell = (text: string) => (text === '' ? '' : writeRows([[text]]).slice(0, -2))

const amountCell = (pence: Pence | null) => (pence === null ? 'Unknown' : plainMoney(pence))

/**
 * Amounts have two decimals and no pound sign. Dates are `yyyy-MM-dd`, which spreadsheets read as a
 * date in every locale; where months come first, 03/02/2026 would be read as 2 March.
 */
const cellOf: Record<SortColumn, (row: DebtRow) => string> = {
  name: (row) => textCell(row.name),
  reference: (row) => textCell(row.reference),
  original: (row) => plainMoney(row.original),
  paid: (row) => plainMoney(row.paid),
  outstanding: (row) => amountCell(row.outstanding),
  interest: (row) => amountCell(row.interest),
  compensation: (row) => amountCell(row.compensation),
  total: (row) => amountCell(row.total),
  invoiced: (row) => row.invoiced ?? '',
  overdue: (row) => String(row.overdue ?? 'Unknown'),
  status: (row) => {
    const { warnings, statuses } = statusTexts(row)
    return textCell([...warnings, ...statuses].join(', '))
  },
}

/** The rows in the columns on the screen, with their headings. */
export function csvAsShown(rows: readonly DebtRow[], shown: readonly Column[]): string {
  const lines = [
    shown.map(({ label }) => textCell(label)),
    ...rows.map((row) => shown.map(({ column }) => cellOf[column](row))),
  ]
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}
