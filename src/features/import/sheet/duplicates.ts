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

/** What a debt is looked up by; null where it has nothing of the kind. */
const lookupKeys = ({ name, customerRef, externalRef, amount, date }: DebtIdentity) => ({
  whole: join('whole', name, customerRef, externalRef, amount, date),
  invoice: date && join('invoice', name, amount, date),
  amount: join('amount', name, amount),
  customerRef: customerRef && join('customer', customerRef),
  externalRef: externalRef && join('external', externalRef),
  ownCustomerRef: customerRef && join('customer', customerRef, name),
  ownExternalRef: externalRef && join('external', externalRef, name),
})

interface IndexedDebt {
  debt: ListedDebt
  keys: DebtIdentity
}

/** A blank reference is compatible with any: debts entered by hand often have none. */
const isCompatible = (one: string, other: string) => one === '' || other === '' || one === other

/** Finds the debt of the client's list that a row is, or that is like it. */
export function createListIndex(list: readonly ListedDebt[]) {
  const debtsByKey = new Map<string, IndexedDebt[]>()
  for (const debt of list.toSorted((one, other) => one.id - other.id)) {
    const keys = keysOf(debt)
    for (const key of Object.values(lookupKeys(keys))) {
      const others = key ? debtsByKey.get(key) : undefined
      if (others) others.push({ debt, keys })
      else if (key) debtsByKey.set(key, [{ debt, keys }])
    }
  }

  return (debt: DebtIdentity): { listed: ListedDebt | null; similar: ListedDebt | null } => {
    const keys = keysOf(debt)
    const lookup = lookupKeys(keys)
    // The newest of several equal debts is the match, so that a newly added one is noticed.
    const find = (key: string | null, isFitting: (found: DebtIdentity) => boolean = () => true) =>
      debtsByKey.get(key ?? '')?.findLast((found) => isFitting(found.keys))?.debt
    const findCompatible = (key: string | null) =>
      find(
        key,
        ({ customerRef, externalRef }) =>
          isCompatible(keys.customerRef, customerRef) &&
          isCompatible(keys.externalRef, externalRef),
      )
    const listed =
      find(lookup.whole) ??
      findCompatible(lookup.invoice) ??
      findCompatible(lookup.ownCustomerRef) ??
      findCompatible(lookup.ownExternalRef)
    if (listed) return { listed, similar: null }
    const similar = find(lookup.customerRef) ?? find(lookup.externalRef) ?? find(lookup.amount)
    return { listed: null, similar: similar ?? null }
  }
}

export type ListIndex = ReturnType<typeof createListIndex>
