import { checkPostcode } from '@/rules/address'
import { type DecimalSign, type Pence, parseMoney } from '@/rules/money'
import { hasLegalForm } from '@/rules/organisation'
import { parseDate } from '@/rules/parse-date'
import { checkEmail } from '@/rules/person'
import { checkYesNo, unfloat } from '../cells/check-cell'
import {
  customerKind,
  isDocumentType,
  isNoDebtStatus,
  isNoInvoice,
  isPlainKind,
  isPounds,
  isSettled,
  otherCurrencyOf,
} from '../cells/ledger-words'
import { type Candidate, contentsRank, nameWords, similarRank } from './column-names'
import type { SheetField } from './protocol'

export type Fits = (text: string) => boolean

/** Whether at least a share of the values of a column fit. */
export const mostFit = (texts: readonly string[], fits: Fits, share: number): boolean =>
  texts.length > 0 && texts.filter(fits).length >= share * texts.length

const isPostcode: Fits = (text) => checkPostcode('United Kingdom')(text).ok
const isEmail: Fits = (text) => checkEmail(text).ok
const isDate: Fits = (text) => parseDate(text).ok
export const isYesNo: Fits = (text) => checkYesNo(text).ok
export const isMoney: Fits = (text) =>
  /\d/.test(text) && (parseMoney(text).ok || parseMoney(text, 'comma').ok)
/** An amount in pence, below zero for a credit such as `(40.00)` or `40.00 CR`; NaN for no amount. */
export function signedPence(text: string, sign?: DecimalSign): Pence {
  const unsigned = text.replace(/[-−–—()]|\bCR\b/gi, '')
  for (const each of sign ? [sign] : [sign, 'comma' as const]) {
    const amount = parseMoney(text, each)
    if (amount.ok) return amount.value ?? 0
    const credit = parseMoney(unsigned, each)
    if (credit.ok && credit.value) return -credit.value
  }
  return Number.NaN
}
/** An amount that is no count, number or reference. */
export const isPrice: Fits = (text) => isMoney(text) && /[.,]\d{2}\D*$|£/.test(text)
export const isAmountOrRate: Fits = (text) =>
  text.endsWith('%') || (isMoney(text) && !/^\D*(?:\d{9}|\d{12})\D*$/.test(unfloat(text)))
export const isCode: Fits = (text) => /^(?:[a-z]{1,6}[-/]?)?\d{1,12}$/i.test(text)
/** A date, a number of days or invoices, or a word that is no zero. */
export const isNoAmount: Fits = (text) =>
  isDate(text) ||
  /\d\s+(?:days?|months?|invoices?|items?)\b/i.test(text) ||
  !(/\d/.test(text) || parseMoney(text).ok)

const isCurrencyCode: Fits = (text) =>
  /^(?:[A-Z]{3}|\p{Sc})$/u.test(text) && (isPounds(text) || otherCurrencyOf(text) !== null)
/** Nothing but a word of documents: a description may name one as well. */
const isPlainDocument: Fits = (text) =>
  isNoDebtStatus(text) ||
  /^\W*(?:(?:sales )?inv(?:oice)?s?|s[iacr]|accrec|dr?|cr?|i|debit|credit)\W*$/i.test(text)
const isPlainInvoice: Fits = (text) =>
  (isDocumentType(text) || isPlainDocument(text)) && !isNoInvoice(text)
/** A kind of customer, and not the name of a company. */
const isKind: Fits = (text) =>
  customerKind(text) !== null && !isDocumentType(text) && (isPlainKind(text) || !hasLegalForm(text))
/** A sign of a credit beside its amount: `-`, `-1`, or H for Haben, as SAP writes it. */
export const isCreditSign: Fits = (text) =>
  /^\s*(?:[-−–—](?:1(?:\.0+)?)?|h|haben|crdt|minus|negative)\s*$/i.test(text)
