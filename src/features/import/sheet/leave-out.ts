// Decides which rows of a file are not imported.
import type { Pence } from '@/rules/money'
import { hasLegalForm } from '@/rules/organisation'
import { otherCurrencyOfNote } from '../cells/currency'
import {
  hasTotal,
  isNoDebtSection,
  isTotalOfName,
  normaliseText,
  referenceKey,
} from '../cells/ledger-terms'
import { isFieldName } from './column-names'
import { normalise } from './compare-debts'
import type { FileRules } from './file-rules'
import { leftOut, leftOutTotal, notAnInvoice, notInPounds } from './non-debt'
import { enterName } from './parse-debtor'
import type { LeftOut, SheetColumn, SheetField } from './protocol'
import { type CellReaders, RowCells } from './read-cell'
import type { RowState } from './row-state'

/** Fields that a debt has beside its name and amount. A line of totals lacks them, or has those of its debtor. */
export const detailFields: readonly SheetField[] = [
  ...(['customer_ref', 'external_ref', 'last_invoice_date', 'primary_email'] as const),
  ...(['primary_phone', 'street_1', 'postcode', 'company_number', 'first_names'] as const),
]

export const createTextOf = (readers: CellReaders) => (row: RowState, field: SheetField) =>
  new RowCells(row, readers).raw(field).trim()

/** A group's line may count its invoices: Larch Ltd - 2 invoices, Larch Ltd (2). */
const nameOf = ({ checked }: RowState) =>
  normaliseText(checked.name.replace(/ ?(?:\(\d+\)|- \d+ (?:invoice|item)s?)$/i, ''))
export const isNameless = ({ checked }: RowState) =>
  checked.issues.some(({ message }) => message === enterName)

