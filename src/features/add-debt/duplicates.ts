import type { DebtEntry } from '@/api/debtor-body'
import { type Debtor, debtorMarks, debtorName } from '@/api/debtors'
import { type Likeness, likenessOf, plainName, plainReference } from '@/rules/duplicate'

export interface Duplicate {
  debtor: Debtor
  /** What is the same, in words. */
  same: Likeness
}

/** Debts already there that the new one may be. */
export function duplicatesOf(entry: DebtEntry, debtors: readonly Debtor[]): Duplicate[] {
  const marks = debtorMarks(entry, entry.initial_debt)
  return debtors.flatMap((debtor) => {
    const same = likenessOf(marks, debtorMarks(debtor, debtor.debtor_debt.initial_debt))
    return same ? [{ debtor, same }] : []
  })
}

/**
 * The record a save without an answer has left, if it did: same reference, name and amount,
 * and not among those that were there before.
 * @param before the ids known before the save; null when the list could not be read then
 */
export function savedAfterAll(
  entry: DebtEntry,
  debtors: readonly Debtor[],
  before: ReadonlySet<number> | null,
): Debtor | undefined {
  return debtors
    .filter(({ id }) => !before?.has(id))
    .filter(
      (debtor) =>
        plainReference(debtor.customer_ref) === plainReference(entry.customer_ref) &&
        plainName(debtorName(debtor)) === plainName(debtorName(entry)) &&
        debtor.debtor_debt.initial_debt === entry.initial_debt,
    )
    .toSorted((one, other) => other.id - one.id)[0]
}
