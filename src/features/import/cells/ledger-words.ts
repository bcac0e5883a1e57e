// The words of ledgers that decide whether a line is a debt of its own, in pounds, of a business.
import { foldText } from '@/lib/fold-text'
import { memoize } from '@/lib/memoize'
import { isTrader } from '@/rules/debtor-name'

/** The words of a text in small letters without accents: `total general` for "TOTAL GÉNÉRAL:". */
export const plainWords = memoize((text) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}%£/]+/gu, ' ')
    .trim(),
)
const wordSet = (words: string) => new Set(plainWords(words).split(' '))

/** A test of plain words for a list of phrases, also in the plural; one behind `=` has to be the whole text. */
function phraseTest(list: string) {
  const phrases = list
    .split(/,\s*/)
    .map((each) => (each.startsWith('=') ? `${each}=` : ` ${each} `))
  return (words: string): boolean => {
    const singular = words.replace(/s\b/g, '')
    const text = `=${words}= ${words} = ${singular} =${singular}=`
    return phrases.some((phrase) => text.includes(phrase))
  }
}

/** Words of which one makes a line of totals, if all others are {@link besideTotal}. */
const isTotalOf =
  wordSet(`total totals subtotal subtotals tot ttl sum sums balance balances carried brought b/f c/f b/fwd c/fwd
  b/d c/d carry percentage percent average avg mean count insgesamt gesamt gesamtsumme gesamtbetrag summe endsumme
  zwischensumme somme totaux totale subtotale totaal subtotaal eindtotaal suma soma saldo solde summa totalt subtotalt
  totalsumma razem ogółem łącznie yhteensä kokonaissumma celkem spolu összesen toplam ukupno skupaj kokku kopā viso jumlah
  cyfanswm iomlán totales gesamtsaldo sammenlagt итого всего разом σύνολο σ المجموع कुल 合計 小計 总计 總計 共计 합계 총계 รวม gesamtergebnis`)

/** Words that stand beside one of totals and name no debtor. */
const besideTotal =
  wordSet(`grand report page overall final sub net gross ledger account accounts customer customers client clients debtor debtors
  debt debts invoice invoices invoiced item items row rows line lines record records entry entries sales receivable
  receivables a/r ar vat tax inc incl including excl ex excluding due outstanding owed owing overdue unpaid open amount
  amounts bal value aged ageing aging current days months month quarter year older over less for all of in by per at as
  to from and on is forward fwd down carry credits opening closing running cumulative ytd number no date this general
  generale geral gran generaal complessivo genel sous gbp eur usd sterling pounds euros euro dollars uk export collect
  above £ % january february march april may june july august september october november december jan feb mar apr jun
  jul aug sep sept oct nov dec`)
const figure = /^[\d/.%£]+(?:st|nd|rd|th)?$/

/** "Total for X", "Total by X" and "X total" are totals for every X. */
const totalOfAny =
  /^(?:sub ?|grand )?totals? (?:(?:for|of)\b|(?:by|per) \w+$)|.[ ](?:sub ?)?totals?$|^balance for\b|^end of (?:report|list|file)$|^page \d+/
/** Lines of a report that are no debt and have no word of totals. */
const isReportLine =
  phraseTest(`control account, number of records, no of records, number of invoices, no of invoices, =outstanding,
  =amount due, =overall, =overall result, =cumulative, =summary, =debtors, =unallocated cash, =less unallocated receipt,
  =all customer, =all debtor, =all account, =all client, =%, =ageing %`)
const isWordOfTotals = (word: string) => isTotalOf.has(word) || besideTotal.has(word)

/**
 * Whether a name is that of a line of totals: Total, Sub-total, Total for X, Carried forward, X Total.
 * @param isName false for any other cell, which may be a status: Outstanding
 */
