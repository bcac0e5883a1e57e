// Compares debts with those of the client's list.
import { groupBy } from '@/lib/group-by'
import { normaliseName } from '@/rules/duplicate'
import { referenceKey } from '../cells/ledger-terms'
import type { CheckedRow } from './check-row'
import type { DebtIdentity, ListedDebt } from './protocol'
import type { RowState } from './row-state'

/** The identity with normalised names and references: `INV–007`, `inv 7`. */
export const normalise = (debt: DebtIdentity): DebtIdentity => ({
  name: normaliseName(debt.name).replace(/^(?:mrs?|ms|miss|mx|dr) (?=.)/, ''),
  customerRef: referenceKey(debt.customerRef),
  externalRef: referenceKey(debt.externalRef),
  amount: debt.amount,
  date: debt.date,
})

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
