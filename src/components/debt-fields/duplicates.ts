import type { Debtor } from '@/api/debtor/debtor'
import { debtIdentity } from '@/rules/debtor-name'
import { type DebtIdentity, type MatchReason, matchKeys } from '@/rules/duplicate'

export interface Duplicate {
  debtor: Debtor
  /** What is the same, in words. */
  same: MatchReason
}

type DebtorsByMatchKey = ReadonlyMap<string, readonly Debtor[]>

/** The debts by all they can be recognised by: a form asks at every key that is pressed. */
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

/** Debts already there that the new one may be, each once, by the strongest that is the same. */
export function findDuplicates(
  identity: DebtIdentity,
  debtorsByKey: DebtorsByMatchKey,
): Duplicate[] {
  const found = new Map<number, Duplicate>()
  for (const { key, reason } of matchKeys(identity)) {
    for (const debtor of debtorsByKey.get(key) ?? []) {
      if (!found.has(debtor.id)) found.set(debtor.id, { debtor, same: reason })
    }
  }
  return [...found.values()]
}