/** Finds totals without a word of totals: lines that lack what debts have. */
function createSumFinder(rows: readonly RowState[], readers: CellReaders) {
  /** Sums in pence, and how many debts they are of. */
  const noLines = () => ({ lines: 0, debts: 0, lessCredits: 0, balances: 0, count: 0 })
  /** Of all lines, and of those since the last total. */
  const sums = [noLines(), noLines()]
  /** The lines above with the name of the last one. */
  let group: { first?: RowState; sum: Pence } = { sum: 0 }
  const findSum = (pence: Pence) =>
    sums.find(
      ({ lines, debts, lessCredits, balances }) =>
        pence > 0 && [lines, debts, lessCredits, balances].includes(pence),
    )
  let allNames: ReadonlySet<string> | undefined
  const names = () => {
    allNames ??= new Set(rows.map(nameOf))
    return allNames
  }
  const textOf = createTextOf(readers)
  const hasDetails = (row: RowState) => detailFields.some((field) => textOf(row, field) !== '')
  /** Whether a row has a number, which "All invoices" is not. */
  const isNumbered = (row: RowState) => /\d/.test(textOf(row, 'external_ref'))
  const isInvoice = (row: RowState) => textOf(row, 'last_invoice_date') !== '' || isNumbered(row)
  const lastWithDetails = rows.findLastIndex((row) => !row.checked.nonDebt && hasDetails(row))
  const haveDetails = lastWithDetails >= 0
  /** The last total, below which only a summary of it may stand. */
  const total = rows.findLastIndex((row) => row.checked.nonDebt?.reason === 'total')

  /** Whether the rows directly below or above are of the same debtor, or have no name, and add up to the amount. */
  function isSumOfRows(row: RowState, index: number, step: 1 | -1): boolean {
    let [sum, count] = [0, 0]
    const hasMore = hasDetails(row) ? isInvoice : hasDetails
    for (let other = rows[index + step]; other; other = rows[index + step * (count + 1)]) {
      const isOfGroup = isNameless(other) || nameOf(other) === nameOf(row)
      if (!isOfGroup || !hasMore(other)) break
      sum += other.checked.nonDebt ? Math.min(0, other.checked.net) : other.checked.net
      count += 1
    }
    return count > (hasDetails(row) ? 1 : 0) && sum > 0 && sum === row.checked.amount
  }

  return {
    /** Whether a line is "Total X" of a line of X, or the sum of the lines above, since the last total or of all. */
    isSum(row: RowState, index: number): boolean {
      if (row.problem !== null) return false
      const { amount, name } = row.checked
      const sum = findSum(amount)
      // A debt may be called Amount due as well, so that only a line of the right sum is a total.
      const { first } = group
      const isGroupSum = first?.checked.name === name && group.sum === amount
      if (isGroupSum && hasTotal(row.cells) && !hasTotal(first.cells)) {
        const isOfInvoice = row.checked.externalRef === first.checked.externalRef
        if (isOfInvoice || !isNumbered(row)) return true
      }
      // A line of totals may have the number of invoices, and the day of the report.
      if (isInvoice(row)) return sum !== undefined && sum.count > 1 && isTotalOfName(name, names)
      const above = rows[index - 1]
      const isOfDebtorAbove = above && hasDetails(above) && nameOf(above) === nameOf(row)
      if (isSumOfRows(row, index, 1) || isSumOfRows(row, index, -1)) return true
      if (hasDetails(row)) return Boolean(name && sum && isOfDebtorAbove && isInvoice(above))
      // A summary below the total: VAT, Net, Less deposits; or the time of the report.
      const isSummary = haveDetails || row.cells.filter(Boolean).length === 1
      if (isSummary && total > lastWithDetails && index > total && !hasLegalForm(name)) return true
      if (isTotalOfName(name, names)) return true
      if (!sum) return false
      if (isOfDebtorAbove) return true
      if (hasLegalForm(name)) return false
      // Fewer lines add up by chance, above all where no line has more than a name and an amount.
      return haveDetails || isNameless(row) ? sum.count >= 2 : sum.count >= 3 && row === rows.at(-1)
    },
    /** Counts a line towards the sums below it. */
    add(row: RowState, nonDebt: LeftOut | null) {
      if (nonDebt?.reason === 'total') sums[1] = noLines()
      if (nonDebt && nonDebt.reason !== 'credit-or-payment') return
      const { name, amount, net, outstanding } = row.checked
      const lessCredits = nonDebt ? -Math.abs(net) : net
      if (group.first?.checked.name !== name) group = { first: row, sum: 0 }
      group.sum += lessCredits
      for (const sum of sums) {
        sum.lines += net
        sum.lessCredits += lessCredits
        if (nonDebt) continue
        sum.debts += amount
        sum.balances += outstanding
        sum.count += 1
      }
    },
  }
}

const invoiceOf = ({ checked: { externalRef, customerRef, name } }: RowState) =>
  referenceKey(externalRef || customerRef) || name.toLowerCase()

/**
 * Leaves out rows that are one debt with an earlier row: name, references, amount and date are equal, and of an
 * account the columns without a field. Without a number or a date, only equal cells show that it is one.
 * Remarks on rows that repeat only the invoice number.
 */
