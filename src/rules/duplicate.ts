import { type DebtorNames, debtorNames } from './debtor-name'
import type { Pence } from './money'
import { checkCompanyNumber } from './organisation'

/** Identifies a debt that has no id yet, with its amount; blank where there is none. */
interface DebtIdentity extends DebtorNames {
  /** The creditor's own references. */
  customer_ref: string
  external_ref: string
  company_number: string
}

/** A reference in lower case, with single spaces and composed letters. */
const normaliseReference = (reference: string) =>
  reference.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** A name without case, accents, punctuation and a leading "the"; Limited becomes Ltd. */
export function normaliseName(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\blimited\b/g, 'ltd')
    .replace(/\bpublic ltd company\b/g, 'plc')
    .trim()
    .replace(/^the (?=.)/, '')
  return bare || normaliseReference(name)
}

/** Blank for a text that is no number, such as "unknown", which many debtors can have. */
function companyNumber(text: string): string {
  const checked = checkCompanyNumber(text)
  return checked.ok ? checked.value : ''
}

export interface DuplicateKey {
  key: string
  reason: 'the same reference' | 'the same company number' | 'the same name and amount'
}

/**
 * The keys by which duplicates are found, the strongest first. Debts that share a key are duplicates,
 * so long lists are compared through a map instead of pair by pair. Each name counts: a sole trader may be
 * entered without the trading name.
 */
export function duplicateKeys(debt: DebtIdentity, amount: Pence): DuplicateKey[] {
  const keys = [
    ['customer', normaliseReference(debt.customer_ref), 'the same reference'],
    ['external', normaliseReference(debt.external_ref), 'the same reference'],
    ['number', companyNumber(debt.company_number), 'the same company number'],
    ...debtorNames(debt).map(
      (name) => [`${amount}`, normaliseName(name), 'the same name and amount'] as const,
    ),
  ] as const
  return keys
    .filter(([, value]) => value !== '')
    .map(([prefix, value, reason]) => ({ key: `${prefix} ${value}`, reason }))
}

/** The values that tell debtors apart. */
export interface DebtorIdentity {
  name: string
  companyNumber: string
  address: { street_1: string; postcode: string } | null
}

/** Whether two debts are of one debtor: the same company number, else the same name and address. */
export function isSameDebtor(one: DebtorIdentity, other: DebtorIdentity): boolean {
  const [number, otherNumber] = [one, other].map((debtor) => companyNumber(debtor.companyNumber))
  if (number && otherNumber) return number === otherNumber
  const [identity, otherIdentity] = [one, other].map(
    ({ name, address }) =>
      address?.street_1 &&
      [name, address.street_1, address.postcode.replaceAll(' ', '')].map(normaliseName).join('\n'),
  )
  return Boolean(identity) && identity === otherIdentity
}
