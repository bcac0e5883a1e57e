import { foldText } from '@/lib/fold-text'
import { memoize } from '@/lib/memoize'
import { isTrader } from '@/rules/debtor-name'

/** The words of ledgers that decide whether a line is a debt of its own, in pounds, of a business. */

/** The words of a text in small letters without accents: `total general` for "TOTAL GÉNÉRAL:". */
export const plainWords = memoize((text) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}%£/]+/gu, ' ')
    .trim(),
)
const wordSet = (words: string) => new Set(plainWords(words).split(' '))

/** Words of which one makes a line of totals, if all others are {@link besideTotal}. */
const isTotalOf =
  wordSet(`total totals subtotal subtotals tot ttl sum sums balance balances carried brought b/f c/f b/fwd c/fwd
  b/d c/d carry percentage percent average avg mean count insgesamt gesamt gesamtsumme gesamtbetrag summe endsumme
  zwischensumme somme totaux totale subtotale totaal subtotaal eindtotaal suma soma saldo solde summa totalt subtotalt
  totalsumma razem ogółem łącznie yhteensä kokonaissumma celkem spolu összesen toplam ukupno skupaj kokku kopā viso jumlah
  cyfanswm iomlán итого всего разом σύνολο σ المجموع कुल 合計 小計 总计 總計 共计 합계 총계 รวม gesamtergebnis`)

/** Words that stand beside one of totals and name no debtor. */
const besideTotal =
  wordSet(`grand report page overall final sub net gross ledger account accounts customer customers client clients debtor debtors
  debt debts invoice invoices invoiced item items row rows line lines record records entry entries sales receivable
  receivables a/r ar vat tax inc incl including excl ex excluding due outstanding owed owing overdue unpaid open amount
  amounts bal value aged ageing aging current days months month quarter year older over less for all of in by per at as
  to from and on is forward fwd down carry credits opening closing running cumulative ytd number no date general
  generale geral gran generaal complessivo genel sous gbp eur usd sterling pounds euros euro dollars uk export collect
  above £ % january february march april may june july august september october november december jan feb mar apr jun
  jul aug sep sept oct nov dec`)
const figure = /^[\d/.%£]+(?:st|nd|rd|th)?$/

/** "Total for X", "Total by X" and "X total" are totals for every X. */
const totalOfAny =
  /^(?:sub ?|grand )?totals? (?:(?:for|of)\b|(?:by|per) \w+$)|.[ ](?:sub ?)?totals?$|^balance for\b|^end of (?:report|list|file)$|^page \d+(?: of \d+)?$/
/** Lines of a report that are no debt and have no word of totals. */
const reportLine =
  /^(?:outstanding|amount due|overall(?: result)?|cumulative|summary|all (?:customers|debtors|accounts|clients)|(?:[a-z]+ ){0,2}control account|unallocated cash|less unallocated receipts|debtors|%|ageing %|(?:number|no) of \w+(?: \d+)?|records \d+|\d+ records)$/

/**
 * Whether a name is that of a line of totals: Total, Sub-total, Total for X, Carried forward, X Total.
 * @param isName false for any other cell, which may be a status: Outstanding
 */
export function isTotalName(text: string, isName = true): boolean {
  if (text.length > 200) return false
  const words = plainWords(text).replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
  if (totalOfAny.test(words) || (isName && reportLine.test(words))) return true
  const parts = words.split(' ')
  const isOfTotals =
    parts.some((word) => isTotalOf.has(word)) &&
    parts.every((word) => isTotalOf.has(word) || besideTotal.has(word) || figure.test(word))
  // "Inc" and "AS" at the end are legal forms.
  return isOfTotals && !/ (?:inc|as)$/.test(words)
}

/** The name in "Total Larch Ltd", "Customer total: Larch Ltd" and the like; blank if there is none. */
export const totalledName = (name: string): string =>
  /^(?:customer )?(?:(?:grand |sub ?|eind)?tot(?:als?|ale|aal|alt|aux)|(?:gesamt|zwischen|end)?(?:summe|ergebnis)|result) (?:(?:due|owed|owing|outstanding) )?(?:(?:from|by) )?(.+)$/.exec(
    plainWords(name),
  )?.[1] ?? ''

/** The codes of currencies but the pound's, and but for two that are words of a ledger. */
const currencyCodes = new Set(Intl.supportedValuesOf('currency'))
for (const word of ['GBP', 'ALL', 'TOP']) currencyCodes.delete(word)

/** Units that mean money other than pounds in the name of a column as well. */
const units =
  wordSet(`eur usd chf sek nok dkk pln czk aud cad nzd jpy cny inr zar aed hkd sgd ngn kes sar thb pkr fc fcy gbx pence penny
  euro euros dollar dollars cents naira rupees rs kr yen francs foreign`)
