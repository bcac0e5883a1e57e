import type { Debtor } from '@/api/debtor/debtor'
import { debtIdentity } from '@/rules/debtor-name'
import { type DebtIdentity, matchKeys } from '@/rules/duplicate'

const matchKeysOf = (debtor: Debtor) =>
  matchKeys(debtIdentity(debtor, debtor.debtor_debt.initial_debt)).map(({ key }) => key)

/** Debts with their match keys, so that matching on every keystroke stays fast. */
export const withMatchKeys = (debtors: readonly Debtor[]) =>
  debtors.map((debtor) => ({ debtor, keys: matchKeysOf(debtor) }))

/** Existing debts that match, each once, with the strongest reason first. */
export function findDuplicates(identity: DebtIdentity, debts: ReturnType<typeof withMatchKeys>) {
  const matches = matchKeys(identity).flatMap(({ key, reason }) =>
    debts.filter(({ keys }) => keys.includes(key)).map(({ debtor }) => ({ debtor, reason })),
  )
  return matches.filter(
    ({ debtor }, index) => matches.findIndex((match) => match.debtor === debtor) === index,
  )
}
