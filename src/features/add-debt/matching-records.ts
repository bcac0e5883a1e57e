import type { Debtor } from '@/api/debtor/debtor'
import { entryIdentity, isSameDebt, recordIdentity } from '@/api/debtor/identity'
import type { DebtEntry } from '@/api/debtor/request-body'

/**
 * The records that this save may have created: equal debts that were not in the list before, newest
 * first.
 * @param baseline ids read before the save; null if the list was unreadable
 */
export function matchingRecords(
  entry: DebtEntry,
  debtors: readonly Debtor[],
  baseline: ReadonlySet<number> | null,
): Debtor[] {
  const identity = entryIdentity(entry)
  return debtors
    .filter(({ id }) => !baseline?.has(id))
    .filter((debtor) => isSameDebt(identity, recordIdentity(debtor)))
    .toSorted((one, other) => other.id - one.id)
}