const debitSign = /^(?:s|soll|dbit|plus|positive|\+?1(?:\.0+)?|\+)$/i
const isSide: Fits = (text) => isPlainDocument(text) || isCreditSign(text) || debitSign.test(text)
/** An answer, and not an amount such as 1.00. */
const isAnswer: Fits = (text) => isYesNo(text) && !isPrice(text)
/** The first line of an address. */
const street =
  /^\d+[a-z]?[ ,]|\b(?:road|street|lane|avenue|close|drive|way|house|park|court|place|estate|unit)\b/i

/** Whether a first line holds a value of a debt: a number, a date, an email address or a postcode. */
export const looksLikeDebt = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const text = cell.trim()
    return /^\d+$/.test(text) || [isPrice, isPostcode, isEmail, isDate].some((fits) => fits(text))
  })

/** A column of the file. */
export interface Source {
  /** As the header has it; blank in a file without names of columns. */
  name: string
  /** Its values in the first rows that are not blank. */
  texts: readonly string[]
  /** All its values that are not blank, each once. */
  distinctTexts: () => readonly string[]
}

/** Whether the words of a name are those of a rule. */
type NameTest = (words: ReadonlySet<string>) => boolean
/** `fits`: most values are so, any if null. `needs`: a value of at least one row is so. */
type ValueRule = readonly [field: SheetField, isNamed: NameTest, fits: Fits | null, needs?: Fits]

