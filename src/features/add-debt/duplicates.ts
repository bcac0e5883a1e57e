import type { Debtor } from '@/api/debtor/debtor'
import { debtIdentity } from '@/rules/debtor-name'
import { type DebtIdentity, duplicateKeys } from '@/rules/duplicate'

const duplicateKeysOf = (debtor: Debtor) =>
  duplicateKeys(debtIdentity(debtor, debtor.debtor_debt.initial_debt)).map(({ key }) => key)

/** Debts with their keys, so that looking for duplicates on every keystroke stays fast. */
export const withDuplicateKeys = (debtors: readonly Debtor[]) =>
  debtors.map((debtor) => ({ debtor, keys: duplicateKeysOf(debtor) }))

/** Existing debts that duplicate one, each once, with the strongest reason first. */
export function findDuplicates(
  identity: DebtIdentity,
  debts: ReturnType<typeof withDuplicateKeys>,
) {
  const duplicates = duplicateKeys(identity).flatMap(({ key, reason }) =>
    debts.filter(({ keys }) => keys.includes(key)).map(({ debtor }) => ({ debtor, reason })),
  )
  return duplicates.filter(
    ({ debtor }, index) =>
      duplicates.findIndex((duplicate) => duplicate.debtor === debtor) === index,
  )
}
