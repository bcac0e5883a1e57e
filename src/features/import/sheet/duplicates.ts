import type { DebtEntry } from '@/api/debtor/request-body'
import { debtorName } from '@/rules/debtor-name'
import { normaliseName, normaliseReference } from '@/rules/duplicate'
import type { ListedDebt } from './protocol'

/** What a debt is compared by; the amount in pence. */
export type DebtIdentity = Omit<ListedDebt, 'id'>

export const entryIdentity = (entry: DebtEntry): DebtIdentity => ({
  name: debtorName(entry),
  customerRef: entry.customer_ref,
  externalRef: entry.external_ref,
  amount: entry.initial_debt,
  date: entry.last_invoice_date,
})

const join = (...parts: (string | number | null)[]) => parts.join('\u0001')

/** The same for rows that are one debt: their name, references, amount and date are equal. */
export const rowKey = ({ name, customerRef, externalRef, amount, date }: DebtIdentity) =>
  `${normaliseReference(name)}\u0001${normaliseReference(customerRef)}\u0001${normaliseReference(externalRef)}\u0001${amount}\u0001${date}`

interface ComparedRow {
  number: number
  result: { key: string | null }
  isSum: boolean
  override: 'include' | 'exclude' | null
  equalRow: number | null
}

/** Marks rows that equal an earlier one. */
export function markEqualRows(rows: readonly ComparedRow[]): void {
  const firstByKey = new Map<string, number>()
  for (const row of rows) {
    row.equalRow = null
    const { key } = row.result
    if (key === null || row.isSum || row.override === 'exclude') continue
    const first = firstByKey.get(key)
    if (first === undefined) firstByKey.set(key, row.number)
    else row.equalRow = first
  }
}

/** The identity with names and references that differ in no way that matters. */
const keysOf = (debt: DebtIdentity): DebtIdentity => ({
  name: normaliseName(debt.name),
  customerRef: normaliseReference(debt.customerRef),
  externalRef: normaliseReference(debt.externalRef),
  amount: debt.amount,
  date: debt.date,
})

const fullKey = (keys: DebtIdentity) =>
  join(keys.name, keys.customerRef, keys.externalRef, keys.amount, keys.date)

/** A blank reference is compatible with any: debts entered by hand often have none. */
const isCompatible = (one: string, other: string) => one === '' || other === '' || one === other

interface IndexedDebt {
  debt: ListedDebt
  keys: DebtIdentity
}

/** Finds the debt of the client's list that a row is, or that is like it. */
export function createListIndex(list: readonly ListedDebt[]) {
  const byKey = new Map<string, IndexedDebt>()
  const manyByKey = new Map<string, IndexedDebt[]>()
  const addTo = (key: string, found: IndexedDebt) => {
    const others = manyByKey.get(key)
    if (others) others.push(found)
    else manyByKey.set(key, [found])
  }
  // The newest of several equal debts is the match, so that a newly added one is noticed.
  for (const debt of list.toSorted((one, other) => one.id - other.id)) {
    const keys = keysOf(debt)
    const found = { debt, keys }
    byKey.set(fullKey(keys), found)
    addTo(join('invoice', keys.name, keys.amount, keys.date), found)
    addTo(join('amount', keys.name, keys.amount), found)
    for (const field of ['customerRef', 'externalRef'] as const) {
      if (keys[field] === '') continue
      addTo(join(field, keys.name, keys[field]), found)
      byKey.set(join(field, keys[field]), found)
    }
  }

  const compatible = (keys: DebtIdentity, key: string) =>
    manyByKey
      .get(key)
      ?.findLast(
        (found) =>
          isCompatible(keys.customerRef, found.keys.customerRef) &&
          isCompatible(keys.externalRef, found.keys.externalRef),
      )

  return (debt: DebtIdentity): { listed: ListedDebt | null; similar: ListedDebt | null } => {
    const keys = keysOf(debt)
    const { name, customerRef, externalRef, amount, date } = keys
    const listed =
      byKey.get(fullKey(keys)) ??
      (date === null ? undefined : compatible(keys, join('invoice', name, amount, date))) ??
      (customerRef ? compatible(keys, join('customerRef', name, customerRef)) : undefined) ??
      (externalRef ? compatible(keys, join('externalRef', name, externalRef)) : undefined)
    const similar =
      listed ??
      (customerRef ? byKey.get(join('customerRef', customerRef)) : undefined) ??
      (externalRef ? byKey.get(join('externalRef', externalRef)) : undefined) ??
      manyByKey.get(join('amount', name, amount))?.at(-1)
    return { listed: listed?.debt ?? null, similar: listed ? null : (similar?.debt ?? null) }
  }
}

export type ListIndex = ReturnType<typeof createListIndex>
