// Decides which rows of a file are not imported.
import type { DebtEntry } from '@/api/debtor/request-body'
import { debtorName } from '@/rules/debtor-name'
import { duplicateKeys, normaliseName, normaliseReference } from '@/rules/duplicate'
import { hasLegalForm } from '@/rules/organisation'
import { totalledName } from '../cells/ledger-words'
import { leftOutTotal } from './non-debt'
import type { LeftOut, ListedDebt, SheetField } from './protocol'
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
function createSumFinder(readers: CellReaders) {
  const indexesOf = (fields: readonly SheetField[]) =>
    fields.flatMap((field) => readers[field]?.index ?? [])
  const [identifying, naming] = [indexesOf(identifyingFields), indexesOf(nameFields)]
  const hasDetails = (cells: readonly string[]) => identifying.some((index) => cells[index]?.trim())
  const nameOf = (cells: readonly string[]) =>
    (cells[naming.find((index) => cells[index]?.trim()) ?? -1] ?? '').trim().toLowerCase()
  const nothing = { amount: 0, outstanding: 0, count: 0 }
  const all = { ...nothing }
  let part = { ...nothing }
  const names = new Set<string>()
  let haveDetails = false

  return {
    startPart() {
      part = { ...nothing }
    },
    isSum({ cells, checked: { entry } }: RowState, isLast: boolean): boolean {
      const amount = entry?.initial_debt ?? 0
      const addsUp = (minCount: number, sums = [all, part]) =>
        amount > 0 &&
        sums.some(
          (lines) =>
            lines.count >= minCount && (amount === lines.amount || amount === lines.outstanding),
        )
      const name = nameOf(cells)
      const totalled = totalledName(name)
      if (totalled && names.has(totalled)) return !hasDetails(cells)
      if (!addsUp(1) || hasDetails(cells)) return false
      if (name === '') return true
      const isNamed = names.has(name)
      if (haveDetails && (isNamed || !hasLegalForm(name))) return addsUp(isNamed ? 1 : 2)
      return isLast && !hasLegalForm(name) && addsUp(minLines, [all])
    },
    /** Takes account of a line that is no sum; one that is no debt has a name alone. */
    add({ cells, checked: { entry } }: RowState, isDebt: boolean) {
      names.add(nameOf(cells))
      if (!isDebt) return
      haveDetails ||= hasDetails(cells)
      for (const lines of [all, part]) {
        lines.amount += entry?.initial_debt ?? 0
        lines.outstanding += entry?.amount_outstanding ?? 0
        lines.count += 1
      }
    },
  }
}

/** By what a debt of the file equals another: letter case and blanks do not matter. */
const equalityKey = (debt: DebtEntry) =>
  normaliseReference(
    [
      ...[debtorName(debt), debt.customer_ref, debt.external_ref],
      ...[debt.initial_debt, debt.last_invoice_date],
    ].join('\u0001'),
  )

/**
 * Decides for every row why it is not imported, if it is not: by a person, because it is no debt, as the sum
 * of lines above, because the list has it, or because it equals an earlier row.
 */
export function markLeftOut(rows: readonly RowState[], readers: CellReaders): void {
  const sums = createSumFinder(readers)
  const firstNumbers = new Map<string, number>()

  function findDuplicate({ number, override, checked, listed }: RowState): LeftOut | null {
    const { entry, isInvalid } = checked
    if (!entry || isInvalid || override === 'leave-out') return null
    const key = equalityKey(entry)
    const first = firstNumbers.get(key)
    if (first === undefined) firstNumbers.set(key, number)
    if (override === 'include') return null
    if (listed) return { reason: 'listed', text: 'This debt is already in your list', listed }
    return first === undefined ? null : { reason: 'equal-row', text: `The same as row ${first}` }
  }

  for (const [index, row] of rows.entries()) {
    const { override, checked } = row
    const isIncluded = override === 'include' && checked.nonDebt?.reason !== 'currency'
    const isSum = !checked.nonDebt && !isIncluded && sums.isSum(row, index === rows.length - 1)
    const noDebt = isSum ? leftOutTotal : !isIncluded && checked.nonDebt
    if (noDebt && noDebt.reason === 'total') sums.startPart()
    if (!isSum) sums.add(row, !noDebt)
    row.leftOut =
      override === 'leave-out'
        ? { reason: 'by-person', text: 'You left this row out' }
        : noDebt || findDuplicate(row)
  }
}

/** The values by which debts are compared; the amount in pence. */
type DebtIdentity = Omit<ListedDebt, 'id'>

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

  return (entry: DebtEntry): { listed: ListedDebt | null; similar: ListedDebt | null } => {
    const identity = normalise({
      ...{ name: debtorName(entry), amount: entry.initial_debt, date: entry.last_invoice_date },
      ...{ customerRef: entry.customer_ref, externalRef: entry.external_ref },
    })
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
