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
export const isCode: Fits = (text) => /^(?:[a-z]{1,6}[-/]?)?\d{1,9}$/i.test(text)
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
  /^\W*(?:(?:sales )?inv(?:oice)?s?|si|sr|accrec|dr?|cr?|i|debit|credit)\W*$/i.test(text)
/** A kind of customer, and not the name of a company. */
const isKind: Fits = (text) =>
  customerKind(text) !== null && !isDocumentType(text) && (isPlainKind(text) || !hasLegalForm(text))
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

/** The words of a name, and the values, by which a column may hold a field. */
interface ValueRule {
  field: SheetField
  /** Words of which the name has one. Without them it says nothing, and the values alone decide. */
  any?: string
  /** The only other words that the name may have; any if undefined. */
  beside?: string
  /** Words that the name must not have. */
  none?: string
  /** Most values fit. */
  fits?: Fits
  /** A value that at least one row must have. */
  needs?: Fits
}

const kinds = `type kind category class group segment sector document transaction source individual consumer private
  person b2b b2c`
const otherKinds = `payment method terms address delivery ship phone email price product tax vat reminder description
  narrative service work job property owner`
const vague = 'details detail info data sent to of on the'
const vagueDebtor = `${vague} customer debtor client contact account accounts entity invoice email mail address postcode
  post code pc location area district place`

/** A column may hold the field of the first rule that it meets. */
const rules: readonly ValueRule[] = [
  { field: 'currency', any: 'currency', fits: (text) => /^\D{1,30}$/.test(text) && !isYesNo(text) },
  {
    field: 'is_individual',
    any: 'consumer individual private personal person residential domestic b2c',
    beside: 'is a an customer flag',
    fits: isYesNo,
  },
  {
    field: 'company_type',
    any: 'company b2b commercial corporate limited ltd',
    beside: 'is a an customer flag',
    fits: (text) => isYesNo(text) || isPlainKind(text),
  },
  {
    ...{ field: 'document_type', any: kinds, none: otherKinds, fits: isDocumentType },
    needs: (text) => (isDocumentType(text) || isPlainDocument(text)) && !isNoInvoice(text),
  },
  { field: 'company_type', any: kinds, none: otherKinds, fits: isKind },
  {
    field: 'document_type',
    any: 'type kind document transaction source entry voucher record status',
    none: otherKinds,
    needs: (text) => isNoDebtStatus(text) && !isSettled(text),
  },
  {
    field: 'document_type',
    any: 'status',
    beside: 'invoice paid payment document transaction record bill debt',
    needs: isSettled,
  },
  {
    field: 'document_type',
    any: 'paid settled',
    beside: 'is not invoice fully in full date on',
    fits: (text) => isAnswer(text) || isDate(text),
  },
  { field: 'document_type', any: 'unpaid outstanding', beside: 'is still', fits: isAnswer },
  {
    field: 'amount_outstanding',
    any: 'outstanding unpaid owing owed remaining arrears balance due left os',
    beside: 'amount invoice still open debt to pay payable gross',
  },
  {
    field: 'currency',
    beside: `${vague} iso code symbol unit devise währung waehrung valuta moneda divisa`,
    fits: isCurrencyCode,
  },
  {
    field: 'document_type',
    beside: `${vague} description narrative nature voucher entry record item activity code tp status dr cr d c debit
      credit invoice`,
    fits: isPlainDocument,
  },
  { field: 'company_type', none: otherKinds, fits: isPlainKind },
  { field: 'postcode', beside: vagueDebtor, fits: isPostcode },
  { field: 'primary_email', beside: vagueDebtor, fits: isEmail },
  {
    field: 'last_invoice_date',
    beside: `${vague} date day invoice invoiced issued dated raised billed document posted when`,
    fits: isDate,
  },
  {
    field: 'company_name',
    beside: '',
    fits: (text) => /^[^\d@]*\p{L}{2}/u.test(text),
    needs: hasLegalForm,
  },
]
/** The same in a file without names of columns. */
const namelessRules: readonly ValueRule[] = [
  ...rules,
  { field: 'document_type', fits: isDocumentType },
  { field: 'initial_debt', fits: isPrice },
  { field: 'street_1', fits: (text) => street.test(text) },
  { field: 'customer_ref', fits: (text) => isCode(text) && /^[a-z]/i.test(text) },
]

const hasAny = (words: ReadonlySet<string>, wanted: string) =>
  wanted.split(/\s+/).some((word) => words.has(word))

/** A number, or a word that programs write with one where a column has no name: `Column 3`, `Unnamed: 0`, `F1`. */
const noName = /^(?:unnamed|column|field|f|x|var)?\d*$/

function isNamed(name: string, { any = '', beside, none = '' }: ValueRule): boolean {
  const words = nameWords(name)
  if (hasAny(words, none) || (any !== '' && !hasAny(words, any))) return false
  const allowed = `${any} ${beside}`.split(/\s+/)
  const isAllowed = (word: string) => allowed.includes(word) || noName.test(word)
  return beside === undefined || [...words].every(isAllowed)
}

/** The field that a column may hold by its values, if its name does not speak of something else. */
export function candidatesByValues(
  { name, texts, distinctTexts }: Source,
  hasNames: boolean,
): Candidate[] {
  const vagueShare = hasNames ? 0.9 : 0.6
  const found = (hasNames ? rules : namelessRules).find(
    (rule) =>
      isNamed(name, rule) &&
      mostFit(texts, rule.fits ?? Boolean, rule.any ? 0.5 : vagueShare) &&
      (!rule.needs || distinctTexts().some(rule.needs)),
  )
  return found ? [{ field: found.field, rank: found.any ? similarRank : contentsRank }] : []
}
