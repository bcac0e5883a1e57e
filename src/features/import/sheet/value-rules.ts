import { hasLegalForm } from '@/rules/organisation'
import { checkIndividual } from '../cells/check-cell'
import { isDocumentType, isPlainKind } from '../cells/ledger-terms'
import { nameWords } from './column-names'
import type { SheetField } from './protocol'
import {
  type Fits,
  isAmountOrRate,
  isAnswer,
  isCode,
  isDate,
  isDocumentStatus,
  isEmail,
  isKind,
  isNoAmount,
  isPaidAnswer,
  isPhone,
  isPlainDocument,
  isPostcode,
  isPrice,
  isSerial,
  isStreet,
  isYesNo,
} from './values'

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
/** The name has at least one of the words before the bar, and no word that is not in the list. */
const about = (list: string): NameTest => {
  const [wanted, hasOthersOnly] = [wordsOf(list.split(' |', 1).join()), only(list)]
  return (words) => has(words, wanted) && hasOthersOnly(words)
}
const otherKinds =
  wordsOf(`payment method terms address delivery ship phone email price product tax vat reminder service work
  job property owner country reporting home base functional sale note notes comment comments remark
  remarks memo`)
/** The name does not speak of something that the words of documents and customers also describe. */
const isNoOtherKind: NameTest = (words) => !has(words, otherKinds)
/** The name has one of these words, and none of other kinds. */
const mentions = (list: string): NameTest => {
  const wanted = wordsOf(list)
  return (words) => has(words, wanted) && isNoOtherKind(words)
}

/** What yes, no and a day mean in the cells of a column that asks something. */
export type Answers = Readonly<Partial<Record<'yes' | 'no' | 'day', string>>>
/** A column has the field if its name passes the test and most of its values fit. */
export type ValueRule = readonly [SheetField, isNamed: NameTest, fits: Fits, answers?: Answers]

const isOfKinds =
  mentions(`type kind category cat class group segment sector document transaction source individual consumer
  private person personal commercial domestic residential b2b b2c typ tipo kundentyp kundenart kategorie categoria`)
const isWithdrawn =
  about(`void voided cancelled canceled draft deleted reversed credit credited refund refunded contra
  proforma forma off exclude ignore delete | is was a note memo written write pro invoice`)
const withdrawn = 'Draft, credited or cancelled'
const isPayment =
  about(`paid payment remittance received receipt settled cleared clearing closed banked | made customer money chq
  cheque has have been is this it invoice yet fully in full date of on at when or unpaid outstanding flag`)
const stillOpen = wordsOf('unpaid outstanding')
/** In names of columns whose values are no types of documents, even if they look like some: CR of a salesperson. */
const typelessWords = wordsOf('description narrative person')
const persons = 'individual consumer private person personal natural residential domestic'
const besideKind = 'is are a an the this it they debt debtor customer account flag'

/** The rules for names that speak of a field. A column may hold the field of the first rule that it meets. */
export const namedRules: readonly ValueRule[] = [
  ['currency', mentions('currency'), (text) => /^\D{1,30}$/.test(text) && !isYesNo(text)],
  [
    'company_type',
    about(`limited ltd incorporated | co company or ${besideKind}`),
    isYesNo,
    { yes: 'Limited company', no: 'Not incorporated' },
  ],
  [
    'company_type',
    about(`company b2b commercial corporate trade |
      co or ${persons} ${besideKind}`),
    (text) => isYesNo(text) || isPlainKind(text) || /^[a-z]$/i.test(text),
    { yes: 'Business', no: 'Individual' },
  ],
  ['is_individual', about(`${persons} | ${besideKind}`), isYesNo],
  [
    'is_disputed',
    about(`dispute disputed disputes query queries queried contested challenged | reason for of details detail note
      notes comment comments amount date status raised is in under has any the debt invoice claim customer been by on open`),
    Boolean,
  ],
  [
    'document_type',
    (words) =>
      isWithdrawn(words) && !(words.has('credit') && (words.size === 1 || words.has('invoice'))),
    isAnswer,
    { yes: withdrawn, no: 'Invoice', day: withdrawn },
  ],
  [
    'document_type',
    // "Collection" alone may be the other way than delivery.
    about('instruct refer proceed collections | send to for debt debts us you with collection'),
    isAnswer,
    { yes: 'Invoice', no: 'Withdrawn' },
  ],
  [
    'document_type',
    about('voided deleted reversed credited written | off on date is was'),
    isDate,
    { day: withdrawn },
  ],
  [
    'document_type',
    // "Payment outstanding?" asks the opposite, "Payment" alone is no question, and an invoice is received unpaid.
    (words) =>
      isPayment(words) &&
      (words.has('payment')
        ? words.size > 1 && !has(words, stillOpen)
        : !(words.has('invoice') && words.has('received'))),
    isPaidAnswer,
    { yes: 'Paid', no: 'Not paid', day: 'Paid' },
  ],
  [
    'document_type',
    about('unpaid outstanding open owing owed | is still'),
    isAnswer,
    { yes: 'Not paid', no: 'Paid' },
  ],
  ['document_type', (words) => isOfKinds(words) && !has(words, typelessWords), isDocumentType],
  ['company_type', (words) => isOfKinds(words) && !words.has('posting'), isKind],
  ['company_type', about('status | trading company'), isPlainKind],
  [
    'document_type',
    about(`status state stage | invoice paid payment document transaction record bill debt current description
      code workflow collection financial`),
    Boolean,
  ],
  [
    'initial_debt',
    about('original initial full gross bill invoiced | invoice amount debt including'),
    isPrice,
  ],
  [
    'amount_outstanding',
    about(`outstanding unpaid owing owed remaining arrears balance due left uncollected uncleared residual rest |
      amount invoice still open debt to pay payable gross including total final as at on of now today bill document
      currently sum principal capital rent in us money monies base home local c f carried forward new latest ending end`),
    Boolean,
  ],
  ['amount_paid', about('payment payments instalments | customer part total paid made'), isPrice],
  ['document_type', about('payment outcome result | customer invoice'), isDocumentStatus],
  ['company_name', only(''), hasLegalForm],
]

