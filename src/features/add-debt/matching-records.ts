import type { Debtor } from '@/api/debtor/debtor'
import { entryIdentity, isSameDebt, recordIdentity } from '@/api/debtor/identity'
import type { DebtEntry } from '@/api/debtor/request-body'

/**
 * The records that can have come of sending this debt: the same debt, and not in the list that was
 * read before. The newest is the first.
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
