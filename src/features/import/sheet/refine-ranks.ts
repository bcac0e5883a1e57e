import { customerKind, hasTotal } from '../cells/ledger-terms'
import { amountFields } from '../cells/sheet-fields'
import {
  type Column,
  holdsCompanies,
  isForeign,
  isLess,
  penceIn,
  type Row,
  type Rows,
  withField,
} from './column'
import { similarRank } from './column-names'
import { mostFit } from './values'

/** Whether balances above the amounts include that of the row above, or below where the newest row comes first. */
function isRunning(balance: Column, columns: readonly Column[], lines: Rows): boolean {
  const [payments] = withField(columns, 'amount_paid')
  const named = withField(columns, 'initial_debt')
  const others = columns.filter(({ ranks, holdsAmounts }) => ranks.size === 0 && holdsAmounts)
  const amounts = named.length > 0 ? named : others
  // Where a total has two aged amounts, one of them may be its neighbour's balance.
  const isTotal = (cells: Row) => hasTotal(cells) || /\btotal/i.test(cells.join(' '))
  const rows = named.length > 0 ? lines : lines.filter((cells) => !isTotal(cells))
  /** For each balance that is not its row's amount: whether the difference is the balance of a neighbour. */
  const carries = rows.flatMap((cells, row) => {
    const neighbours = [rows[row - 1], rows[row + 1]].map((each) => each && penceIn(each, balance))
    const rests = amounts.flatMap((amount) => {
      const change = penceIn(cells, amount) - penceIn(cells, payments)
      const rest = penceIn(cells, balance) - change
      return change !== 0 && (payments ? rest !== 0 : rest > 0) ? [rest] : []
    })
    // Unlike `includes`, this never finds NaN, which a text without an amount gives.
    return rests.length > 0 ? [rests.some((rest) => neighbours.some((each) => each === rest))] : []
  })
  return carries.length > 0 && carries.filter(Boolean).length * 2 >= carries.length
}

/** Takes fields from columns, or gives them others, by what stands in the other columns. */
export function refineRanks(columns: readonly Column[], rows: Rows): void {
  for (const column of withField(columns, 'amount_outstanding'))
    if (column.ranks.get('amount_outstanding') !== 0 && isRunning(column, columns, rows))
      column.ranks.delete('amount_outstanding')

  // An amount due that the payments reduce to another column's amount is the original one.
  const [payments] = withField(columns, 'amount_paid')
  const balances = withField(columns, 'amount_outstanding')
  const isPaid = (due: Column, rest: Column) => (cells: Row) =>
    penceIn(cells, due) - penceIn(cells, rest) === Math.abs(penceIn(cells, payments))
  for (const due of balances)
    if (balances.some((rest) => isLess(rest, due, rows) && rows.every(isPaid(due, rest))))
      due.ranks = new Map([['initial_debt', similarRank]])

  // Amounts in another currency count only where no others may be in pounds.
  const amounts = amountFields.flatMap((field) => withField(columns, field))
  const foreign = amounts.filter(isForeign)
  const hasOthers = columns.some((column) => column.holdsAmounts && !isForeign(column))
  if (hasOthers || foreign.length < amounts.length) for (const { ranks } of foreign) ranks.clear()

  const hasFirst = withField(columns, 'first_names').length > 0
  const hasLast = withField(columns, 'last_name').length > 0
  // Beside names of persons, Parent or Occupier is somebody else.
  if (hasLast)
    for (const { header, ranks } of columns)
      if (customerKind(header) === 'consumer') ranks.delete('company_name')

  // A contact is a person at the company that another column names.
  const isContact = ({ header }: Column) =>
    /contact(?! *(?:organi|company|business|firm))/i.test(header)
  const nameColumns = withField(columns, 'company_name')
  const companyColumns = [...withField(columns, 'trading_name'), ...columns.filter(holdsCompanies)]
  if ([...nameColumns, ...companyColumns].some((column) => !isContact(column)))
    for (const column of nameColumns)
      if (isContact(column) && !holdsCompanies(column)) column.ranks.delete('company_name')

  // Beside one column of first or of last names, "Name" is the other one, and "Last" no date.
  const bareName = columns.find(({ header }) => /^\W*(?:name|last)\W*$/i.test(header))
  if (bareName && hasFirst !== hasLast && !mostFit(bareName.texts, (text) => /\s/.test(text), 0.6))
    bareName.ranks = new Map([[hasFirst ? 'last_name' : 'first_names', 1]])
}