const vague = 'details detail info data sent to of on the'
const vagueDebtor =
  only(`${vague} customer debtor client contact account accounts entity legal status classification profile nature
  ind co tag tags label labels email mail address postcode post code pc location area district place is note notes comment comments remark remarks`)
const vagueDate =
  only(`details detail info data sent on of the date day invoice invoiced issue issued dated raised billed document posted latest
  when`)

const documents =
  'number docket document booking ticket order delivery job works | note reference id our sheet'

/** The rules for names that say little. */
export const vagueRules: readonly ValueRule[] = [
  ['currency', isNoOtherKind, (text) => /^(?:GBP|EUR|USD|[£€$])$/.test(text)],
  // Two letters may be the initials of a person.
  ['document_type', isNoOtherKind, (text) => /[a-z]{3}/i.test(text) && isPlainDocument(text)],
  [
    'document_type',
    only('dr cr or dc d c t debit credit type tp code activity entry'),
    isPlainDocument,
  ],
  ['document_type', only('flag mark marker tag'), isDocumentStatus],
  ['company_type', vagueDebtor, isPlainKind],
  ['postcode', vagueDebtor, isPostcode],
  ['primary_email', vagueDebtor, isEmail],
  ['last_invoice_date', vagueDate, isDate],
  ['last_invoice_date', about('date raised billed issued dated | of on invoice'), isSerial],
  // Numbers of rows begin with fewer digits.
  ['external_ref', about(documents), (text) => isCode(text) && /(?:^|\D)\d{3,9}$/.test(text)],
]
/** Further rules for a file without names of columns. */
export const namelessRules: readonly ValueRule[] = [
  ['document_type', only(''), isDocumentType],
  ['initial_debt', only(''), isPrice],
  ['street_1', only(''), isStreet],
  ['customer_ref', only(''), (text) => isCode(text) && /^[a-z]/i.test(text)],
]

/** Values of which most, or all of an amount, speak against what the name of a column says. */
export const contradictions: Partial<Record<SheetField, Fits>> = {
  // A column named "Due" or "Balance" holds dates in some ledgers.
  initial_debt: isNoAmount,
  amount_outstanding: isNoAmount,
  amount_paid: (text) => isNoAmount(text) || isPaidAnswer(text),
  company_name: (text) =>
    isYesNo(text) || isDate(text) || isPlainKind(text) || isEmail(text) || isPhone(text),
  ...{ first_names: isPrice, external_ref: (text) => isPrice(text) && /£|00\D*$/.test(text) },
  customer_ref: (text) => isYesNo(text) && !isCode(text),
  vat_number: isAmountOrRate,
  county: (text) => isDocumentStatus(text) || isPostcode(text),
  is_individual: (text) => !checkIndividual(text).ok,
}

/** What yes and no mean in a column of this name; undefined if it asks nothing. */
export const answersOf = (name: string, field: SheetField): Answers | undefined =>
  namedRules.find(
    ([ruled, isNamed, , answers]) => answers && ruled === field && isNamed(nameWords(name)),
  )?.[3]
