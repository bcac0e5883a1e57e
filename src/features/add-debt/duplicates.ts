import type { Debtor } from '@/api/debtor/debtor'
import { type DuplicateKey, duplicateKeys } from '@/rules/duplicate'

/** Debts with their keys, so that looking for duplicates on every keystroke stays fast. */
export const withDuplicateKeys = (debtors: readonly Debtor[]) =>
  debtors.map((debtor) => ({
    debtor,
    keys: duplicateKeys(debtor, debtor.debtor_debt.initial_debt).map(({ key }) => key),
  }))

/** Existing debts that duplicate the one of the keys, each once, with the strongest reason first. */
export function findDuplicates(
  typedKeys: readonly DuplicateKey[],
  debts: ReturnType<typeof withDuplicateKeys>,
) {
  const duplicates = typedKeys.flatMap(({ key, reason }) =>
    debts.filter(({ keys }) => keys.includes(key)).map(({ debtor }) => ({ debtor, reason })),
  )
  return duplicates.filter(
    ({ debtor }, index) =>
      duplicates.findIndex((duplicate) => duplicate.debtor === debtor) === index,
  )
}
