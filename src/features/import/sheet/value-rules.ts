import { checkPostcode } from '@/rules/address'
import { type DecimalSign, type Pence, parseMoney } from '@/rules/money'
import { hasLegalForm } from '@/rules/organisation'
import { parseDate } from '@/rules/parse-date'
import { checkEmail } from '@/rules/person'
import { checkIndividual, checkYesNo, unfloat } from '../cells/check-cell'
import {
  customerKind,
  isDocumentType,
  isNoDebtStatus,
  isPlainKind,
  isSettled,
  otherCurrencyOfHeader,
} from '../cells/ledger-words'
import { amountFields } from '../cells/sheet-fields'
import {
  type Candidate,
  candidatesByName,
  contentsRank,
  nameWords,
  similarRank,
} from './column-names'
import type { SheetField } from './protocol'

export type Fits = (text: string) => boolean

/** Whether at least a share of the values of a column fit. */
export const mostFit = (texts: readonly string[], fits: Fits, share: number): boolean =>
  texts.length > 0 && texts.filter(fits).length >= share * texts.length

const isPostcode: Fits = (text) => checkPostcode('United Kingdom')(text).ok
const isEmail: Fits = (text) => checkEmail(text).ok
export const isDate: Fits = (text) => parseDate(text).ok || parseDate(text, 'month-first').ok
const isYesNo: Fits = (text) => checkYesNo(text).ok
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
const isAmountOrRate: Fits = (text) =>
  text.endsWith('%') || (isMoney(text) && !/^\D*(?:\d{9}|\d{12})\D*$/.test(unfloat(text)))
const isCode: Fits = (text) => /^(?:[a-z]{1,6}[-/]?)?\d{1,12}$/i.test(text)
/** A spreadsheet's number of a day since 2009. */
const isSerialDay: Fits = (text) => /^4\d{4}(?:\.0+)?$/.test(text)
/** A date, a number of days or invoices, or a word that is no zero. */
const isNoAmount: Fits = (text) =>
  isDate(text) ||
  /\d\s+(?:days?|months?|invoices?|items?)\b/i.test(text) ||
  !(/\d/.test(text) || parseMoney(text).ok)

const isCurrencyCode: Fits = (text) => /^(?:GBP|EUR|USD|[£€$])$/.test(text)
/** Nothing but a word of documents: a description may name one as well. */
const isPlainDocument: Fits = (text) =>
  isNoDebtStatus(text) ||
  /^\W*(?:(?:sales )?inv(?:oice)?s?|s[iacr]|accrec|dr?|cr?|i|debit|credit)\W*$/i.test(text)
/** A kind of customer, and not the name of a company. */
const isKind: Fits = (text) =>
  customerKind(text) !== null && !isDocumentType(text) && (isPlainKind(text) || !hasLegalForm(text))
/** An answer, and not an amount such as 1.00. */
const isAnswer: Fits = (text) => isYesNo(text) && !isPrice(text)
const isPaidAnswer: Fits = (text) =>
  isAnswer(text) || isDate(text) || isSettled(text) || /^(?:not |un)paid$/i.test(text)
/** The first line of an address. */
const isStreet: Fits = (text) =>
  /^\d+[a-z]?[ ,]|\b(?:road|street|lane|avenue|close|drive|way|house|park|court|place|estate|unit)\b/i.test(
    text,
  )

/** Whether a first line holds a value of a debt: a number, a date, an email address or a postcode. */
export const looksLikeDebt = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const text = cell.trim()
    return /^\d+$/.test(text) || [isPrice, isPostcode, isEmail, isDate].some((fits) => fits(text))
  })

/** Whether the words of a name are those of a rule. */
type NameTest = (words: ReadonlySet<string>) => boolean

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
  wordsOf(`payment method terms address delivery ship phone email price product tax vat reminder service work
  job property owner reporting home base functional`)
/** The name does not speak of something that the words of documents and customers also describe. */
const isNoOtherKind: NameTest = (words) => !has(words, otherKinds)
/** The name has one of these words, and none of other kinds. */
const mentions = (list: string): NameTest => {
  const wanted = wordsOf(list)
  return (words) => has(words, wanted) && isNoOtherKind(words)
}

/** What yes and no mean in the cells of a column that asks something. */
export type Answers = Readonly<Record<string, string>>
/** A column has the field if its name passes the test and most of its values fit. */
type ValueRule = readonly [field: SheetField, isNamed: NameTest, fits: Fits, answers?: Answers]

const payment = about(
  'credit paid payment received receipt collected settled deposit',
  'amount already cash invoice less part total note on account to date so far made',
)
/** The name is of a column of payments or credits beside one of amounts. */
export const isPaymentName = (name: string): boolean => payment(nameWords(name))

const kinds =
  mentions(`type kind category class group segment sector document transaction source individual consumer
  private person personal b2b b2c typ tipo kundentyp kundenart kategorie categoria`)