export function isTotalName(text: string, isName = true): boolean {
  if (text.length > 200) return false
  const name = plainWords(text)
  if (totalOfAny.test(name) || (isName && isReportLine(name))) return true
  const words = name.split(' ')
  const isOfTotals =
    words.some((word) => isTotalOf.has(word)) &&
    words.every((word) => isWordOfTotals(word) || figure.test(word))
  // "Inc" and "AS" at the end are legal forms.
  return isOfTotals && !/ (?:inc|as)$/.test(name)
}

/** Whether a text has one of the names behind words of totals: Total Larch Ltd, Customer total: Larch Ltd. */
export function isTotalOfName(text: string, names: () => ReadonlySet<string>): boolean {
  let hasTotal = false
  const words = plainWords(text).split(' ')
  for (const [index, word] of words.entries()) {
    if (hasTotal && names().has(words.slice(index).join(' '))) return true
    if (!isWordOfTotals(word)) return false
    hasTotal ||= isTotalOf.has(word)
  }
  return false
}

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
  const [before = '', after = ''] = note.split(currency)
  const isRareCode = currencyCodes.has(currency) && !units.has(currency.toLowerCase())
  if (isRareCode && !/(?:\bin |\(|\bcurrency\W{0,3})$/i.test(before)) return null
  const isOfAmounts = /\b(?:currency|amounts?|figures|values|balances)\b/i.test(before)
  return isOfAmounts || !/\w/.test(after) ? currency : null
}

const pounds =
  /^(?!.*\bno[nt]\b|.*\/).*(?:\bgbp\b|£|\bsterling\b)|^(?:(?:great )?brit(?:ish|ain) |gb |uk )?pounds?$|^(?:ukp|ukl|stg|local|lcy|base|home|1|gbp1|uk|gb|gbr|united kingdom|826)$/

/** Whether a cell of a currency column says pounds. */
export const isPounds = memoize(
  (text): boolean => pounds.test(plainWords(text)) && otherCurrencyOfHeader(text) === null,
)

/** `Cr note`, `Credit memo`, `CRNOTE`, `Trade credit`. */
const creditNote =
  /\bcr(?:ed(?:it)?)? ?(?:note|memo|invoice|adj|entry|balance|correction|card)|\bcredits?$/
const isOtherCredit =
  phraseTest(`refund, refunded, offset, set off, reversal, reversed, rebate, return, discount, write off,
  writeoff, written off, contra, bad debt, accreccredit, gutschrift, avoir, storno, nota de credito, creditnota, kreditnota,
  note de credit, nota di credito, =cn, =c n, =c/n, =c/note, =cred, =cr, =crn, =scrn, =cm, =scn, =scr, =sc, =sd, =jc, =rma, =dg, =w/o, =disc,
  =rfd, =srn`)
/** `payment` may end a word: AROVERPAYMENT. */
const isPayment =
  phraseTest(`receipt, cheque, chq, remittance, allocation, lodgement, settlement, bank transfer,
  bacs transfer, bank credit, bacs credit, direct debit, standing order, unapplied, unallocated, zahlung, zahlungseingang,
  paiement, betaling, pago, cash, on account, deposit, =paid, =pay, =pmt, =pmnt, =csh, =ppd, =unalloc, =pymt, =pyt, =rec, =rct,
  =rcpt, =sr, =sa, =bacs, =dd, =d/d, =fps, =chaps, =poa, =bank, =card, =check, =transfer, =dz, =receive, =receive money,
  =spend, =spend money`)
/** What is still to be paid: Invoice awaiting payment, Deposit invoice. */
const awaited =
  /\b(?:await|due|request|remind|unpaid|overdue|dishonou?red|bounced|charge|application)|\binvoices?$/
/** Documents that ask for no money, or for money that the client owes. */
const isNotOwed =
  phraseTest(`quote, quotation, expense, estimate, pro forma, proforma, purchase invoice, purchase credit,
  purchase bill, purchase order, supplier invoice, supplier credit, supplier bill, supplier order, delivery note, draft, void,
  voided, cancelled, canceled, deleted, =statement, =customer statement, =statement of account, =vendor bill, =order,
  =sales order, =accpay, =accpaycredit, =pi, =pc, =pp, =qu, =est, =pf, =sord, =rounding, =exchange difference, =paid invoice,
  =invoice paid`)

