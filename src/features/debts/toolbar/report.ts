import { writeRows } from '@/lib/csv-write'
import type { IsoDate } from '@/rules/days'
import { type Pence, plainMoney } from '@/rules/money'
import { formatDebtCount } from '../debt-count'
import { type DebtRow, isDateUnread } from '../debt-row'
import type { SortColumn } from '../search'
import { columns } from '../table/columns'
import { statusTags } from '../table/status-tags'
import { saveCsv } from './export-debts'

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
  paid: (row) => amountCell(row.paid),
  outstanding: (row) => amountCell(row.outstanding),
  interest: (row) => amountCell(row.interest),
  compensation: (row) => amountCell(row.compensation),
  total: (row) => amountCell(row.total),
  invoiced: (row) => row.invoiced ?? (isDateUnread(row) ? 'Unknown' : ''),
  overdue: (row) => String(row.overdue ?? 'Unknown'),
  status: (row) =>
    textCell(
      statusTags(row)
        .map(({ text }) => text)
        .join(', '),
    ),
}

/** The list as shown on screen as CSV: its visible columns, headings and row order. */
export function reportCsv(rows: readonly DebtRow[], hidden: readonly SortColumn[]): string {
  const shown = columns.filter(({ column }) => !hidden.includes(column))
  const lines = [
    shown.map(({ label }) => textCell(label)),
    ...rows.map((row) => shown.map(({ column }) => cellOf[column](row))),
  ]
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** Downloads the report of the rows. */
export const downloadReport = (
  rows: readonly DebtRow[],
  hidden: readonly SortColumn[],
  today: IsoDate,
) =>
  saveCsv(
    reportCsv(rows, hidden),
    `debts-report-${today}.csv`,
    `Report of ${formatDebtCount(rows.length)} downloaded.`,
  )