function markEqualRows(rows: readonly RowState[], columns: readonly SheetColumn[]): void {
  // Most files repeat no invoice.
  if (new Set(rows.map(invoiceOf)).size === rows.length) return
  const firsts = new Map<string, RowState>()
  const invoices = new Set<string>()
  const { header = '' } = columns.find(({ field }) => field === 'external_ref') ?? {}
  // The customer's own number of an order may have several invoices.
  const isOrder = /\bp\.? ?o\b|purchase/i.test(header)
  const unmatched = columns.filter(({ field }) => !field)
  /** Instalments of one invoice have different ones. */
  const dueDates = unmatched.filter((column) => /\bdue ?date\b/i.test(column.header))
  /** An account may have several debts of one day: Unit 1, Unit 2. */
  const isAccount = columns.some(
    (column) => column.field === 'customer_ref' && !/^\W*(?:y?our\W)?ref/i.test(column.header),
  )
  // A row that is mended may equal a later one that was added.
  const sentFirst = [...rows.filter(({ sent }) => sent), ...rows.filter(({ sent }) => !sent)]
  for (const row of sentFirst) {
    const { name, customerRef, externalRef, amount, date } = normalise(row.checked)
    const isIdentified = !isOrder && (externalRef !== '' || (customerRef !== '' && date !== null))
    const textOf = ({ index, field }: SheetColumn) =>
      (field && row.edits.get(field)) ?? row.cells[index]
    const distinguishing = isAccount && externalRef === '' ? unmatched : dueDates
    const added = [...row.edits].filter(([field]) => columns.every((each) => each.field !== field))
    const values = isIdentified
      ? [name, customerRef, externalRef, amount, date, ...distinguishing.map(textOf)]
      : [...columns.map(textOf), ...added]
    const debt = values.join('\u0001').toLowerCase()
    const first = firsts.get(debt) ?? row
    firsts.set(debt, first)
    const invoice = `${invoiceOf(row)}\u0001${name}`
    // An invoice has one amount and date, and one spelling of its debtor; accounts have many invoices.
    const isNumber = !isOrder && /\d\d/.test(externalRef)
    const isRepeated = invoices.has(invoice) || (isNumber && invoices.has(externalRef))
    if (first === row && externalRef !== '' && isRepeated)
      row.remark = 'An earlier row has this invoice number'
    if (!row.leftOut) invoices.add(invoice).add(externalRef)
    if (first !== row && !row.override)
      row.leftOut = leftOut('equal-row', `The same as row ${first.number}`)
  }
}

const leftOutTable = leftOut('total', 'This row is of another table below the first')

/** Whether a row is the header of another table: in some columns it repeats their names, in others not. */
function isOtherHeader(cells: readonly string[], columns: readonly SheetColumn[]): boolean {
  const filled = columns.filter(({ index }) => cells[index]?.trim())
  const repeated = filled.filter(({ index, header }) => header === cells[index]?.trim())
  if (repeated.length === 0 || filled.length < 3) return false
  const names = filled.filter(({ index }) => isFieldName(cells[index] ?? ''))
  return repeated.length > 1 || names.length * 2 >= filled.length
}

/** Decides why a row is left out: by a person, as no debt, as a sum, or because the list or the file has it. */
export function markLeftOut(rows: readonly RowState[], { readers, columns }: FileRules): void {
  const sums = createSumFinder(rows, readers)
  const hasCurrencies = columns.some(({ field }) => field === 'currency')
  /** Why rows are left out below a line of one cell, Credit notes or Amounts in EUR, up to the next such line. */
  let section: LeftOut | null = null
  const wanted: RowState[] = []
  /** The numbers of credits, of payments and of negative amounts. */
  const credited = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const { isInvalid, nonDebt } = row.checked
    const filled = isInvalid && !hasCurrencies ? row.cells.filter(Boolean) : []
    const [note] = filled
    // Units below a header may repeat: €, €.
    if (note && filled.every((cell) => cell === note))
      section = isNoDebtSection(row.cells[0] ?? '')
        ? notAnInvoice(note)
        : notInPounds(otherCurrencyOfNote(note))
    if (isInvalid && wanted.length > 0 && isOtherHeader(row.cells, columns)) section = leftOutTable
    const found = nonDebt ?? section
    const isIncluded = row.override === 'include' && found?.reason !== 'currency'
    const reason = isIncluded ? null : (found ?? (sums.isSum(row, index) ? leftOutTotal : null))
    sums.add(row, reason)
    row.remark = ''
    if (reason?.reason === 'credit-or-payment' || row.checked.net < 0) credited.add(invoiceOf(row))
    row.leftOut =
      row.override === 'leave-out' ? leftOut('by-person', 'You left this row out') : reason
    // Who leaves out a debt does not want its copy instead.
    if (reason === null && !isInvalid) wanted.push(row)
  }
  for (const row of wanted)
    if (credited.has(invoiceOf(row)) && (row.checked.externalRef || row.checked.customerRef))
      row.remark = 'This file has a payment or credit of the same number'
  markEqualRows(wanted, columns)
  for (const row of wanted) {
    const { inList, knownId } = row
    if (inList?.isSame && inList.debt.id !== knownId)
      row.leftOut ??= leftOut('listed', 'This debt is already in your list', inList.debt)
  }
}