/** Units that only an amount beside them gives away. */
const unitsOfAmounts = wordSet(
  'zł zl fr sfr r kč ft lei us au ca nz hk dh dhs ksh tl usdollar usdollars',
)

const plainAmount = /^[\d.,£ ]*$/
const besideAmount = /[\d\s.,'’()+−–—_\ufffd-]/g

/** The currency or the pence beside an amount that is not in pounds; null for pounds, and where none is named. */
export function otherCurrencyOf(amount: string): string | null {
  if (plainAmount.test(amount)) return null
  const letters = amount.replace(besideAmount, '')
  if (/(?![£₤￡])\p{Sc}/u.test(letters)) return letters
  const code = letters.toUpperCase()
  if (currencyCodes.has(code)) return code
  const unit = plainWords(letters)
  const isPence = unit === 'p' && /[1-9]/.test(amount)
  return isPence || units.has(unit) || unitsOfAmounts.has(unit) ? letters : null
}

/** A hundredth of a pound, where GBP is one, or thousands: `(p)`, `GBp`, `£000`, `£k`. */
const multiple = /\(p\)|\bGBp\b|£\W?(?:000|k\b)/

/** The currency, the pence or the thousands that the name of a column of amounts gives; null for pounds and for none. */
export function otherCurrencyOfHeader(header: string): string | null {
  const spaced = header
    .replaceAll('_', ' ')
    .replace(/[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z]{2})/g, '$& ')
  const words = spaced.match(/\p{L}+|(?![£₤￡])\p{Sc}/gu) ?? []
  const isUnit = (word: string) =>
    /\p{Sc}/u.test(word) || units.has(word.toLowerCase()) || currencyCodes.has(word)
  return multiple.exec(header)?.[0] ?? words.find(isUnit) ?? null
}

/**
 * The currency that a line beside a table gives for its amounts: All amounts in EUR, Currency: TRY. A title may
 * also end in one. A rare code alone may be a word or a name: TRY, BOB.
 */
