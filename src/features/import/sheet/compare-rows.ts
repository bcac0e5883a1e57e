// Finds rows of a file that repeat an earlier row, sum up others, or are in the client's list already.
import { normaliseName, normaliseReference } from '@/rules/duplicate'
import { hasLegalForm } from '@/rules/organisation'
import { totalledName } from '../cells/ledger-words'
import { nameFields } from './leave-out'
import type { ListedDebt, SheetField } from './protocol'
import type { CellReaders } from './read-cell'
import type { SheetRowState } from './sheet-row'

type Rows = readonly SheetRowState[]

/** The values by which debts are compared; the amount in pence. */
export type DebtIdentity = Omit<ListedDebt, 'id'>

const keyOf = (...parts: (string | number)[]) => parts.join('\u0001')

const rowKey = ({ name, customerRef, externalRef, amount, date }: DebtIdentity) =>
  keyOf(...[name, customerRef, externalRef].map(normaliseReference), amount, date ?? '')

/** Marks rows that are one debt with an earlier one: name, references, amount and date are equal. */
export function markEqualRows(rows: Rows): void {
  const firstByText = new Map<string, SheetRowState>()
  const firstByKey = new Map<string, SheetRowState>()
  for (const row of rows) {
    row.equalRow = null
    const { leftOut, isInvalid, name, customerRef, externalRef } = row.result
    if (leftOut || isInvalid || row.isSum || row.override === 'leave-out') continue
    // Few rows share this text, and only they need a key.
    const text = normaliseReference(externalRef || customerRef || name)
    const first = firstByText.get(text)
    if (first) {
      const [firstKey, key] = [rowKey(first.result), rowKey(row.result)]
      if (!firstByKey.has(firstKey)) firstByKey.set(firstKey, first)
      const equal = firstByKey.get(key)
      if (equal) row.equalRow = equal.number
      else firstByKey.set(key, row)
    } else firstByText.set(text, row)
  }
}

/** Fields that a debt has beside its name and amount, and a line of totals lacks. */
const identifyingFields: readonly SheetField[] = [
  ...(['customer_ref', 'external_ref', 'last_invoice_date', 'primary_email'] as const),
  ...(['primary_phone', 'street_1', 'postcode', 'company_number', 'first_names'] as const),
]
/** Fewer lines than this add up by chance, where no line has more than a name and an amount. */
const minLines = 3
const nothing = { amount: 0, outstanding: 0, count: 0 }

/**
 * Marks rows whose amount is the sum of the rows above, since the last total or of all, and which lack
 * what those rows have; and "Total X" below a row of X.
 */
export function markSums(rows: Rows, readers: CellReaders): void {
  const indexesOf = (fields: readonly SheetField[]) =>
    fields.flatMap((field) => readers[field]?.index ?? [])
  const identifying = indexesOf(identifyingFields)
  const naming = indexesOf(nameFields)
  const hasDetails = ({ cells }: SheetRowState) => identifying.some((index) => cells[index]?.trim())
  const nameOf = ({ cells }: SheetRowState) => {
    const index = naming.find((each) => cells[each]?.trim())
    return index === undefined ? '' : (cells[index] ?? '').trim().toLowerCase()
  }
  let haveDetails = false
  const all = { ...nothing }
  let part = { ...nothing }

  function isSum(row: SheetRowState, index: number): boolean {
    const { amount, name } = row.result
    const addsUp = (minCount: number, sums = [all, part]) =>
      amount > 0 &&
      sums.some(
        (lines) =>
          lines.count >= minCount && (amount === lines.amount || amount === lines.outstanding),
      )
    const totalled = /^(?:sub|total)/i.test(name) ? totalledName(nameOf(row)) : null
    // Nearly all rows end here: sums are compared before anything is looked up.
    if (!(totalled || addsUp(1)) || hasDetails(row)) return false
    const written = nameOf(row)
    const isAbove = (wanted: string) =>
      rows.slice(0, index).some((each) => !each.isSum && nameOf(each) === wanted)
    if (totalled && isAbove(totalled)) return true
    if (written === '') return addsUp(1)
    const isNamed = isAbove(written)
    if (haveDetails && (isNamed || !hasLegalForm(written))) return addsUp(isNamed ? 1 : 2)
    return index === rows.length - 1 && !hasLegalForm(written) && addsUp(minLines, [all])
  }

  for (const [index, row] of rows.entries()) {
    const { leftOut, amount, outstanding } = row.result
    row.isSum = leftOut === null && row.override !== 'include' && isSum(row, index)
    if (row.isSum || leftOut?.reason === 'total') part = { ...nothing }
    if (row.isSum || leftOut) continue
    haveDetails ||= hasDetails(row)
    for (const lines of [all, part]) {
      lines.amount += amount
      lines.outstanding += outstanding
      lines.count += 1
    }
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

/** By what a debt is the same as another, and by what it is only like it. */
function keysOf({ name, customerRef, externalRef, amount, date }: DebtIdentity) {
  // Without a date, only equal references show that it is the same invoice.
  const invoice = date ? [date] : [customerRef, externalRef]
  const references = [
    ['customer', customerRef],
    ['external', externalRef],
  ].filter(([, reference]) => reference !== '')
  return {
    same: [
      keyOf('invoice', name, amount, ...invoice),
      ...references.map((reference) => keyOf(...reference, name)),
    ],
    alike: [...references.map((reference) => keyOf(...reference)), keyOf('amount', name, amount)],
  }
}

/** A blank reference is compatible with any: debts entered by hand often have none. */
const isCompatible = (one: DebtIdentity, other: DebtIdentity) =>
  (['customerRef', 'externalRef'] as const).every(
    (field) => one[field] === '' || other[field] === '' || one[field] === other[field],
  )

/** Finds the debt of the client's list that a row is, or that is like it. */
export function createListIndex(list: readonly ListedDebt[]) {
  const debtsByKey = new Map<string, { debt: ListedDebt; identity: DebtIdentity }[]>()
  for (const debt of list.toSorted((one, other) => one.id - other.id)) {
    const identity = normalise(debt)
    const { same, alike } = keysOf(identity)
    for (const key of [...same, ...alike]) {
      const debts = debtsByKey.get(key)
      if (debts) debts.push({ debt, identity })
      else debtsByKey.set(key, [{ debt, identity }])
    }
  }

  return (row: DebtIdentity): { listed: ListedDebt | null; similar: ListedDebt | null } => {
    const identity = normalise(row)
    const { same, alike } = keysOf(identity)
    // The newest of several equal debts is the duplicate, so that a newly added one is noticed.
    const find = (keys: readonly string[], isFitting: (other: DebtIdentity) => boolean) => {
      for (const key of keys) {
        const found = debtsByKey.get(key)?.findLast((other) => isFitting(other.identity))
        if (found) return found.debt
      }
      return null
    }
    const listed = find(same, (other) => isCompatible(identity, other))
    return { listed, similar: listed ? null : find(alike, () => true) }
  }
}
