// Decides which rows of a file are not imported.
import { groupBy } from '@/lib/group-by'
import { normaliseName, normaliseReference } from '@/rules/duplicate'
import { hasLegalForm } from '@/rules/organisation'
import { otherCurrencyOfNote, plainWords, totalledName } from '../cells/ledger-words'
import type { CheckedRow } from './check-row'
import type { FileRules } from './file-rules'
import { hasOwnCurrency, leftOutTotal, notInPounds } from './non-debt'
import { enterName } from './parse-debtor'
import type { DebtIdentity, LeftOut, ListedDebt, SheetField } from './protocol'
import { type CellReaders, RowCells } from './read-cell'
import type { RowState } from './row-state'

/** Fields that a debt has beside its name and amount, and a line of totals lacks. */
const identifyingFields: readonly SheetField[] = [
  ...(['customer_ref', 'external_ref', 'last_invoice_date', 'primary_email'] as const),
  ...(['primary_phone', 'street_1', 'postcode', 'company_number', 'first_names'] as const),
]

const nameOf = ({ checked }: RowState) => plainWords(checked.name) || checked.name
const isNameless = ({ checked }: RowState) =>
  checked.issues.some(({ message }) => message === enterName)

/** What a line adds to the sums of all debts less credits, in pence. */
const netAmount = ({ amount, credit }: CheckedRow, nonDebt: LeftOut | null) =>
  (nonDebt && !nonDebt.isPaid ? -amount : amount) - credit

/**
 * Finds lines that lack what debts have and whose amount is the sum of the debts above, since the last total or
 * of all, or of the debtor's rows below; and "Total X" below a line of X.
 */
function createSumFinder(rows: readonly RowState[], readers: CellReaders) {
  const noLines = { gross: 0, net: 0, outstanding: 0, count: 0 }
  /** Of all lines, and of those since the last total. */
  const sums = [{ ...noLines }, { ...noLines }]
  const hasDetails = (row: RowState) => {
    const cells = new RowCells(row.cells, readers)
    return identifyingFields.some((field) => cells.raw(field).trim() !== '')
  }
  const haveDetails = rows.some((row) => row.checked.nonDebt === null && hasDetails(row))
  const above: RowState[] = []
  const names = new Set<string>()
  /** Whether a line above that is no total has the name. Only lines without details need the names. */
  function hasName(name: string): boolean {
    for (const row of above.splice(0)) names.add(nameOf(row))
    return names.has(name)
  }

  /** Whether the rows directly below are of the same debtor, or have no name, and add up to the amount. */
  function isSumOfRowsBelow(row: RowState, index: number): boolean {
    let [sum, at] = [0, index + 1]
    for (; at < rows.length; at += 1) {
      const below = rows[at]
      const isOfGroup = below && (isNameless(below) || nameOf(below) === nameOf(row))
      if (!isOfGroup || !hasDetails(below)) break
      sum += netAmount(below.checked, below.checked.nonDebt)
    }
    return at > index + 2 && sum > 0 && sum === row.checked.amount
  }

  return {
    isSum(row: RowState, index: number): boolean {
      if (row.problem !== null || hasDetails(row)) return false
      const { amount, name } = row.checked
      if (hasName(totalledName(name)) || isSumOfRowsBelow(row, index)) return true
      const sum = sums.find(
        ({ gross, net, outstanding }) => amount > 0 && [gross, net, outstanding].includes(amount),
      )
      if (!sum) return false
      if (haveDetails && hasName(nameOf(row))) return true
      if (hasLegalForm(name)) return false
      // Fewer lines add up by chance, above all where no line has more than a name and an amount.
      return haveDetails || isNameless(row) ? sum.count >= 2 : sum.count >= 3 && row === rows.at(-1)
    },
    /** Counts a line towards the sums below it; a credit counts in the net sum alone. */
    add(row: RowState, nonDebt: LeftOut | null) {
      if (nonDebt?.reason === 'total') sums[1] = { ...noLines }
      if (nonDebt?.reason !== 'total' || !totalledName(row.checked.name)) above.push(row)
      if (nonDebt && nonDebt.reason !== 'credit-or-payment') return
      for (const lines of sums) {
        lines.net += netAmount(row.checked, nonDebt)
        if (nonDebt && !nonDebt.isPaid) continue
        lines.gross += row.checked.amount
        lines.outstanding += nonDebt ? 0 : row.checked.outstanding
        lines.count += 1
      }
    },
  }
}

