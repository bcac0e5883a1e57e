// Terms of ledgers that decide whether a line is a debt of its own, and of a business.
import { foldText } from '@/lib/fold-text'
import { memoize } from '@/lib/memoize'
import { isTrader } from '@/rules/debtor-name'

/** A text in lower case without accents and punctuation: `total general` for "TOTAL GÉNÉRAL:". */
export const normaliseText = memoize((text) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}%£/]+/gu, ' ')
    .trim(),
)
/** A reference without differences of spelling between people and programs: `inv7` for "INV–007". */
export const referenceKey = (text: string) =>
  normaliseText(text).replace(/(?<=[a-z]) (?=\d)|(?<!\d)0+(?=\d)/g, '') || text
export const termSet = (list: string) => new Set(normaliseText(list).split(' '))
/** The same of a name that a program writes: `credit note` for "CreditNote". */
const normaliseCode = (text: string) => normaliseText(text.replace(/[a-z](?=[A-Z])/g, '$& '))

/** A test whether a normalised text contains a phrase or its plural. One after `=` has to be the whole text. */
function createPhraseTest(list: string) {
  const phrases = list
    .split(/,\s*/)
    .map((each) => (each.startsWith('=') ? `${each}=` : ` ${each} `))
  return (text: string): boolean => {
    const singular = text.replace(/s\b/g, '')
    const forms = `=${text}= ${text} = ${singular} =${singular}=`
    return phrases.some((phrase) => forms.includes(phrase))
  }
}

/** Terms of which one makes a line of totals, if all others are {@link besideTotal}. */
const isTotalOf =
  termSet(`total totals gtotal g/total subtotal subtotals subtot s/total tot ttl sum sums balance balances carried brought b/f c/f b/fwd c/fwd
  b/d c/d carry percentage percent average avg mean count insgesamt gesamt gesamtsumme gesamtbetrag summe endsumme
  zwischensumme somme totaux totale subtotale totaal subtotaal eindtotaal suma soma saldo solde summa totalt subtotalt
  totalsumma razem ogółem łącznie yhteensä kokonaissumma celkem spolu összesen toplam ukupno skupaj kokku kopā viso jumlah
  cyfanswm iomlán totales gesamtsaldo sammenlagt итого всего разом σύνολο σ المجموع कुल 合計 小計 总计 總計 共计 합계 총계 รวม gesamtergebnis`)

/** Terms that stand beside one of totals and name no debtor. */
const besideTotal =
  termSet(`grand report page trade overall final sub net gross ledger account accounts customer customers client clients debtor debtors
  debt debts invoice invoices invoiced item items row rows line lines record records entry entries sales receivable
  receivables a/r ar vat tax inc incl including exc excl ex excluding due outstanding owed owing overdue arrears disputed unpaid o/s open amount
  amounts amt bal value aged ageing aging current days months month quarter year older over less for all of in by per at as
  to from and on is forward fwd down credits opening closing running cumulative ytd number no date this general
  generale geral gran generaal complessivo genel sous gbp eur usd sterling pounds euros euro dollars uk export collect
  above still payable us now claim claims claimed next previous collectable £ % january february march april may june july august september october november december jan feb mar apr jun
  jul aug sep sept oct nov dec`)
const figure = /^[\d/.%£]+(?:st|nd|rd|th)?$/

/** "Total for X", "Total by X", "Subtotal X" and "X total" are totals for every X. */
const totalOfAny =
  /^(?:sub ?|grand )?totals? (?:(?:for|of)\b|(?:by|per) \w+$)|^sub ?totals? |.[ ](?:sub ?)?totals?$|^balance for\b|^end of (?:report|list|file)$|^page \d+|^(?:opening|closing) bal$|^(?:over |more than )?\d+(?: \d+| to \d+| or more)? days (?:past due|overdue)$|^(?:no|number|count) of (?:account|invoice|record|customer|debtor|item|row|line)s(?: \d+)?$|^t o t a l$/
