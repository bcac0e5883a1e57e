// Decides which rows of a file are not imported.
import { duplicateKeys, normaliseName, normaliseReference } from '@/rules/duplicate'
import { hasLegalForm } from '@/rules/organisation'
import { totalledName } from '../cells/ledger-words'
import { leftOutTotal } from './non-debt'
import type { DebtIdentity, LeftOut, ListedDebt, SheetField } from './protocol'
import type { CellReaders } from './read-cell'
import type { RowState } from './row-state'

/** Fields that a debt has beside its name and amount, and a line of totals lacks. */
const identifyingFields: readonly SheetField[] = [
  ...(['customer_ref', 'external_ref', 'last_invoice_date', 'primary_email'] as const),
  ...(['primary_phone', 'street_1', 'postcode', 'company_number', 'first_names'] as const),
]
const nameFields: readonly SheetField[] = ['company_name', 'trading_name', 'last_name']
/** Fewer lines than this add up by chance, where no line has more than a name and an amount. */
const minLines = 3

const noLines = { amount: 0, outstanding: 0, count: 0 }

/**
 * Finds lines whose amount is the sum of the debts above, since the last total or of all, and which lack
 * what those have; and "Total X" below a line of X. Each line is asked about in its order.
 */
function createSumFinder(rows: readonly RowState[], readers: CellReaders) {
  const indexesOf = (fields: readonly SheetField[]) =>
    fields.flatMap((field) => readers[field]?.index ?? [])
  const [identifying, naming] = [indexesOf(identifyingFields), indexesOf(nameFields)]
  const hasDetails = ({ cells }: RowState) => identifying.some((index) => cells[index]?.trim())
  const nameOf = ({ cells }: RowState) =>
    (cells[naming.find((index) => cells[index]?.trim()) ?? -1] ?? '').trim().toLowerCase()
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
        lines.count > 0 && amount > 0 && (amount === lines.amount || amount === lines.outstanding)
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
    add(row: RowState) {
      haveDetails ||= hasDetails(row)
      for (const lines of [all, part]) {
        lines.amount += row.checked.amount
        lines.outstanding += row.checked.outstanding
        lines.count += 1
      }
    },
  }
}

const equalityKey = ({ name, customerRef, externalRef, amount, date }: DebtIdentity) =>
  [name, customerRef, externalRef, amount, date].join('\u0001').toLowerCase()

/** Finds the first row that is one debt with a row: name, references, amount and date are equal. */
function createEqualFinder() {
  const firstByKey = new Map<string, RowState>()

  return (row: RowState): RowState => {
    const { name, customerRef, externalRef } = row.checked
    const reference = (externalRef || customerRef || name).toLowerCase()
    const first = firstByKey.get(reference)
    // Few rows share a reference, and only they need a key.
    const key = first ? equalityKey(row.checked) : reference
    const isEqual = first && equalityKey(first.checked) === key
    const equal = (isEqual ? first : firstByKey.get(key)) ?? row
    firstByKey.set(key, equal)
    return equal
  }
}

/**
 * Decides for every row why it is not imported, if it is not: by a person, because it is no debt, as the sum
 * of lines above, because the list has it, or because it equals an earlier row.
 */
export function markLeftOut(rows: readonly RowState[], readers: CellReaders): void {
  const sums = createSumFinder(rows, readers)
  const findEqual = createEqualFinder()

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
    const isIncluded = override === 'include' && checked.nonDebt?.reason !== 'currency'
    const isSum = !checked.nonDebt && !isIncluded && sums.isSum(row)
    const noDebt = isSum ? leftOutTotal : isIncluded ? null : checked.nonDebt
    if (noDebt?.reason === 'total') sums.startPart()
    else if (!noDebt) sums.add(row)
    row.leftOut =
      override === 'leave-out'
        ? { reason: 'by-person', text: 'You left this row out' }
        : (noDebt ?? findDuplicate(row))
  }
}

/** The identity with names and references that differ in no way that matters. */
const normalise = (debt: DebtIdentity): DebtIdentity => ({
  name: normaliseName(debt.name),
  customerRef: normaliseReference(debt.customerRef),
  externalRef: normaliseReference(debt.externalRef),
  amount: debt.amount,
  date: debt.date,
})

/** The keys of the form's warning; a debtor with a company number has many debts. */
const keysOf = ({ name, customerRef, externalRef, amount }: DebtIdentity) =>
  duplicateKeys({
    ...{ name, customer_ref: customerRef, external_ref: externalRef, company_number: '', amount },
  }).map(({ key }) => key)

const references = ['customerRef', 'externalRef'] as const

/** Whether debts are one: of one debtor, and with one reference, or with one amount and date. */
function isSameDebt(one: DebtIdentity, other: DebtIdentity): boolean {
  const hasEqual = references.some((field) => one[field] !== '' && one[field] === other[field])
  // A blank reference is compatible with any: debts entered by hand often have none.
  const isCompatible = references.every(
    (field) => one[field] === '' || other[field] === '' || one[field] === other[field],
  )
  if (one.name !== other.name || !isCompatible) return false
  if (hasEqual) return true
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
