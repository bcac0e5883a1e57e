import type { Pence } from './money'
import { checkCompanyNumber } from './organisation'

/** Identifies a debt that has no id yet; amounts in pence. */
export interface DebtIdentity {
  /** The creditor's own references; blank where there is none. */
  references: { customer_ref: string; external_ref: string }
  companyNumber: string
  /** The company's name, else the trading name, else the individual's. */
  name: string
  amount: Pence
}

/** Printable ASCII with single spaces, for which normalising changes the case alone. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/

/** A reference in lower case, with single spaces and composed letters. */
export const normaliseReference = (reference: string) =>
  isPlain.test(reference)
    ? reference.toLowerCase()
    : reference.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

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

function normaliseCompanyNumber(number: string): string {
  const read = checkCompanyNumber(number)
  return read.ok ? read.value : number.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

export type MatchReason =
  | 'the same reference'
  | 'the same company number'
  | 'the same name and amount'

/**
 * The keys by which a debt is matched, the strongest first. Two debts match when they share a key,
 * so long lists are compared through a map instead of pair by pair.
 */
export function matchKeys(debt: DebtIdentity): { key: string; reason: MatchReason }[] {
  const { references, companyNumber, name, amount } = debt
  const keys: [prefix: string, value: string, reason: MatchReason][] = [
    ['customer', normaliseReference(references.customer_ref), 'the same reference'],
    ['external', normaliseReference(references.external_ref), 'the same reference'],
    ['number', normaliseCompanyNumber(companyNumber), 'the same company number'],
    [`${amount}`, normaliseName(name), 'the same name and amount'],
  ]
  return keys
    .filter(([, value]) => value !== '')
    .map(([prefix, value, reason]) => ({ key: `${prefix} ${value}`, reason }))
}

/** The strongest thing two debts have in common; null when they have nothing in common. */
export function matchReason(one: DebtIdentity, other: DebtIdentity): MatchReason | null {
  const keys = new Set(matchKeys(other).map(({ key }) => key))
  return matchKeys(one).find(({ key }) => keys.has(key))?.reason ?? null
}
