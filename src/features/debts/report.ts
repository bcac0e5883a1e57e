import { writeRows } from '@/lib/csv-write'
import { downloadCsv } from '@/lib/download'
import type { IsoDate } from '@/rules/days'
import { plainMoney } from '@/rules/money'
import { snackbar } from '@/session/snackbar'
import { columns } from './columns'
import type { DebtRow } from './debt-row'
import type { SortColumn } from './search'
import { statusTags } from './status-tags'

/** A single cell as {@link writeRows} writes it, without its line break. */
const textCell = (text: string) => (text === '' ? '' : writeRows([[text]]).slice(0, -2))

/**
 * Amounts have two decimals and no pound sign. Dates are `yyyy-MM-dd`, which spreadsheets read as a
 * date in every locale; where months come first, 03/02/2026 would be read as 2 March.
 */
const cellOf: Record<SortColumn, (row: DebtRow) => string> = {
  name: (row) => textCell(row.name),
  reference: (row) => textCell(row.reference),
  original: (row) => plainMoney(row.original),
  paid: (row) => plainMoney(row.paid),
  outstanding: (row) => plainMoney(row.outstanding),
  interest: (row) => plainMoney(row.interest),
  compensation: (row) => plainMoney(row.compensation),
  total: (row) => plainMoney(row.total),
  invoiced: (row) => row.invoiced ?? '',
  overdue: (row) => String(row.overdue),
  status: (row) =>
    textCell(
      statusTags(row)
        .map(({ text }) => text)
        .join(', '),
    ),
}

/** The list as it is on the screen: its columns, its headings and its rows in their order. */
export function reportCsv(rows: readonly DebtRow[], hidden: readonly SortColumn[]): string {
  const shown = columns.filter(({ column }) => !hidden.includes(column))
  const lines = [
    shown.map(({ label }) => textCell(label)),
    ...rows.map((row) => shown.map(({ column }) => cellOf[column](row))),
  ]
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** Saves the list as a file to read, and reports whether it could. */
export function downloadReport(
  rows: readonly DebtRow[],
  hidden: readonly SortColumn[],
  today: IsoDate,
): void {
  const saved = downloadCsv(reportCsv(rows, hidden), `debts-report-${today}.csv`)
  const many = rows.length === 1 ? '1 debt' : `${rows.length} debts`
  if (saved) snackbar.success(`Report of ${many} downloaded.`)
  else snackbar.error('The file could not be saved.')
}