export function otherCurrencyOfNote(note: string): string | null {
  const isOther = /£(?!\W?(?:000|k\b))|gbp|pound|sterling|\b(?:not|exclud|except|convert|without)/i
  const currency = isOther.test(note) ? null : otherCurrencyOfHeader(note)
  if (currency === null) return null
  const isOfAmounts =
    /^\W*(?:\w+ )?currency\b/i.test(note) ||
    /\b(?:amounts?|figures|values|balances)\b.*\bin\b/i.test(note)
  const [before = '', after = ''] = note.split(currency)
  const isRareCode = currencyCodes.has(currency) && !units.has(currency.toLowerCase())
  const isUnit = isRareCode ? /\bin $|\($/.test(before) : /(?:^|\bin |[(:–—-] ?)$/.test(before)
  return isOfAmounts || (isUnit && !/\w/.test(after)) ? currency : null
}

const pounds =
  /^(?!.*\bno[nt]\b|.*\/).*(?:\bgbp\b|£|\bsterling\b)|^(?:(?:great )?brit(?:ish|ain) |gb |uk )?pounds?$|^(?:ukp|ukl|stg|local|lcy|base|home|1|gbp1|uk|gb|gbr|united kingdom|826)$/

/** Whether a cell of a currency column says pounds. */
export const isPounds = (text: string): boolean =>
  pounds.test(plainWords(text)) && otherCurrencyOfHeader(text) === null

const credit =
  /\bcr(?:ed|edit)? ?(?:note|memo|invoice|adjustment|adj|entry|balance|correction|card)s?\b|\bcredits?$|^(?:cn|c n|c\/n|cr|s?crn|cm|scn|scr|sc|sd|jc|rma|dg|w\/o|disc|rfd|srn)$|\b(?:refund(?:ed)?|offset|set off|reversal|reversed|rebate|return|discount|write ?off|written off|contra|bad debt)s?\b|accreccredit|gutschrift|\bavoir\b|storno|nota de credito|creditnota|kreditnota|note de credit|nota di credito/
const payment =
  /payments?\b|\b(?:receipt|cheque|chq|remittance|allocation|lodgement|settlement)s?\b|\b(?:bank|bacs) (?:transfer|credit)s?\b|\bdirect debits?\b|\bstanding orders?\b|\bunapplied\b|\bunallocated\b|^(?:paid|pay|pmt|csh|ppd|unalloc|pymt|pyt|rec|rct|rcpt|sr|sa|bacs|dd|d\/d|fps|chaps|poa|bank|card|checks?|transfer|dz)$|^(?:receive|spend)(?: money)?$|\b(?:zahlung(?:seingang)?|paiement|betaling|pago|cash|on account)\b|\bdeposits?\b/
/** Documents that ask for no money, or for money that the client owes. */
const notOwed =
  /\b(?:quot(?:e|ation)|statement(?! charge)|expense)s?\b|\bestimates?\b|\bpro ?forma\b|\b(?:purchase|supplier) (?:invoice|credit|bill|order)s?\b|^vendor bills?$|^(?:sales )?orders?$|\bdelivery notes?\b|^accpay|^(?:pi|pc|pp|qu|est|pf|sord|rounding|exchange difference)$|\b(?:draft|void(?:ed)?|cancell?ed|deleted)\b|^(?:paid invoice|invoice paid)$/
const awaited = /\b(?:await|due|request|remind|unpaid|overdue|dishonou?red|bounced)|\binvoices?$/

/** Whether a document type is a credit note, a payment or another document that is no invoice. */
export function isNoInvoice(text: string): boolean {
  const words = plainWords(text)
  return credit.test(words) || notOwed.test(words) || (!awaited.test(words) && payment.test(words))
}

/** Whether a status says that nothing is owed any more, with the day or the means of payment: Paid by BACS. */
export const isSettled = (text: string): boolean =>
  !text.includes('?') &&
  /^(?:(?:fully )?paid(?: in full| fully| (?:on )?\d{1,2}[ /](?:\d\d?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)[ /]\d{2,4}| (?:by |via )?(?:cheque|chq|bacs|cash|(?:credit |debit )?card|direct debit|dd|(?:bank )?transfer|fps|chaps|standing order|paypal|stripe))*|settled|cleared|credited)$/u.test(
    plainWords(text),
  )

/** Whether a text names a credit, a payment or a draft, and nothing else. */
export const isPlainCredit = (text: string): boolean =>
  /^\W*(?:(?:(?:sales )?(?:credit|cr) ?(?:note|memo)|refund|(?:customer )?payment|receipt)s?|c\/?n|void(?:ed)?|draft|deleted|cancell?ed)\W*$/i.test(
    text,
  )

/** Whether a status, and nothing else, names a document that asks for no money. */
export const isNoDebtStatus = (text: string): boolean =>
  isSettled(text) || isPlainCredit(text) || /^(?:credit|cr|c n|crn|sc)$/.test(plainWords(text))

/**
 * Whether a document names no invoice; `C` stands beside `D`, or `I`. A status is more often that of a debt:
 * Payment plan, Direct debit failed.
 */
export const isOtherDocument = (text: string, columnName: string): boolean =>
  /status|paid/i.test(columnName)
    ? isNoDebtStatus(text)
    : /^\s*c\s*$/i.test(text) || isNoInvoice(text)

/** Whether a text is a word of a column of document types. */
export const isDocumentType = (text: string): boolean =>
  isNoInvoice(text) ||
  /\binvoices?\b|^(?:si|inv|rv|accrec|journal|debit note)$/.test(plainWords(text))

const consumer =
  /\b(?:individuals?|consumers?|private|persons?|people|personal|domestic|residential|households?|householder|homeowner|b2c|natural|indiv|ind|cons|privat|privatkunde|privatperson|privato|privati|prive|particuliers?|particular(?:es)?|members? of (?:the )?public|tenants?|residents?|priv|indv|(?:home|house) owner|students?|patients?|parents?|deceased|couples?|general public)\b/
const business =
  /\b(?:(?:legal|juridical) (?:person|entity)|co|union|company|companies|ltd|limited|plc|llp|llc|inc|business|businesses|b2b|commercial|corporate|corporation|trade|organisation|organization|charity|council|government|sector|partnership|association|trust|club|school|profit|firma|azienda|entreprise|empresa|bedrijf|zakelijk|gewerbe|unternehmen)\b/
/** A negation holds for the word that follows it. */
const negatedWord = /\b(?:non|not(?: an?| in| for)?) ?(?:(?:sole|limited|private) )?[\p{L}\p{N}]+/gu

type CustomerKind = 'consumer' | 'trader' | 'business'

function kindOfWords(words: string): CustomerKind | null {
  if (isTrader(words)) return 'trader'
  if (business.test(words)) return 'business'
  return consumer.test(words) ? 'consumer' : null
}

/** Reads what kind of debtor a customer type names; null where it names none. */
export function customerKind(type: string): CustomerKind | null {
  const words = plainWords(type)
  const affirmed = kindOfWords(words.replace(negatedWord, ' '))
  const named = affirmed ?? kindOfWords(words)
  if (affirmed || !named || /\bprofit\b/.test(words)) return named
  return named === 'consumer' ? 'business' : 'consumer'
}

/** Whether a text has nothing but words of kinds of debtors, so that it is no name: Private limited company. */
export const isPlainKind = (text: string): boolean =>
  customerKind(text) !== null &&
  plainWords(text)
    .split(' ')
    .every((word) => kindOfWords(word) || /^(?:customer|public|self|employed|sole)$/.test(word))
