// Reads files whose debts are no list with a line of names above it.
import { readTable, type Table, type TableRow } from '@/lib/csv-read'
import { otherCurrencyOfNote } from '../cells/currency'
import { isLedgerHeading, isNoDebtSection, isTotalName } from '../cells/ledger-terms'
import { amountFields } from '../cells/sheet-fields'
import { isFieldName, ranksByName } from './column-names'
import { isDate } from './values'

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

/** Adds signs from a column of their own (`+`, `-`, `-1`) to the amounts in the column beside it. */
function joinSigns(table: Table): Table {
  const isAmount = (name = '') => amountFields.some((field) => ranksByName(name).has(field))
  for (const [at, name] of table.header.entries()) {
    const amount = [at - 1, at + 1].find((beside) => isAmount(table.header[beside]))
    if (amount === undefined) continue
    const signs = table.rows.map(({ cells }) => cells[at]?.trim() ?? '')
    // Dashes without a plus may be blank cells.
    const isMeant = /\bsign\b|^\W?\+/i.test(name) || signs.includes('+')
    if (isMeant && signs.every((sign) => /^[-−+]?1?$/.test(sign)))
      for (const { cells } of table.rows)
        if (/[-−]/.test(cells[at] ?? '')) cells[amount] = `-${cells[amount]}`
  }
  return table
}

const isBlank = (cell: string) => cell.trim() === ''

const isName = (header: string) =>
  (['company_name', 'trading_name', 'last_name'] as const).some((field) =>
    ranksByName(header).has(field),
  )

/** The line of a debtor above its invoices: its name, and nothing else. */
const isHeading = ([first = '', ...others]: readonly string[]) =>
  !isBlank(first) && others.every(isBlank)

/** A heading of the list, which names no debtor: Unpaid invoices, Credit notes, Amounts in EUR, a month. */
const isOfList = (text: string) =>
  [isLedgerHeading, isNoDebtSection, otherCurrencyOfNote, isDate].some((test) => test(text))

/** Gives the invoices of a report by debtor a column of names: the first, or a new one before dates or numbers. */
function nameGroups(table: Table): Table {
  const [firstHeader = '', ...otherHeaders] = table.header
  const [firstRow] = table.rows
  const isOfNames = firstHeader === '' || isName(firstHeader)
  const isKnown = table.knownNames > 1 && (isOfNames || isFieldName(firstHeader))
  if (!isKnown || otherHeaders.some(isName) || !isHeading(firstRow?.cells ?? [])) return table
  const names: string[] = []
  /** The name of the group, until its total; the names since the last other line, and those of groups. */
  let [name, headings, groups, hasTotal] = ['', 0, 0, false]
  const rows: TableRow[] = []
  for (const row of table.rows) {
    const [cell = '', ...others] = row.cells
    const first = cell.trim()
    const isTotal = /\btotal/i.test(first) || isTotalName(first)
    if (!isTotal && isHeading(row.cells)) {
      name = first
      names.push(name)
      headings += 1
      continue
    }
    hasTotal ||= isTotal && name !== '' && first.includes(name)
    // Groups may have groups, such as the projects of a customer, which has its total below theirs.
    const isOuterTotal = isTotal && name === '' && names.some((each) => first.includes(each))
    const isOfGroup = isTotal || first === '' || !isOfNames
    if (headings > 1 || isOuterTotal || !isOfGroup || isOfList(name)) return table
    groups += headings
    headings = 0
    const own = isTotal ? [first, ''] : [name, cell]
    rows.push({ ...row, cells: [...own.slice(0, isOfNames ? 1 : 2), ...others] })
    if (isTotal) name = ''
  }
  // A lone heading without a total of its name may be that of the list.
  if (groups < 2 && !hasTotal) return table
  const header = isOfNames ? otherHeaders : table.header
  return { ...table, header: [isName(firstHeader) ? firstHeader : 'Customer', ...header], rows }
}

export const reshapeTable = (table: Table): Table => joinSigns(nameGroups(splitLines(table)))
