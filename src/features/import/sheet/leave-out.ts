// Decides which rows of a file are not imported.
import { distinct } from '@/lib/distinct'
import { normaliseName, normaliseReference } from '@/rules/duplicate'
import type { Pence } from '@/rules/money'
import { hasLegalForm } from '@/rules/organisation'
import { totalledName } from '../cells/ledger-words'
import type { FileRules } from './file-rules'
import { leftOutTotal } from './non-debt'
import type { DebtIdentity, LeftOut, ListedDebt, SheetField } from './protocol'
import type { CellReaders } from './read-cell'
import type { RowState } from './row-state'

/** Fields that a debt has beside its name and amount, and a line of totals lacks. */
const identifyingFields: readonly SheetField[] = [
  ...(['customer_ref', 'external_ref', 'last_invoice_date', 'primary_email'] as const),
  ...(['primary_phone', 'street_1', 'postcode', 'company_number', 'first_names'] as const),
]
/** Fewer lines than this add up by chance, where no line has more than a name and an amount. */
const minLines = 3

const noLines = { amount: 0, outstanding: 0, net: 0, count: 0 }

/**
 * Finds lines whose amount is the sum of the debts above, since the last total or of all, and which lack
 * what those have; and "Total X" below a line of X. Each line is asked about in its order.
 */
function createSumFinder(rows: readonly RowState[], readers: CellReaders) {
  const indexesOf = (fields: readonly SheetField[]) =>
    fields.flatMap((field) => readers[field]?.index ?? [])
  const identifying = indexesOf(identifyingFields)
  const hasDetails = ({ cells }: RowState) => identifying.some((index) => cells[index]?.trim())
  const nameOf = ({ checked }: RowState) => checked.name.toLowerCase()
  const all = { ...noLines }
  let part = { ...noLines }
  const isAbove = (wanted: string, row: RowState) =>
    rows.some(
      (each) =>
        each.number < row.number && each.leftOut?.reason !== 'total' && nameOf(each) === wanted,
    )
  let haveDetails = false

  return {
    isSum(row: RowState): boolean {
      const { amount } = row.checked
      const addsUp = (lines: typeof noLines) =>
        lines.count > 0 &&
        amount > 0 &&
        (amount === lines.amount || amount === lines.outstanding || amount === lines.net)
      const count = [all, part].find(addsUp)?.count ?? 0
      const name = nameOf(row)
      const totalled = totalledName(name)
      // Nearly all rows end here.
      if ((count === 0 && totalled === null) || hasDetails(row)) return false
      if (totalled !== null && isAbove(totalled, row)) return true
      if (name === '') return count > 0
      const isNamed = isAbove(name, row)
      if (haveDetails && (isNamed || !hasLegalForm(name))) return count >= (isNamed ? 1 : 2)
      return row === rows.at(-1) && !hasLegalForm(name) && count >= minLines
    },
    startPart() {
      part = { ...noLines }
    },
    /** Credits count in the net sum alone. */
    addCredit(pence: Pence) {
      for (const lines of [all, part]) lines.net -= pence
    },
    add(row: RowState) {
      haveDetails ||= hasDetails(row)
      for (const lines of [all, part]) {
        lines.amount += row.checked.amount
        lines.outstanding += row.checked.outstanding
        lines.net += row.checked.amount
        lines.count += 1
      }
    },
  }
}

/**
 * Finds the first row that is one debt with a row: name, references, amount and date are equal. Without the
 * number of an invoice, columns of references that are not matched have to be equal as well.
 */
function createEqualFinder(referenceColumns: readonly number[]) {
  const firstByKey = new Map<string, RowState>()
  const equalityKey = ({ checked, cells }: RowState) => {
    const { name, customerRef, externalRef, amount, date } = checked
    const others = externalRef === '' ? referenceColumns.map((index) => cells[index]) : []
    return [name, customerRef, externalRef, amount, date, ...others].join('\u0001').toLowerCase()
  }

  return (row: RowState): RowState => {
    const { name, customerRef, externalRef } = row.checked
    const reference = `${name}\u0001${externalRef || customerRef}`.toLowerCase()
    const first = firstByKey.get(reference)
    // Few rows share a reference, and only they need a key.
    const key = first ? equalityKey(row) : reference
    const isEqual = first && equalityKey(first) === key
    const equal = (isEqual ? first : firstByKey.get(key)) ?? row
    firstByKey.set(key, equal)
    // An invoice has one amount and date; accounts of customers have many invoices.
    const isSameDebtor = first?.checked.name.toLowerCase() === name.toLowerCase()
    row.isRepeated = equal === row && isSameDebtor && externalRef !== ''
    return equal
  }
}

