// Reads files whose debts are no list with a line of names above it.
import { readTable, type Table, type TableRow } from '@/lib/csv-read'
import { otherCurrencyOfNote } from '../cells/currency'
import { isTotalName } from '../cells/ledger-terms'
import { isFieldName, ranksByName } from './column-names'
import { isNoDebtSection } from './leave-out'
import { isCode, isDate } from './value-rules'

/** Splits lines that each stand in one cell, as in a spreadsheet that opened a CSV file wrongly. */
function splitLines(table: Table): Table {
  const [header = ''] = table.header
  const isLine = table.header.length === 1 && /[,;\t|].*[,;\t|]/.test(header)
  if (!isLine || table.rows.some(({ problem }) => problem)) return table
  const lines: string[] = []
  lines[table.headerRow - 1] = header
  for (const { number, cells } of table.rows) lines[number - 1] = cells[0] ?? ''
  return readTable(lines.join('\n'), isFieldName)
}

/** A cell whose line is of the debtor above: blank, or the date or number of an invoice. */
const isOfGroup = (first: string) => first === '' || isDate(first) || isCode(first)

/** The line of a debtor above its invoices: its name, and nothing else. */
const isHeading = ({ cells: [first = '', ...others] }: TableRow) =>
  !isOfGroup(first.trim()) &&
  others.every((cell) => cell.trim() === '') &&
  !isNoDebtSection(first) &&
  otherCurrencyOfNote(first) === null

/** Gives the invoices of a report by debtor, whose names stand on lines of their own, a column of names. */
function nameGroups(table: Table): Table {
  const nameFields = ['company_name', 'trading_name', 'last_name'] as const
  const hasNames = table.header.some((header) =>
    nameFields.some((field) => ranksByName(header).has(field)),
  )
  const [firstRow] = table.rows
  if (hasNames || table.knownNames < 2 || !firstRow || !isHeading(firstRow)) return table
  /** All names, and how many since the last other line; the last one is that of the group, until its total. */
  const names: string[] = []
  let [name, headings] = ['', 0]
  const rows: TableRow[] = []
  for (const row of table.rows) {
    const [cell = '', ...others] = row.cells
    const first = cell.trim()
    const isTotal = /\btotal/i.test(first) || isTotalName(first)
    if (!isTotal && isHeading(row)) {
      name = first
      names.push(name)
      headings += 1
      continue
    }
    // Groups may have groups, such as the projects of a customer, which has its total below theirs.
    const isOuterTotal = isTotal && name === '' && names.some((each) => first.includes(each))
    if (headings > 1 || isOuterTotal || !(isTotal || isOfGroup(first))) return table
    headings = 0
    rows.push({ ...row, cells: isTotal ? ['', ...others, first] : [...row.cells, name] })
    if (isTotal) name = ''
  }
  return { ...table, header: [...table.header, 'Customer'], rows }
}

export const reshapeTable = (table: Table): Table => nameGroups(splitLines(table))