const wordsOf = (list: string) => new Set(list.split(/\s+/))
const has = (words: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
  [...words].some((word) => wanted.has(word))
/** A number, or a word that programs write with one where a column has no name: `Column 3`, `Unnamed: 0`, `F1`. */
const noName = /^(?:unnamed|column|field|f|x|var)?\d*$/
/** The name has nothing but these words. */
const only = (list: string): NameTest => {
  const allowed = wordsOf(list)
  return (words) => [...words].every((word) => allowed.has(word) || noName.test(word))
}
/** The name has one of these words, and nothing but them and those beside them. */
const about = (list: string, beside: string): NameTest => {
  const [wanted, hasOthersOnly] = [wordsOf(list), only(`${list} ${beside}`)]
  return (words) => has(words, wanted) && hasOthersOnly(words)
}
const otherKinds =
  wordsOf(`payment method terms address delivery ship phone email price product tax vat reminder description narrative
  service work job property owner`)
const isNoOtherKind: NameTest = (words) => !has(words, otherKinds)
/** The name has one of these words, and none of other kinds. */
const mentions = (list: string): NameTest => {
  const wanted = wordsOf(list)
  return (words) => has(words, wanted) && isNoOtherKind(words)
}

const kinds =
  mentions(`type kind category class group segment sector document transaction source individual consumer
  private person personal b2b b2c typ tipo kundentyp kundenart kategorie categoria`)
const besideKind = 'is a an customer flag'
const sideIndicator =
  /^(?:amount )?(?:sign|s h|soll haben|shkzg|(?:debit|dr|d) ?(?:or )?(?:credit|cr|c)|(?:credit|cr|c) ?(?:or )?(?:debit|dr|d))(?: (?:code|flag|ind|indicator|key|mark))?$/
/** The name is of the side of an account that an amount is on: `D/C indicator`, `Sign`, `+/-`. */
export const isSideIndicator: NameTest = (words) => sideIndicator.test([...words].join(' '))
const credits = about('credit cn crn refund', 'is a note memo invoice flag')
/** The name asks whether a row is a credit: `Credit note?`, `Is refund`. */
export const isCreditQuestion: NameTest = (words) => words.size > 1 && credits(words)

/** The rules for names that speak of a field. A column may hold the field of the first rule that it meets. */
const namedRules: readonly ValueRule[] = [
  ['currency', mentions('currency'), (text) => /^\D{1,30}$/.test(text) && !isYesNo(text)],
  [
    'is_individual',
    about('consumer individual private personal person residential domestic b2c', besideKind),
    isYesNo,
  ],
  [
    'company_type',
    about('company b2b commercial corporate limited ltd', besideKind),
    (text) => isYesNo(text) || isPlainKind(text),
  ],
  ['document_type', isCreditQuestion, isAnswer],
  ['document_type', kinds, isDocumentType, isPlainInvoice],
  ['company_type', kinds, isKind],
  [
    'document_type',
    mentions('type kind document transaction source entry voucher record status'),
    null,
    (text) => isNoDebtStatus(text) && !isSettled(text),
  ],
  [
    'document_type',
    about('status', 'invoice paid payment document transaction record bill debt'),
    null,
    isSettled,
  ],
  [
    'document_type',
    about('paid settled cleared', 'is not invoice fully in full date on at when'),
    (text) => isAnswer(text) || isDate(text) || isSettled(text) || /^(?:not |un)paid$/i.test(text),
  ],
  ['document_type', about('unpaid outstanding', 'is still'), isAnswer],
  [
    'initial_debt',
    about('original initial full gross bill invoiced', 'invoice amount debt including'),
    isPrice,
  ],
  [
    'amount_outstanding',
    about(
      'outstanding unpaid owing owed remaining arrears balance due left uncollected uncleared residual rest',
      'amount invoice still open debt to pay payable gross including total final as at on of now today',
    ),
    null,
  ],
]

const partly = about('outstanding owed owing unpaid collect', 'net amount balance debt total to be')
const vague = 'details detail info data sent to of on the'
const vagueDebtor =
  only(`${vague} customer debtor client contact account accounts entity legal status classification profile
  nature ind co invoice email mail address
  postcode post code pc location area district place`)

/** The rules for names that say nothing. */
const vagueRules: readonly ValueRule[] = [
  // BOB is a currency and a name.
  ['currency', isNoOtherKind, isCurrencyCode, (text) => /^(?:EUR|USD|GBP|[€$£])$/.test(text)],
  [
    'document_type',
    only(`${vague} description narrative nature voucher entry record item activity code tp status dr cr d c debit
      credit invoice`),
    isPlainDocument,
  ],
  ['company_type', vagueDebtor, isPlainKind],
  ['amount_outstanding', (words) => words.size > 1 && partly(words), isPrice],
  ['postcode', vagueDebtor, isPostcode],
  ['primary_email', vagueDebtor, isEmail],
  [
    'last_invoice_date',
    only(
      `${vague} date day invoice invoiced issue issued dated raised billed document posted latest when`,
    ),
    isDate,
  ],
  ['company_name', only(''), (text) => /^[^\d@]*\p{L}{2}/u.test(text), hasLegalForm],
]
/** Further rules for a file without names of columns. */
const namelessRules: readonly ValueRule[] = [
  ['document_type', only(''), isDocumentType],
  ['initial_debt', only(''), isPrice],
  ['street_1', only(''), (text) => street.test(text)],
  ['customer_ref', only(''), (text) => isCode(text) && /^[a-z]/i.test(text)],
]

/** The field that a column may hold by its values, if its name does not speak of something else. */
export function candidatesByValues(
  { name, texts, distinctTexts }: Source,
  hasNames: boolean,
): Candidate[] {
  const words = nameWords(name)
  const isMet =
    (share: number) =>
    ([, isNamed, fits, needs]: ValueRule) =>
      isNamed(words) &&
      mostFit(texts, fits ?? Boolean, share) &&
      (!needs || distinctTexts().some(needs))
  const isOfSides =
    isSideIndicator(words) &&
    mostFit(texts, isSide, 1) &&
    distinctTexts().some((text) => !isCreditSign(text))
  if (isOfSides) return [{ field: 'document_type', rank: similarRank }]
  const named = namedRules.find(isMet(0.5))
  if (named) return [{ field: named[0], rank: similarRank }]
  const found = hasNames
    ? vagueRules.find(isMet(0.9))
    : [...vagueRules, ...namelessRules].find(isMet(0.6))
  return found ? [{ field: found[0], rank: contentsRank }] : []
}