/** `Total: Leeds`, `Total - Leeds`, `Total (Leeds)`; not Total-Care Ltd. */
const markedTotal = /^\W*totals?(?: ?[:/(] ?| [-–—] )(?!.*\b(?:ltd|limited|plc|llp)\b)/i
/** Lines of a report that are no debt and have no term of totals. */
const isReportLine =
  createPhraseTest(`control account, =sales ledger control, =outstanding, =amount due, =overall, =overall result, =cumulative, =summary, =debtors, =unallocated cash, =less unallocated receipt, less credit, =amount outstanding, =amount now due, =unallocated receipt, =vat, =provision, debt provision, provision for, =owed to us, =amount owing, =please pay, =0 30 day, =1 30 day, =31 60 day, =61 90 day, =91 120 day, =net debtor, debtors control, debtor control, =suspense account, =bank balance, =as per ledger, =last month, =difference, =exchange rate, =days, =current, =not due, over 90 day, =30 day, =60 day, =90 day, less deposit, less credit note, of which overdue, date printed, report run by,
  =all customer, =all debtor, =all account, =all client, =%, =ageing %`)
const isTotalsTerm = (term: string) => isTotalOf.has(term) || besideTotal.has(term)

/** Whether a text has terms of ledgers alone and names nobody: Unpaid invoices, UK customers. */
export const isLedgerHeading = (text: string) => normaliseText(text).split(' ').every(isTotalsTerm)

/**
 * Whether a name is that of a line of totals: Total, Sub-total, Total for X, Carried forward, X Total.
 * @param isName false for any other cell, which may be a status: Outstanding
 */
export function isTotalName(text: string, isName = true): boolean {
  if (text.length > 200) return false
  const name = normaliseText(text)
  const isCount = /^\d+ /.test(name) && isLedgerHeading(name.replace(/^\d+ /, ''))
  const isMarked = isName && (markedTotal.test(text) || isReportLine(name) || isCount)
  return isMarked || totalOfAny.test(name) || isOfTotals(name)
}

/** Whether a cell of a row is that of a line of totals. */
export const hasTotal = (cells: readonly string[]) => cells.some((cell) => isTotalName(cell, false))

function isOfTotals(name: string, names?: () => ReadonlySet<string>): boolean {
  let hasTotal = false
  const terms = name.split(' ')
  for (const [index, term] of terms.entries()) {
    if (hasTotal && names?.().has(terms.slice(index).join(' '))) return true
    if (!isTotalsTerm(term) && !figure.test(term)) return false
    hasTotal ||= isTotalOf.has(term)
  }
  // "Inc" and "AS" at the end are legal forms.
  return hasTotal && !/^(?:inc|as)$/.test(terms.at(-1) ?? '')
}

/** Whether a text is a total, also of one of the names: Total due, Total Larch Ltd, Customer total: Larch Ltd. */
export const isTotalOfName = (text: string, names: () => ReadonlySet<string>) =>
  isOfTotals(normaliseText(text), names)

/** `Cr note`, `Credit memo`, `CRNOTE`, `Trade credit`. */
const creditNote =
  /\bcr(?:ed(?:it)?)? ?(?:note|memo|inv|adj|entry|balance|correction|card|jnl|journal)|\bcredits?(?:$| (?:for|against|re|to|on|of|raised|allocated|transfer|goodwill)\b)|\b(?:sales|jnl|ar) ?(?:cr|cn|cm)$/
const isOtherCredit =
  createPhraseTest(`refund, refunded, offset, set off, reversal, reversed, rebate, return, discount, write off,
  writeoff, written off, contra, bad debt, accreccredit, goods returned, returned goods, gutschrift, avoir, storno, stornorechnung, nota de credito, creditnota, kreditnota,
  note de credit, nota di credito, =cn, =c n, =c/n, =c/note, =c/m, =cmem, =rcn, =crd, =adj cr, =cust rfnd, =dep appl, deposit application, =cred, =cr, =crn, =scrn, =cm, =scn, =scr, =sc, =sd, =jc, =rma, =dg, =w/o, =disc,
  =rfd, =srn, =cust cred`)
/** `payment` may end a word: AROVERPAYMENT. */
const isPayment =
  createPhraseTest(`receipt, cheque, chq, remittance, allocation, lodgement, settlement, bank transfer,
  bacs transfer, bank credit, bacs credit, direct debit, standing order, unapplied, unallocated, zahlung, zahlungseingang,
  paiement, betaling, pago, cash, on account, deposit, =paid, =pay, =pmt, =pmnt, =csh, =ppd, =unalloc, =pymt, =pyt, =rec, =rct,
  =rcpt, =sr, =sa, =sp, =bacs, =dd, =d/d, =fps, =chaps, =poa, =bank, =card, =check, =transfer, =dz, =receive, =receive money,
  =spend, =spend money, =cust pymt, =cust dep`)
/** What is still to be paid: Invoice awaiting payment, Deposit invoice. */
const awaited =
  /\b(?:await|due|request|remind|unpaid|overdue|dishonou?red|bounced|returned|failed|charge|late payment (?:fee|penalt|comp)|application|stage)|(?<!\b(?:payment|receipt) (?:of|for|on|against|to) )\binvoices?$/
/** Documents that ask for no money, or for money that the client owes. */
const isNotOwed =
  createPhraseTest(`quote, quotation, expense, estimate, pro forma, proforma, purchase invoice, purchase credit,
  purchase bill, purchase order, supplier invoice, supplier credit, supplier bill, supplier order, delivery note, draft, void,
  voided, cancelled, canceled, deleted, cancellation invoice, invoice cancellation, credited invoice, invoice credited, =statement, =customer statement, =statement of account, =vendor bill, =order,
  =sales order, =accpay, =accpaycredit, =pi, =pc, =pp, =qu, =est, =pf, =sord, =superseded, =withdrawn, money received, reversing entry, =ap invoice, =proposal, =rounding, =exchange difference, =paid invoice,
  =invoice paid, =paid in full, =fully paid`)

/** Whether a document type is a credit note, a payment or another document that is no invoice. */
export const isNoInvoice = memoize((text): boolean => {
  const type = normaliseCode(text)
  if (creditNote.test(type) || isOtherCredit(type) || isNotOwed(type)) return true
  return !awaited.test(type) && (/payments?\b/.test(type) || isPayment(type))
})

/** A question, or an amount or a share that has been paid: Paid?, Paid 40.00, Paid in part. */
const partlyPaid =
  /[?£]|(?<!100 ?)%|part|bounce|revers|disput|quer|pending|promis|wrong|short|\bless|\b(?:of|but)\b|only|deposit|\bhalf\b|\bsome\b|instal|\bnet\b|except|follow|error|\bsue|up to|\bto \d|(?<!n[io]l? |nothing )outstand|^\D*\d[\d,]* (?:on|by|from|via|cash|bacs|card|cheque|\d)|(?<![.\d])\d+[.,]\d\d(?![.\d])|^\W*(?:paid|pd|settled|cleared)\W{0,3}\d{1,3}$/i

const settled =
  /^(?:(?:full |fully |all |now |already |been |since |customer |invoice |complete )?(?:paid|pd|settled|cleared|credited|(?<=fully )allocated)|overpaid)\b(?! invoice)|^(?:closed(?: paid)?|reconciled|has (?:been )?paid|in payment|credit note (?:issued|raised)|(?:full )?payment (?:received(?: in full)?(?: \d+[ /]\d+(?:[ /]\d+)?)?|made|in full|completed?|succeeded|successful|confirmed|cleared)|(?:account|balance) (?:paid|settled|cleared)|received in full|(?:nothing|nil|zero|no) (?:to pay|due|owed|owing|outstanding|balance))$/

/** Whether a status says that nothing is owed any more, perhaps with the day or the means of payment: Paid by BACS. */
export const isSettled = (text: string): boolean =>
  settled.test(normaliseText(text)) && !partlyPaid.test(text)

/** A reference to a credit, a payment or a draft: Credit note 14, Receipt12; not CN7, which may be an invoice. */
const plainCredit =
  /^(?:(?:(?:sales )?credit ?(?:note|memo)|pmt|cr (?:note|memo)|(?:fully )?refund(?:ed)?|(?:customer )?payment|receipt|c\/n|void(?:ed)?|draft|deleted|cancell?ed)(?:[ /]?\d[\d/]*)?|(?:credit|cheque|chq|bacs|rfnd|rinv)[ /]?\d[\d/]*|cm|cn|(?:bacs|cheque|card) (?:receipt|payment))$/
/** Descriptions and notes that say the same. A builder may call a stage Payment 1. */
const creditDescriptions = [
  // Credit note re 198, Sales credit
  /^(?:(?:sales )?credit (?:note|memo)|refund)(?: (?:re|for|against|no|of|on))?(?: inv(?:oice)?)?(?: (?:cn)?\d[\d/]*)?$/,
  /^sales credit$|^credit (?:re|for|against) inv(?:oice)? ?\d[\d/]*$|^unallocated (?:cash|payment|receipt)$/,
  /^(?:(?:invoice )?(?:raised|issued) in error|(?:void|cancelled|duplicate) invoice|invoice (?:void(?:ed)?|cancelled|withdrawn)|(?:void(?:ed)?|cancell?ed|credited|(?:written|write) off|refunded)(?: raised in error)?)$/,
  // Payment received, Bank receipt
  /^payment(?: received)? thank you$|^payment received$|^payment (?:re|for) inv(?:oice)? \d[\d/]*$/,
  /^(?:(?:bacs|cheque|card|bank) (?:receipt|payment|received)|receipt|(?:cheque|chq)(?: no)? \d+|thank you for your payment)$/,
  // Paid in full 12/03/26
  /^(?:now |already |fully )?(?:paid|settled|cleared)(?: in full)?(?: (?:by )?(?:bacs|card|cash|cheque|bank transfer))?(?: (?:on )?\d+[/ ]\d+(?:[/ ]\d+)?)?$/,
]

/** Whether a text names a credit, a payment or a draft, and nothing else, as most references do not. */
export const isPlainCredit = (text: string): boolean => plainCredit.test(normaliseText(text))
export function isCreditDescription(text: string): boolean {
  // Most references have no word.
  const description = /[a-z]{4}/i.test(text) ? normaliseText(text) : ''
  return creditDescriptions.some((pattern) => pattern.test(description))
}

/** A document that was not issued or was taken back: Void, Void - reissued; not Cancelled DD. */
const notIssued =
  /^\W*(?:invoice )?(?:(?:void(?:ed)?|waived|written off) by [a-z ]{1,40}|(?:replaced|superseded) by inv[a-z\d -]{0,40}|(?:void(?:ed)?|cancell?ed|deleted|withdrawn|waived|duplicate|(?:raised|issued) in error|(?:not|never)(?: yet)? (?:sent|issued|raised)|unsent|unissued|in draft|unsent draft|revers(?:ed|al)|refunded|superseded|quote|pro[ -]?forma|unapproved|(?:pending|awaiting|submitted for) ?approval|(?:bad debt\W{1,3})?(?:write|written)[ -]off)(?: invoice)?(?: (?:on |in )?(?:\d+\W\d+(?:\W\d+)?|20\d\d))?\s*(?:$|(?!\W{0,3}part)[^\s\w?]))/i

/** Whether a status, and nothing else, names a document that asks for no money. */
export const isNoDebtStatus = (text: string): boolean =>
  isSettled(text) ||
  isPlainCredit(text) ||
  notIssued.test(text) ||
  /^(?:credit(?: raised| balance)?|(?:account )?in credit|cr|c n|crn|sc)$/.test(normaliseText(text))

/** Whether a document is no invoice: `C` means credit in a column of `C` and `D`. A status may be a debt's: Payment plan. */
export function isOtherDocument(text: string, columnName: string): boolean {
  if (/paid|received|payment/i.test(columnName) && isSettled(`payment ${text}`)) return true
  return /sta(?:tus|te|ge)|paid|received|outcome|result/i.test(columnName)
    ? isNoDebtStatus(text)
    : /^\s*c\s*$/i.test(text) || isNoInvoice(text)
}

const isInvoice =
  createPhraseTest(`invoice, rechnung, facture, factura, fattura, faktura, factuur, =bill, =si, =inv, =rv, =dr,
  =accrec, =journal, =debit note, =cust invc, =sale, =sales, =charge, =debit`)

export const isDocumentType = (text: string): boolean =>
  isNoInvoice(text) || isInvoice(normaliseCode(text))
/** Whether a value shows that a column holds types of documents, not services (VAT return) or initials (CR). */
export const showsDocuments = (text: string): boolean =>
  isInvoice(normaliseCode(text)) || (/[a-z]{3}/i.test(text) && isNoDebtStatus(text))

const isConsumer =
  createPhraseTest(`individual, consumer, private, person, people, personal, domestic, residential, household,
  householder, homeowner, home owner, house owner, flat owner, unit owner, b2c, b 2 c, b to c, natural, indiv, ind, cons, priv, indv, privat, privatkunde,
  privatkunden, verbraucher, consommateur, consumidor, consumatore,
  privatperson, privato, privati, prive, particulier, particular, particulares, member of public, member of the public,
  general public, self pay, self funder, self funded, self funding, families, tenant, lessee, occupier, occupant, guardian, resident, student, pupil, patient, parent, leaseholder, house holder, lease holder, next of kin, bill payer, service user, =employee, =ex employee, =former employee, family, pvt, deceased, couple, =resi, =i, =p`)
const isBusiness =
  createPhraseTest(`legal person, legal entity, juridical person, juridical entity, co, union, company, companies,
  ltd, limited, plc, llp, llc, inc, business, businesses, b2b, commercial, corporate, corporation, trade, organisation,
  organization, charity, council, government, sector, association, trust, club, school, profit, firm, developer, firma, azienda,
  entreprise, empresa, bedrijf, zakelijk, gewerbe, unternehmen, =b`)
/** A negation holds for the term that follows it. */
const negatedTerm =
  /\b(?:non|no(?!t)|not(?: an?| in| for)?) ?(?:(?:sole|limited|private) )?[\p{L}\p{N}]+/gu

type CustomerKind = 'consumer' | 'trader' | 'business'

function kindOfTerms(terms: string): CustomerKind | null {
  if (isTrader(terms)) return 'trader'
  if (isBusiness(terms)) return 'business'
  return isConsumer(terms) ? 'consumer' : null
}

/** Reads what kind of debtor a customer type names; null where it names none. */
export const customerKind = memoize((type): CustomerKind | null => {
  const terms = normaliseCode(type.replaceAll('/', ' ')).replace('business to consumer', 'b2c')
  const affirmed = kindOfTerms(terms.replace(negatedTerm, ' '))
  const named = affirmed ?? kindOfTerms(terms)
  if (affirmed || !named || /\bprofit\b/.test(terms)) return named
  return named === 'consumer' ? 'business' : 'consumer'
})

/** Whether all terms of a text are kinds of debtors, so that it is no name: Private limited company. */
export const isPlainKind = (text: string): boolean =>
  customerKind(text) !== null &&
  normaliseText(text)
    .split(' ')
    .every(
      (term) =>
        term.length > 1 &&
        (kindOfTerms(term) || /^(?:customer|client|public|self|employed|sole|no[nt]?)$/.test(term)),
    )

const noDebtSection =
  /^(?:(?:paid(?: in full)?|settled|cleared|closed|void|cancelled|draft|(?:bad debts )?written off)(?: invoices| accounts| debts| orders)?|credit notes(?: issued)?|(?:unallocated )?credits|write offs|quotes|suppliers|purchase ledger|(?:customer |unallocated )?(?:payments|receipts|refunds)(?: received| on account)?|(?:deposits|money) received)$/

/** Whether a line of one cell stands above lines that are no debts. */
export const isNoDebtSection = (text: string) => noDebtSection.test(normaliseText(text))