/**
 * Decides for every row why it is not imported, if it is not: by a person, because it is no debt, as the sum
 * of lines above, because the list has it, or because it equals an earlier row.
 */
export function markLeftOut(rows: readonly RowState[], fileRules: FileRules): void {
  const { readers, referenceColumns } = fileRules
  const sums = createSumFinder(rows, readers)
  const findEqual = createEqualFinder(referenceColumns)

  function findDuplicate(row: RowState): LeftOut | null {
    const { checked, override, listed } = row
    if (checked.isInvalid) return null
    const equal = findEqual(row)
    if (override === 'include') return null
    if (listed) return { reason: 'listed', text: 'This debt is already in your list', listed }
    const text = `The same as row ${equal.number}`
    return equal === row ? null : { reason: 'equal-row', text }
  }

  for (const row of rows) {
    const { override, checked } = row
    row.isRepeated = false
    const isIncluded = override === 'include' && checked.nonDebt?.reason !== 'currency'
    const isSum = !checked.nonDebt && !isIncluded && sums.isSum(row)
    const noDebt = isSum ? leftOutTotal : isIncluded ? null : checked.nonDebt
    if (noDebt?.reason === 'total') sums.startPart()
    else if (!noDebt) sums.add(row)
    const credit = noDebt?.reason === 'credit-or-payment' ? checked.amount : checked.credit
    if (credit > 0 && noDebt?.reason !== 'total') sums.addCredit(credit)
    row.leftOut =
      override === 'leave-out'
        ? { reason: 'by-person', text: 'You left this row out' }
        : (noDebt ?? findDuplicate(row))
  }
}

/** A reference whose dashes, signs and spaces do not matter: `INV–1`, `inv 1`, `#1042`. */
const bareReference = (reference: string) =>
  normaliseReference(reference)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The identity with names and references that differ in no way that matters. */
const normalise = (debt: DebtIdentity): DebtIdentity => ({
  name: normaliseName(debt.name),
  customerRef: bareReference(debt.customerRef),
  externalRef: bareReference(debt.externalRef),
  amount: debt.amount,
  date: debt.date,
})

const keysOf = ({ name, customerRef, externalRef, amount }: DebtIdentity) =>
  distinct([customerRef, externalRef])
    .filter((reference) => reference !== '')
    .map((reference) => `reference ${reference}`)
    .concat(`${amount} ${name}`)

const references = ['customerRef', 'externalRef'] as const

/** Whether debts are one: of one debtor, and with one reference, or with one amount and date. */
function isSameDebt(one: DebtIdentity, other: DebtIdentity): boolean {
  if (one.name !== other.name) return false
  const isEqual = (mine: string, theirs: string) => mine !== '' && mine === theirs
  // A person may have typed the number of the invoice as the other reference.
  const isCrossed =
    isEqual(one.customerRef, other.externalRef) || isEqual(one.externalRef, other.customerRef)
  const isOtherInvoice =
    one.externalRef !== '' && other.externalRef !== '' && one.externalRef !== other.externalRef
  if (isCrossed && !isOtherInvoice) return true
  // A blank reference is compatible with any: debts entered by hand often have none.
  const isCompatible = references.every(
    (field) => one[field] === '' || other[field] === '' || one[field] === other[field],
  )
  if (!isCompatible) return false
  if (references.some((field) => isEqual(one[field], other[field]))) return true
  // Without a date, only references show that it is the same invoice.
  const hasSameInvoice =
    one.date !== null || references.every((field) => one[field] === other[field])
  return one.amount === other.amount && one.date === other.date && hasSameInvoice
}

/** Finds the debt of the client's list that a debt is, or that is like it. */
export function createListIndex(list: readonly ListedDebt[]) {
  const debtsByKey = new Map<string, { debt: ListedDebt; identity: DebtIdentity }[]>()
  // The newest of several equal debts comes first, so that a newly added one is noticed.
  for (const debt of list.toSorted((one, other) => other.id - one.id)) {
    const identity = normalise(debt)
    for (const key of keysOf(identity)) {
      const debts = debtsByKey.get(key) ?? []
      debtsByKey.set(key, debts)
      debts.push({ debt, identity })
    }
  }

  return (row: DebtIdentity): { listed: ListedDebt | null; similar: ListedDebt | null } => {
    const own = normalise(row)
    const found = keysOf(own).flatMap((key) => debtsByKey.get(key) ?? [])
    const listed = found.find(({ identity }) => isSameDebt(own, identity))?.debt ?? null
    return { listed, similar: listed ? null : (found[0]?.debt ?? null) }
  }
}
