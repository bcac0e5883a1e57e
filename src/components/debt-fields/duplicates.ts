import type { Debtor } from '@/api/debtor/debtor'
import { debtIdentity } from '@/rules/debtor-name'
import { type DebtIdentity, type MatchReason, matchKeys } from '@/rules/duplicate'

export interface Duplicate {
  debtor: Debtor
  /** Why the debts match. */
  reason: MatchReason
}

type DebtorsByMatchKey = ReadonlyMap<string, readonly Debtor[]>

/** Indexes debts by their match keys, so that matching on every keystroke stays fast. */
export function groupByMatchKey(debtors: readonly Debtor[]): DebtorsByMatchKey {
  const found = new Map<string, Debtor[]>()
  for (const debtor of debtors) {
    for (const { key } of matchKeys(debtIdentity(debtor, debtor.debtor_debt.initial_debt))) {
      const matches = found.get(key)
      if (matches) matches.push(debtor)
      else found.set(key, [debtor])
    }
  }
  return found
}

/** Existing debts that match, each once, with the strongest reason first. */
export function findDuplicates(
  identity: DebtIdentity,
  debtorsByKey: DebtorsByMatchKey,
): Duplicate[] {
  const found = new Map<number, Duplicate>()
  for (const { key, reason } of matchKeys(identity)) {
    for (const debtor of debtorsByKey.get(key) ?? []) {
      if (!found.has(debtor.id)) found.set(debtor.id, { debtor, reason })
    }
  }
  return [...found.values()]
}