/** A reference whose dashes, signs and spaces do not matter: `INV–1`, `inv 1`, `#1042`. */
const bareReference = (reference: string) =>
  normaliseReference(reference)
    .replace(/[\s#./\\_−\p{Pd}]+/gu, ' ')
    .trim()

/** The identity with names and references that differ in no way that matters. */
const normalise = (debt: DebtIdentity): DebtIdentity => ({
  name: normaliseName(debt.name),
  customerRef: bareReference(debt.customerRef),
  externalRef: bareReference(debt.externalRef),
  amount: debt.amount,
  date: debt.date,
})

/** Whether rows without references are of two debtors of one name. */
function areOfTwoDebtors(one: RowState, other: RowState, readers: CellReaders): boolean {
  const { customerRef, externalRef } = one.checked
  if (customerRef || externalRef) return false
  return (['company_number', 'postcode'] as const).some((field) => {
    const [value, another] = [one, other].map(({ cells }) =>
      new RowCells(cells, readers).value(field),
    )
    return value && another && value !== another
  })
}

/**
 * Leaves out rows that are one debt with an earlier row: name, references, amount and date are equal. Without
 * the number of an invoice, columns of references that are not matched have to be equal as well.
 */
function markEqualRows(rows: readonly RowState[], { referenceColumns, readers }: FileRules): void {
  const referenceOf = ({ checked }: RowState) =>
    bareReference(checked.externalRef || checked.customerRef) || normaliseName(checked.name)
  const invoiceOf = (row: RowState) => `${normaliseName(row.checked.name)} ${referenceOf(row)}`
  const debtOf = ({ checked, cells }: RowState) => {
    const { customerRef, externalRef, amount, date, ...own } = normalise(checked)
    // Without a reference, names that are only alike may be of two debtors.
    const name = customerRef || externalRef ? own.name : checked.name
    const others = externalRef === '' ? referenceColumns.map((index) => cells[index]) : []
    const values = [name, checked.remark, customerRef, externalRef, amount, date, ...others]
    return values.join('\u0001').toLowerCase()
  }
  for (const sameReference of groupBy(rows, referenceOf).values()) {
    // Nearly all rows end here.
    if (sameReference.length === 1) continue
    for (const sameInvoice of groupBy(sameReference, invoiceOf).values())
      for (const [first, ...others] of groupBy(sameInvoice, debtOf).values()) {
        // An invoice has one amount and date; accounts of customers have many invoices.
        first.isRepeated = first !== sameInvoice[0] && first.checked.externalRef !== ''
        for (const row of others.filter((other) => !areOfTwoDebtors(first, other, readers)))
          row.leftOut = { reason: 'equal-row', text: `The same as row ${first.number}` }
      }
  }
}

/**
 * Decides for every row why it is not imported, if it is not: by a person, because it is no debt, as the sum
 * of lines above, because the list has it, or because it equals an earlier row.
 */
export function markLeftOut(rows: readonly RowState[], fileRules: FileRules): void {
  const sums = createSumFinder(rows, fileRules.readers)
  /** Why rows are left out below a line of one cell that names another currency, up to the next such line. */
  let section: LeftOut | null = null
  for (const [index, row] of rows.entries()) {
    const [note, ...others] = row.checked.isInvalid ? row.cells.filter((cell) => cell.trim()) : []
    if (note && others.length === 0) section = notInPounds(otherCurrencyOfNote(note))
    const isInSection =
      section !== null && !hasOwnCurrency(new RowCells(row.cells, fileRules.readers))
    const nonDebt = row.checked.nonDebt ?? (isInSection ? section : null)
    const isIncluded = row.override === 'include' && nonDebt?.reason !== 'currency'
    const reason = isIncluded ? null : (nonDebt ?? (sums.isSum(row, index) ? leftOutTotal : null))
    sums.add(row, reason)
    row.isRepeated = false
    row.leftOut =
      row.override === 'leave-out' ? { reason: 'by-person', text: 'You left this row out' } : reason
  }
  const debts = rows.filter(({ leftOut, checked }) => leftOut === null && !checked.isInvalid)
  markEqualRows(debts, fileRules)
  for (const row of debts) {
    const text = 'This debt is already in your list'
    if (row.inList?.isSame) row.leftOut = { reason: 'listed', text, listed: row.inList.debt }
    if (row.override === 'include') row.leftOut = null
  }
}

const referencesOf = ({ customerRef, externalRef }: DebtIdentity) =>
  [customerRef, externalRef].filter(Boolean)

/** Whether debts are one: of one debtor, and with one reference, or with one amount and date. */
function isSameDebt(one: DebtIdentity, other: DebtIdentity): boolean {
  const differ = (field: 'customerRef' | 'externalRef') =>
    one[field] !== other[field] && one[field] !== '' && other[field] !== ''
  if (one.name !== other.name || differ('externalRef')) return false
  const [own, others] = [referencesOf(one), referencesOf(other)]
  // A person may have typed the number of the invoice as the other reference.
  if (own.some((reference) => others.includes(reference))) return true
  // A blank reference is compatible with any, as debts entered by hand often have none. Without a date,
  // only references show that it is the same invoice.
  const isDated = one.date !== null || own.length + others.length === 0
  return !differ('customerRef') && one.amount === other.amount && one.date === other.date && isDated
}

/** Finds the debt of the client's list that a debt is, or that is like it. */
export function createListIndex(list: readonly ListedDebt[]) {
  const keysOf = (debt: DebtIdentity) => [...referencesOf(debt), `${debt.amount} ${debt.name}`]
  // The newest of several equal debts comes first, so that a newly added one is noticed.
  const entries = list
    .toSorted((one, other) => other.id - one.id)
    .flatMap((debt) => {
      const identity = normalise(debt)
      return keysOf(identity).map((key) => ({ key, identity, debt }))
    })
  const entriesByKey = groupBy(entries, ({ key }) => key)

  return (row: CheckedRow): RowState['inList'] => {
    if (row.isInvalid || list.length === 0) return null
    const own = normalise(row)
    const found = keysOf(own).flatMap((key) => entriesByKey.get(key) ?? [])
    const same = found.find(({ identity }) => isSameDebt(own, identity))
    const debt = (same ?? found[0])?.debt
    return debt ? { debt, isSame: same !== undefined } : null
  }
}