/** Whether a document type is a credit note, a payment or another document that is no invoice. */
export const isNoInvoice = memoize((text): boolean => {
  const words = plainWords(text)
  if (creditNote.test(words) || isOtherCredit(words) || isNotOwed(words)) return true
  return !awaited.test(words) && (/payments?\b/.test(words) || isPayment(words))
})

/** A question, or an amount or a share that has been paid: Paid?, Paid 40.00, Paid in part. */
const partlyPaid = /[?£]|part|\bof\b|only|deposit|(?<![.\d])\d+[.,]\d\d(?![.\d])|^\D*\d{1,3}$/i

/** Whether a status says that nothing is owed any more, perhaps with the day or the means of payment: Paid by BACS. */
export const isSettled = (text: string): boolean =>
  /^(?:(?:fully )?paid|settled|cleared|credited)\b(?! invoice)/.test(plainWords(text)) &&
  !partlyPaid.test(text)

const isCreditOrDraft =
  phraseTest(`=credit note, =credit memo, =refunded, =creditnote, =cr note, =cr memo, =sales credit note, =refund,
  =payment, =customer payment, =receipt, =cn, =c/n, =void, =voided, =draft, =deleted, =cancelled, =canceled`)
const isCreditText = memoize((text) => isCreditOrDraft(plainWords(text)))
/** Whether a text names a credit, a payment or a draft, and nothing else, as most references do not. */
export const isPlainCredit = (text: string): boolean => !/\d/.test(text) && isCreditText(text)

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

const isInvoice = phraseTest('invoice, =si, =inv, =rv, =accrec, =journal, =debit note')

/** Whether a text is a word of a column of document types. */
export const isDocumentType = (text: string): boolean =>
  isNoInvoice(text) || isInvoice(plainWords(text))

const isConsumer =
  phraseTest(`individual, consumer, private, person, people, personal, domestic, residential, household,
  householder, homeowner, home owner, house owner, b2c, natural, indiv, ind, cons, priv, indv, privat, privatkunde,
  privatperson, privato, privati, prive, particulier, particular, particulares, member of public, member of the public,
  general public, tenant, resident, student, patient, parent, deceased, couple`)
const isBusiness =
  phraseTest(`legal person, legal entity, juridical person, juridical entity, co, union, company, companies,
  ltd, limited, plc, llp, llc, inc, business, businesses, b2b, commercial, corporate, corporation, trade, organisation,
  organization, charity, council, government, sector, partnership, association, trust, club, school, profit, firma, azienda,
  entreprise, empresa, bedrijf, zakelijk, gewerbe, unternehmen`)
/** A negation holds for the word that follows it. */
const negatedWord = /\b(?:non|not(?: an?| in| for)?) ?(?:(?:sole|limited|private) )?[\p{L}\p{N}]+/gu

type CustomerKind = 'consumer' | 'trader' | 'business'

function kindOfWords(words: string): CustomerKind | null {
  if (isTrader(words)) return 'trader'
  if (isBusiness(words)) return 'business'
  return isConsumer(words) ? 'consumer' : null
}

/** Reads what kind of debtor a customer type names; null where it names none. */
export const customerKind = memoize((type): CustomerKind | null => {
  const words = plainWords(type)
  const affirmed = kindOfWords(words.replace(negatedWord, ' '))
  const named = affirmed ?? kindOfWords(words)
  if (affirmed || !named || /\bprofit\b/.test(words)) return named
  return named === 'consumer' ? 'business' : 'consumer'
})

/** Whether a text has nothing but words of kinds of debtors, so that it is no name: Private limited company. */
export const isPlainKind = (text: string): boolean =>
  customerKind(text) !== null &&
  plainWords(text)
    .split(' ')
    .every((word) => kindOfWords(word) || /^(?:customer|public|self|employed|sole)$/.test(word))
