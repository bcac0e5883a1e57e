import { normaliseName } from './duplicate'

/** What tells debtors apart. */
export interface DebtorIdentity {
  name: string
  companyNumber: string
  address: { street_1: string; postcode: string } | null
}

const bare = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

const sameText = (one: string, other: string) => one !== '' && one === other

/** Whether two debts are of one debtor: the same company number, else the same name and address. */
export function isSameDebtor(one: DebtorIdentity, other: DebtorIdentity): boolean {
  // A spreadsheet drops the leading zeros of a number.
  const [number, otherNumber] = [one, other].map(({ companyNumber }) =>
    bare(companyNumber).replace(/^0+/, ''),
  )
  if (number && otherNumber) return number === otherNumber
  return (
    normaliseName(one.name) === normaliseName(other.name) &&
    sameText(bare(one.address?.street_1 ?? ''), bare(other.address?.street_1 ?? '')) &&
    bare(one.address?.postcode ?? '') === bare(other.address?.postcode ?? '')
  )
}