const credits = about('credit refund', 'is a note memo')
const isDescription = mentions('description narrative')
const besideKind = 'is a an customer flag'

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
    { yes: 'Business', no: 'Individual' },
  ],
  [
    'document_type',
    (words) => words.size > 1 && credits(words),
    isAnswer,
    { yes: 'Credit note', no: 'Invoice' },
  ],
  [
    'document_type',
    about('paid settled cleared', 'is invoice fully in full date on at when'),
    isPaidAnswer,
    { yes: 'Paid', no: 'Not paid' },
  ],
  [
    'document_type',
    about('unpaid outstanding', 'is still'),
    isAnswer,
    { yes: 'Not paid', no: 'Paid' },
  ],
  ['document_type', (words) => kinds(words) && !isDescription(words), isDocumentType],
  ['company_type', kinds, isKind],
  [
    'document_type',
    about('status', 'invoice paid payment document transaction record bill debt'),
    Boolean,
  ],
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
    Boolean,
  ],
  ['company_name', only(''), hasLegalForm],
]

const vague = 'details detail info data sent to of on the'
const vagueDebtor =
  only(`${vague} customer debtor client contact account accounts entity legal status classification profile nature ind co email mail address postcode post code pc
  location area district place`)
const vagueDate =
  only(`${vague} date day invoice invoiced issue issued dated raised billed document posted latest
  when`)

/** The rules for names that say little. */
const vagueRules: readonly ValueRule[] = [
  ['currency', isNoOtherKind, isCurrencyCode],
  ['document_type', isNoOtherKind, isPlainDocument],
  ['company_type', vagueDebtor, isPlainKind],
  ['postcode', vagueDebtor, isPostcode],
  ['primary_email', vagueDebtor, isEmail],
  ['last_invoice_date', vagueDate, isDate],
]
/** Further rules for a file without names of columns. */
const namelessRules: readonly ValueRule[] = [
  ['document_type', only(''), isDocumentType],
  ['initial_debt', only(''), isPrice],
  ['street_1', only(''), isStreet],
  ['customer_ref', only(''), (text) => isCode(text) && /^[a-z]/i.test(text)],
]

/** What yes and no mean in a column of this name; undefined if it asks nothing. */
export const answersOf = (name: string, field: SheetField): Answers | undefined =>
  namedRules.find(
    ([ruled, isNamed, , answers]) => answers && ruled === field && isNamed(nameWords(name)),
  )?.[3]

/** A column of the file. */
export interface Source {
  /** As the header has it; blank in a file without names of columns. */
  name: string
  /** Its values in the first rows that are not blank. */
  texts: readonly string[]
}

/** The field that a column may hold by its values, if its name does not speak of something else. */
function candidatesByValues({ name, texts }: Source, hasNames: boolean): Candidate[] {
  const words = nameWords(name)
  const isMet =
    (share: number) =>
    ([, isNamed, fits]: ValueRule) =>
      isNamed(words) && mostFit(texts, fits, share)
  const named = namedRules.find(isMet(0.5))
  if (named) return [{ field: named[0], rank: similarRank }]
  const found = hasNames
    ? vagueRules.find(isMet(0.9))
    : [...vagueRules, ...namelessRules].find(isMet(0.6))
  return found ? [{ field: found[0], rank: contentsRank }] : []
}

/** No company is called by it: not Trust Company Ltd. */
const oneKind = /^\S+$|^(?:private|public|limited|sole)\b/i

/** Values of which most, or all of an amount, speak against what the name of a column says. */
const contradictions: Partial<Record<SheetField, Fits>> = {
  // A column named "Due" or "Balance" holds dates in some ledgers.
  initial_debt: (text) => isNoAmount(text),
  amount_outstanding: (text) => isNoAmount(text),
  company_name: (text) => isYesNo(text) || (isPlainKind(text) && oneKind.test(text)),
  vat_number: isAmountOrRate,
  is_disputed: (text) => !isYesNo(text),
  is_individual: (text) => !checkIndividual(text).ok,
}

const otherPart = /^\W*(?:overdue|not (?:yet )?due|current)\W*$/i

export const isAmountField = (field: SheetField) => amountFields.some((each) => each === field)

/** The fields that a column may hold, by its name and values; the names are those of all columns. */
export function findCandidates(column: Source, names: readonly string[]): readonly Candidate[] {
  const { name, texts } = column
  // Beside other parts of an amount, a column "Due" is one of them.
  const isPart = /^\W*due\W*$/i.test(name) && names.some((each) => otherPart.test(each))
  const isDays =
    /due/i.test(name) && !/amount|balance|total/i.test(name) && mostFit(texts, isSerialDay, 0.5)
  function isPossible({ field, rank }: Candidate): boolean {
    const isAmount = isAmountField(field)
    if (isAmount && (isPart || isDays || otherCurrencyOfHeader(name))) return false
    const speaksAgainst = contradictions[field]
    return !speaksAgainst || rank === 0 || !mostFit(texts, speaksAgainst, isAmount ? 1 : 0.5)
  }
  const found = candidatesByName(name).filter(isPossible)
  // A column "Customer" holds codes in some ledgers.
  if (found[0]?.field === 'company_name' && mostFit(texts, isCode, 0.5))
    return [{ field: 'customer_ref', rank: similarRank }]
  return found.length > 0
    ? found
    : candidatesByValues(column, names.some(Boolean)).filter(isPossible)
}
