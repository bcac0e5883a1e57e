import type { Pence } from './money'
import { checkCompanyNumber } from './organisation'

/** What tells debts apart where there is no id yet. */
export interface DebtMarks {
  /** The creditor's own references; blank where there is none. */
  references: { customer_ref: string; external_ref: string }
  companyNumber: string
  /** What a person would call the debtor by. */
  name: string
  amount: Pence
}

/** A reference without what makes no difference: case, spaces, how its letters are composed. */
export const plainReference = (reference: string) =>
  reference.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** A name without what people write now one way, now another: case, signs, Ltd for Limited. */
export function plainName(name: string): string {
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
  return bare || plainReference(name)
}

function plainNumber(number: string): string {
  const read = checkCompanyNumber(number)
  return read.ok ? read.value : number.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

export type Likeness = 'the same reference' | 'the same company number' | 'the same name and amount'

/**
 * What a debt can be found again by, the strongest first. Two debts are alike that have one key in
 * common: long lists are compared by their keys, without looking at every pair.
 */
export function matchKeys(debt: DebtMarks): { key: string; likeness: Likeness }[] {
  const { references, companyNumber, name, amount } = debt
  const keys: [prefix: string, value: string, likeness: Likeness][] = [
    ['customer', plainReference(references.customer_ref), 'the same reference'],
    ['external', plainReference(references.external_ref), 'the same reference'],
    ['number', plainNumber(companyNumber), 'the same company number'],
    [`${amount}`, plainName(name), 'the same name and amount'],
  ]
  return keys
    .filter(([, value]) => value !== '')
    .map(([prefix, value, likeness]) => ({ key: `${prefix} ${value}`, likeness }))
}

/** What two debts have in common that makes them likely to be one; null where nothing does. */
export function likenessOf(one: DebtMarks, other: DebtMarks): Likeness | null {
  const keys = new Set(matchKeys(other).map(({ key }) => key))
  return matchKeys(one).find(({ key }) => keys.has(key))?.likeness ?? null
}
