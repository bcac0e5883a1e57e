import { hasLegalForm } from '@/rules/organisation'
import { isDocumentType, isNoDebtStatus } from '../cells/ledger-words'
import { type Candidate, wordSet } from './column-candidates'
import { nameWords } from './column-names'
import {
  asksForMoney,
  type Fits,
  isCode,
  isConsumer,
  isCurrencyCode,
  isCurrencyWord,
  isDate,
  isDocument,
  isEmail,
  isKind,
  isNoAmount,
  isPlainDocument,
  isPlainKind,
  isPostcode,
  isPrice,
  isStreet,
  isWord,
  isYesNo,
  mostFit,
  type Texts,
} from './column-values'
import type { SheetField } from './protocol'

type IsNamed = (words: ReadonlySet<string>) => boolean

const hasAny = (wanted: string): IsNamed => {
  const known = wordSet(wanted)
  return (words) => [...words].some((word) => known.has(word))
}
/** Whether a name has only these words, and numbers, as `Column 3` has. */
const hasOnly = (wanted: string): IsNamed => {
  const known = wordSet(wanted)
  return (words) =>
    [...words].every((word) => known.has(word) || /^(?:f|x|var|column|field)?\d*$/.test(word))
}
const hasOnlyWith = (wanted: string, others: string): IsNamed => {
  const [has, isOnly] = [hasAny(wanted), hasOnly(`${wanted} ${others}`)]
  return (words) => has(words) && isOnly(words)
}
const besideKind = 'is a an customer flag'
/** A name that says nothing, or nothing but these words. */
const isVague = (wanted: string) =>
  hasOnly(`${wanted} details detail info data unnamed sent to of on the`)
/** The name of the currency of somebody's books, where a document has one of its own. */
export const isBooksCurrency = hasAny('reporting group base home local functional system company')
const asksForBusiness = hasOnlyWith(
  'company b2b business commercial corporate limited ltd',
  besideKind,
)
const isKindName = hasAny(
  `type kind category class group segment sector document transaction source individual consumer private
  person b2b b2c`,
)
const isOfOtherKinds = hasAny(
  'payment method terms address delivery ship phone email price product tax vat reminder',
)
const kindFields = new Set<SheetField>(['document_type', 'company_type'])

/** The values, and the words of a name, by which a column may hold a field. */
interface ValueRule {
  field: SheetField
  isNamed?: IsNamed
  /** Most values fit. */
  fits?: Fits
  /** A value that at least one row must have. */
  needs?: Fits
  /** Fewer values may be anything. */
  least?: number
}

/** Columns whose names are like that of a field, and whose values decide. */
export const similarRules: readonly ValueRule[] = [
  { field: 'currency', isNamed: hasAny('currency'), fits: isCurrencyWord },
  {
    field: 'is_individual',
    isNamed: hasOnlyWith('consumer individual private personal person residential b2c', besideKind),
    fits: isYesNo,
  },
  { field: 'company_type', isNamed: asksForBusiness, fits: isYesNo },
  { field: 'document_type', isNamed: isKindName, fits: isDocumentType, needs: asksForMoney },
  { field: 'company_type', isNamed: isKindName, fits: isKind },
  {
    field: 'document_type',
    isNamed: hasAny('type kind document transaction source entry voucher record status'),
    needs: isNoDebtStatus,
  },
  {
    field: 'amount_outstanding',
    isNamed: hasOnlyWith(
      'outstanding unpaid owing owed remaining arrears balance due left os',
      'amount invoice still open debt to pay payable gross',
    ),
    fits: (text) => !isNoAmount(text),
  },
]

/** Columns of values of a common form, under a name that does not say what it is. */
export const contentRules: readonly ValueRule[] = [
  {
    field: 'currency',
    isNamed: isVague('ccy fx iso code symbol devise währung'),
    fits: isCurrencyCode,
  },
  {
    field: 'document_type',
    isNamed: isVague(
      'description narrative nature voucher entry record item activity code tp status dr cr d c debit credit invoice',
    ),
    fits: isPlainDocument,
    needs: asksForMoney,
  },
  {
    field: 'company_type',
    isNamed: isVague(
      'customer debtor client entity legal status classification profile nature ind co',
    ),
    fits: isPlainKind,
    needs: isConsumer,
  },
  {
    field: 'postcode',
    isNamed: isVague('postcode post code pc location area district place address customer'),
    fits: isPostcode,
    least: 3,
  },
  {
    field: 'primary_email',
    isNamed: isVague('email mail customer contact address accounts account invoice'),
    fits: isEmail,
    least: 3,
  },
  {
    field: 'last_invoice_date',
    isNamed: isVague('date day invoice invoiced issued dated raised billed document posted when'),
    fits: isDate,
    least: 3,
  },
  { field: 'company_name', isNamed: hasOnly('unnamed'), fits: isWord, needs: hasLegalForm },
]

/** The same where the file has no names of columns. */
export const headerlessRules: readonly ValueRule[] = [
  { field: 'currency', fits: isCurrencyCode },
  { field: 'document_type', fits: isDocument },
  { field: 'company_type', fits: isPlainKind },
  { field: 'postcode', fits: isPostcode },
  { field: 'primary_email', fits: isEmail },
  { field: 'last_invoice_date', fits: isDate },
  { field: 'initial_debt', fits: isPrice },
  { field: 'company_name', fits: hasLegalForm },
  { field: 'street_1', fits: isStreet },
  { field: 'customer_ref', fits: (text) => isCode(text) && /^\s*[a-z]/i.test(text) },
]

/** A column of the file: its name, and its values that are not blank. */
export interface Source {
  header: string
  /** Of the first rows. */
  texts: Texts
  allTexts: () => Texts
}

/** @param share the least share of values that fit */
export function candidatesByRules(
  { header, texts, allTexts }: Source,
  rules: readonly ValueRule[],
  { rank, share }: { rank: number; share: number },
): Candidate[] {
  const words = nameWords(header)
  const isOther = isOfOtherKinds(words)
  const found = rules.find(
    ({ field, isNamed, fits, needs, least = 1 }) =>
      (!isNamed || isNamed(words)) &&
      !(isOther && kindFields.has(field)) &&
      texts.length >= least &&
      (!fits || mostFit(texts, fits, share)) &&
      (!needs || allTexts().some(needs)),
  )
  return found ? [{ field: found.field, rank }] : []
}

/** Whether a column asks whether the debtor is a business: "Is business", "Company?". */
export const isBusinessQuestion = (name: string) => asksForBusiness(nameWords(name))
