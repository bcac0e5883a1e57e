// Tests of the values of columns: email addresses, dates, prices, types of documents.
import { checkPostcode } from '@/rules/address'
import { parseMoney } from '@/rules/money'
import { hasLegalForm } from '@/rules/organisation'
import { possibleDays } from '@/rules/parse-date'
import { checkEmail, checkPhone } from '@/rules/person'
import { checkYesNo, unfloat } from '../cells/check-cell'
import { customerKind, isDocumentType, isNoDebtStatus, isPlainKind } from '../cells/ledger-terms'

export type Fits = (text: string) => boolean

/** Whether at least a share of the values of a column fit. */
export const mostFit = (texts: readonly string[], fits: Fits, share: number): boolean =>
  texts.length > 0 && texts.filter(fits).length >= share * texts.length

export const isPostcode: Fits = (text) => checkPostcode('United Kingdom')(text).ok
export const isEmail: Fits = (text) => checkEmail(text).ok
export const isPhone: Fits = (text) => /^[+\d\s().-]{9,}$/.test(text) && checkPhone(text).ok
export const isDate: Fits = (text) => possibleDays(text).length > 0
/** The number by which a spreadsheet saves a day from 2009 to 2036. Other years would include more plain numbers. */
export const isSerial: Fits = (text) => /^4\d{4}$/.test(text)
export const isYesNo: Fits = (text) => checkYesNo(text).ok
export const isMoney: Fits = (text) =>
  /\d/.test(text) && (parseMoney(text).ok || parseMoney(text, 'comma').ok)
/** An amount that is no count, number or reference. */
export const isPrice: Fits = (text) => isMoney(text) && /[.,]\d{2}\D*$|£/.test(text)
export const isAmountOrRate: Fits = (text) =>
  text.endsWith('%') ||
  (isMoney(text.replace(/^\W+|\W?(CR)?$/gi, '')) && !/^\D*(?:\d{9}|\d{12})\D*$/.test(unfloat(text)))
export const isCode: Fits = (text) =>
  /^#?(?:[a-z]{1,6}[-/]?)?\d{1,12}(?:[-/]\d{1,12}){0,3}$/i.test(text)
/** A date, a number of days or invoices, or a word that is no zero. */
export const isNoAmount: Fits = (text) =>
  isDate(text) ||
  /\d\s+(?:days?|months?|invoices?|items?)\b/i.test(text) ||
  !(/\d/.test(text) || parseMoney(text).ok)

/** Nothing but a word of documents: a description may name one as well. */
export const isPlainDocument: Fits = (text) =>
  isNoDebtStatus(text) ||
  /^\W*(?:(?:sales )?inv(?:oice)?s?|s[iacr]|accrec|dr?|cr?|i|debit|credit)\W*$/i.test(text)
/** A kind of customer, and not the name of a company; one letter may be a type of document. */
export const isKind: Fits = (text) =>
  text.length > 1 &&
  customerKind(text) !== null &&
  !isDocumentType(text) &&
  (isPlainKind(text) || !hasLegalForm(text))
/** An answer, and not an amount such as 1.00. */
export const isAnswer: Fits = (text) => isYesNo(text) && !isPrice(text)
/** A status of documents, which a column named State may hold. */
export const isDocumentStatus: Fits = (text) =>
  isNoDebtStatus(text) ||
  /^(?:sent|open|issued|posted|approved|authori[sz]ed|submitted|viewed|emailed|late|reminder sent|(?:not |un)paid|overdue|outstanding|due|pending|received|awaited|awaiting (?:payment|approval)|part(?:ially|ly)?[ -]paid)$/i.test(
    text,
  )
export const isPaidAnswer: Fits = (text) => isAnswer(text) || isDate(text) || isDocumentStatus(text)
/** The first line of an address. */
const street =
  /^[1-9]\d{0,3}[a-z]?[ ,]|\b(?:road|street|lane|avenue|close|drive|way|house|park|court|place|estate|unit)\b/i
export const isStreet: Fits = (text) => street.test(text)

/** Whether a first line holds a value of a debt: a number, a date, an email address or a postcode. */
export const looksLikeDebt = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const text = cell.trim()
    return /^\d+$/.test(text) || [isPrice, isPostcode, isEmail, isDate].some((fits) => fits(text))
  })
