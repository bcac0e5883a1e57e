import type { IsoDate } from '@/rules/days'
import { debtorMarks } from '@/rules/debtor-name'
import { type DebtMarks, likenessOf, plainName, plainReference } from '@/rules/duplicate'
import type { Debtor } from './debtor'
import type { DebtEntry } from './request-body'

/** What identifies a debt where there is no id yet: references, name, amount and invoice date. */
export interface DebtIdentity extends DebtMarks {
  date: IsoDate | null
}

export const entryIdentity = (entry: DebtEntry): DebtIdentity => ({
  ...debtorMarks(entry, entry.initial_debt),
  date: entry.last_invoice_date,
})

export const recordIdentity = (record: Debtor): DebtIdentity => ({
  ...debtorMarks(record, record.debtor_debt.initial_debt),
  date: record.debtor_debt.last_invoice_date,
})

/** Printable ASCII with single spaces, for which normalising changes the case alone. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/

export const normaliseReference = (text: string) =>
  isPlain.test(text) ? text.toLowerCase() : plainReference(text)

/** The same text for identities of the same debt. */
export const fingerprint = ({ references, name, amount, date }: DebtIdentity): string =>
  [
    normaliseReference(references.customer_ref),
    normaliseReference(references.external_ref),
    plainName(name),
    amount,
    date,
  ].join('\u0001')

export const isSameDebt = (one: DebtIdentity, other: DebtIdentity): boolean =>
  fingerprint(one) === fingerprint(other)

/**
 * Whether one may be the other after a server tidied its texts: the same amount with a reference,
 * company number or name in common, and no own reference that contradicts it.
 */
export function isSimilarDebt(one: DebtIdentity, other: DebtIdentity): boolean {
  if (one.amount !== other.amount || likenessOf(one, other) === null) return false
  const own = plainReference(one.references.customer_ref)
  const others = plainReference(other.references.customer_ref)
  return own === '' || others === '' || own === others
}
