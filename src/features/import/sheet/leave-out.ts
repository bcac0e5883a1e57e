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

/**
 * Finds lines whose amount is the sum of the debts above, since the last total or of all, and which lack
 * what those have; and "Total X" below a line of X. Each line is asked about in its order.
 */
function createSumFinder(rows: readonly RowState[], readers: CellReaders) {
  const indexesOf = (fields: readonly SheetField[]) =>
    fields.flatMap((field) => readers[field]?.index ?? [])
  const identifying = indexesOf(identifyingFields)
  const hasDetails = ({ cells }: RowState) => identifying.some((index) => cells[index]?.trim())
  const nameOf = ({ cells }: RowState) => {
    const naming = nameFields.flatMap((field) => readers[field]?.indexIn(cells) ?? [])
    const index = naming.find((each) => cells[each]?.trim()) ?? -1
    return (cells[index] ?? '').trim().toLowerCase()
  }
  const nothing = { amount: 0, outstanding: 0, count: 0 }
  const all = { ...nothing }
  let part = { ...nothing }
  let haveDetails = false

  return {
    isSum(row: RowState, index: number): boolean {
      const { amount } = row.checked
      const addsUp = (minCount: number, sums = [all, part]) =>
        sums.some(
          (lines) =>
            lines.count >= minCount && (amount === lines.amount || amount === lines.outstanding),
        )
      const name = nameOf(row)
      const totalled = totalledName(name)
      const isSumOfAny = amount > 0 && addsUp(1)
      // Nearly all rows end here.
      if (!(totalled || isSumOfAny) || hasDetails(row)) return false
      const isAbove = (wanted: string) =>
        rows
          .slice(0, index)
          .some((each) => each.leftOut?.reason !== 'total' && nameOf(each) === wanted)
      if (totalled && isAbove(totalled)) return true
      if (!isSumOfAny || name === '') return isSumOfAny
      const isNamed = isAbove(name)
      if (haveDetails && (isNamed || !hasLegalForm(name))) return addsUp(isNamed ? 1 : 2)
      return index === rows.length - 1 && !hasLegalForm(name) && addsUp(minLines, [all])
    },
    startPart() {
      part = { ...nothing }
    },
    add(row: RowState) {
      haveDetails ||= hasDetails(row)
      const { amount, outstanding } = row.checked
      for (const lines of [all, part]) {
        lines.amount += amount
        lines.outstanding += outstanding
        lines.count += 1
      }
    },
  }
}

const equalityKey = ({ name, customerRef, externalRef, amount, date }: DebtIdentity) =>
  [...[name, customerRef, externalRef].map(normaliseReference), amount, date].join('\u0001')

/** Finds the first row that is one debt with a row: name, references, amount and date are equal. */
function createEqualFinder() {
  const firstByReference = new Map<string, RowState>()
  const firstByKey = new Map<string, RowState>()

  return (row: RowState): RowState => {
    const { name, customerRef, externalRef } = row.checked
    const reference = normaliseReference(externalRef || customerRef || name)
    const first = firstByReference.get(reference)
    if (!first) {
      firstByReference.set(reference, row)
      return row
    }
    // Few rows share a reference, and only they need a key.
    const [firstKey, key] = [equalityKey(first.checked), equalityKey(row.checked)]
    if (!firstByKey.has(firstKey)) firstByKey.set(firstKey, first)
    const equal = firstByKey.get(key) ?? row
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
    if (checked.isInvalid || override === 'leave-out') return null
    const equal = findEqual(row)
    if (override === 'include') return null
    if (listed) return { reason: 'listed', text: 'This debt is already in your list', listed }
    const text = `The same as row ${equal.number}`
    return equal === row ? null : { reason: 'equal-row', text }
  }

  for (const [index, row] of rows.entries()) {
    const { override, checked } = row
    const isIncluded = override === 'include' && checked.nonDebt?.reason !== 'currency'
    const isSum = !checked.nonDebt && !isIncluded && sums.isSum(row, index)
    const noDebt = isSum ? leftOutTotal : !isIncluded && checked.nonDebt
    if (noDebt && noDebt.reason === 'total') sums.startPart()
    else if (!noDebt) sums.add(row)
    row.leftOut =
      override === 'leave-out'
        ? { reason: 'by-person', text: 'You left this row out' }
        : noDebt || findDuplicate(row)
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
  // A blank reference is compatible with any: debts entered by hand often have none.
  const isCompatible = references.every(
    (field) => one[field] === '' || other[field] === '' || one[field] === other[field],
  )
  if (one.name !== other.name || !isCompatible) return false
  if (references.some((field) => one[field] !== '' && one[field] === other[field])) return true
  // Without a date, only references show that it is the same invoice.
  const hasSameInvoice =
    one.date !== null || references.every((field) => one[field] === other[field])
  return one.amount === other.amount && one.date === other.date && hasSameInvoice
}

/** Finds the debt of the client's list that a debt is, or that is like it. */
export function createListIndex(list: readonly ListedDebt[]) {
  const debtsByKey = new Map<string, { debt: ListedDebt; identity: DebtIdentity }[]>()
  for (const debt of list.toSorted((one, other) => one.id - other.id)) {
    const identity = normalise(debt)
    for (const key of keysOf(identity)) {
      const debts = debtsByKey.get(key)
      if (debts) debts.push({ debt, identity })
      else debtsByKey.set(key, [{ debt, identity }])
    }
  }

  return (row: DebtIdentity): { listed: ListedDebt | null; similar: ListedDebt | null } => {
    const identity = normalise(row)
    const groups = keysOf(identity).map((key) => debtsByKey.get(key) ?? [])
    // The newest of several equal debts is the duplicate, so that a newly added one is noticed.
    const find = (isFitting: (other: DebtIdentity) => boolean) => {
      for (const group of groups) {
        const found = group.findLast((other) => isFitting(other.identity))
        if (found) return found.debt
      }
      return null
    }
    const listed = find((other) => isSameDebt(identity, other))
    return { listed, similar: listed ? null : find(() => true) }
  }
}
