import type { DebtEntry } from '@/api/debtor-body'
import { type Debtor, debtorName } from '@/api/debtors'

export interface Duplicate {
  debtor: Debtor
  /** What is the same, in words. */
  same: string
}

/** A name without what people write now one way, now another: case, signs, Ltd for Limited. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\blimited\b/g, 'ltd')
    .replace(/\bpublic ltd company\b/g, 'plc')
    .replace(/^the\b/, '')
    .trim()

const plainReference = (reference: string) => reference.trim().toLowerCase()
const plainNumber = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '')

const isSame = (one: string, other: string) => one !== '' && one === other

function whatIsSame(entry: DebtEntry, debtor: Debtor): string | null {
  if (isSame(plainReference(entry.customer_ref), plainReference(debtor.customer_ref))) {
    return 'the same reference'
  }
  if (isSame(plainNumber(entry.company_number), plainNumber(debtor.company_number))) {
    return 'the same company number'
  }
  const sameName = plainName(debtorName(entry)) === plainName(debtorName(debtor))
  const sameAmount = entry.initial_debt === debtor.debtor_debt.initial_debt
  return sameName && sameAmount ? 'the same name and amount' : null
}

/** Debts already there that the new one may be. */
export function duplicatesOf(entry: DebtEntry, debtors: readonly Debtor[]): Duplicate[] {
  return debtors.flatMap((debtor) => {
    const same = whatIsSame(entry, debtor)
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
