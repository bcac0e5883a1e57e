import { checkPostcode } from '@/rules/address'
import type { Check } from '@/rules/check'
import { parseMoney } from '@/rules/money'
import { parseDate } from '@/rules/parse-date'
import { checkEmail } from '@/rules/person'
import { checkYesNo, unfloat } from '../cells/check-cell'
import {
  customerKind,
  isDocumentType,
  isNoDebtStatus,
  isNoInvoice,
  isPounds,
  otherCurrencyOf,
} from '../cells/ledger-words'
import { isPlaceholder } from '../cells/placeholder'

export type Fits = (text: string) => boolean
export type Texts = readonly string[]

/** Whether at least a share of the values of a column fit. */
export function mostFit(texts: Texts, fits: Fits, share: number): boolean {
  let fitting = texts.length
  for (const text of texts) {
    if (!fits(text)) fitting -= 1
    // The share cannot be reached, which is soon seen in most columns.
    if (fitting < share * texts.length) return false
  }
  return texts.length > 0
}

const passes =
  (check: Check<unknown>): Fits =>
  (text) =>
    check(text).ok
export const isPostcode = passes(checkPostcode('United Kingdom'))
export const isEmail = passes(checkEmail)
export const isDate = passes((text) => parseDate(text))
export const isYesNo = passes(checkYesNo)
export const isMoney: Fits = (text) =>
  /\d/.test(text) && (parseMoney(text).ok || parseMoney(text, 'comma').ok)
/** An amount that is no count, number or reference. */
export const isPrice: Fits = (text) => isMoney(text) && /[.,]\d{2}\D*$|£/.test(text)
export const isAmountOrRate: Fits = (text) =>
  /%\s*$/.test(text) ||
  isPrice(text) ||
  (isMoney(text) && !/^\D*(?:\d{9}|\d{12})\D*$/.test(unfloat(text)))
export const isCode: Fits = (text) => /^(?:[a-z]{1,6}[-/]?)?\d{1,9}$/i.test(text.trim())

export const isCurrencyWord: Fits = (text) => /^\D{1,30}$/.test(text) && !isYesNo(text)
export const isCurrencyCode: Fits = (text) =>
  /^\s*(?:[A-Z]{3}|\p{Sc})\s*$/u.test(text) && (isPounds(text) || otherCurrencyOf(text) !== null)
/** `Dr`, `Cr` and the like, beside an amount. */
const isSide: Fits = (text) => /^\s*(?:dr?|cr?|i|debit|credit)\s*$/i.test(text)
export const isDocument: Fits = (text) => isDocumentType(text) || isSide(text)
/** Nothing but a word of documents: a description may name one as well. */
export const isPlainDocument: Fits = (text) =>
  isSide(text) ||
  isNoDebtStatus(text) ||
  /^\W*(?:(?:sales )?inv(?:oice)?s?|si|sr|accrec)\W*$/i.test(text)
export const asksForMoney: Fits = (text) => isDocument(text) && !isNoInvoice(text)
export const isWord: Fits = (text) => /^[^\d@]*\p{L}{2}/u.test(text) && !isDate(text)
/** A kind of customer, and not the name of a company. */
export const isKind: Fits = (text) =>
  customerKind(text) !== null &&
  !isDocument(text) &&
  !/^(?!private|public).*\s(?:ltd|limited|plc|llp|inc)\W*$/i.test(text)
/** Nothing but a kind of customer, which is no name. */
export const isPlainKind: Fits = (text) =>
  /^\s*(?:(?:private )?(?:individual|person|customer)|company|business|consumer|private|(?:private )?(?:limited|ltd)(?: company)?|plc|sole trader|b2b|b2c)s?\s*$/i.test(
    text,
  )
export const isConsumer: Fits = (text) => customerKind(text) === 'consumer'

/** A date, a number of days or invoices, or a word that is neither a zero nor a placeholder. */
export const isNoAmount: Fits = (text) =>
  isDate(text) ||
  /\d\s+(?:days?|months?|invoices?|items?)\b/i.test(text) ||
  !(/\d/.test(text) || parseMoney(text).ok || isPlaceholder(text, 'external_ref'))
/** A spreadsheet's number of a day since 2009, or seconds since 2001. */
export const isCountedDay: Fits = (text) => /^\s*(?:4\d{4}|1\d{9})(?:\.0+)?\s*$/.test(text)

/** The first line of an address. */
const street =
  /^\d+[a-z]?[ ,]|\b(?:road|street|lane|avenue|close|drive|way|house|park|court|place|estate|unit)\b/i
export const isStreet: Fits = (text) => street.test(text)

/** Whether a first line holds a value of a debt: a number, a date, an email address or a postcode. */
export const looksLikeDebt = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const text = cell.trim()
    const isValue =
      isPrice(text) || /^\d+$/.test(text) || isPostcode(text) || isEmail(text) || isDate(text)
    return text !== '' && isValue
  })
