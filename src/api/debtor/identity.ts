import type { IsoDate } from '@/rules/days'
import { debtIdentity } from '@/rules/debtor-name'
import {
  type DebtIdentity,
  matchReason,
  normaliseName,
  normaliseReference,
} from '@/rules/duplicate'
import type { Debtor } from './debtor'
import type { DebtEntry } from './request-body'

/** Identifies a debt that has no id yet: its references, name, amount and invoice date. */
export interface DatedDebtIdentity extends DebtIdentity {
  date: IsoDate | null
}

export const entryIdentity = (entry: DebtEntry): DatedDebtIdentity => ({
  ...debtIdentity(entry, entry.initial_debt),
  date: entry.last_invoice_date,
})

export const recordIdentity = (record: Debtor): DatedDebtIdentity => ({
  ...debtIdentity(record, record.debtor_debt.initial_debt),
  date: record.debtor_debt.last_invoice_date,
})

/** The same text for identities of the same debt. */
export const fingerprint = ({ references, name, amount, date }: DatedDebtIdentity): string =>
  [
    normaliseReference(references.customer_ref),
    normaliseReference(references.external_ref),
    normaliseName(name),
    amount,
    date,
  ].join('\u0001')

export const isSameDebt = (one: DatedDebtIdentity, other: DatedDebtIdentity): boolean =>
  fingerprint(one) === fingerprint(other)

/**
 * Whether one may be the other after a server tidied its texts: the same amount with a reference,
 * company number or name in common, and no own reference that contradicts it.
 */
export function isSimilarDebt(one: DatedDebtIdentity, other: DatedDebtIdentity): boolean {
  if (one.amount !== other.amount || matchReason(one, other) === null) return false
  const own = normaliseReference(one.references.customer_ref)
  const others = normaliseReference(other.references.customer_ref)
  return own === '' || others === '' || own === others
}
