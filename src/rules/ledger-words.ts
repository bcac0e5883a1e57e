import { hasLegalForm } from './organisation'

/** The words of ledgers that decide whether a line is a debt of its own, in pounds, of a business. */

const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%£/]+/gu, ' ')
    .trim()

const totalWord =
  'total|totals|subtotal|subtotals|sum|sums|summe|gesamt|gesamtsumme|gesamtbetrag|zwischensumme|insgesamt|totale|totaux|suma|razem|totaal|subtotaal|saldo|solde|soma|summa|ukupno|toplam|итого|всего|合計|小計|总计|總計'
const totals = new Set([
  ...totalWord.split('|'),
  ...`sum total|sous total|total général|total general|somme|i alt|balance|balances|opening balance|closing balance
    |account balance|ledger balance|balance due|balance outstanding|outstanding balance|balance forward|balance brought forward
    |balance carried forward|balance brought down|balance carried down|balance b/f|balance c/f|balance b/fwd
    |balance c/fwd|balance b/d|balance c/d|carried forward|brought forward|carry forward|carried over|b/f|c/f
    |b/fwd|c/fwd|% of total|percent of total|percentage of total|of total|percentage|percent|average|mean|count
    |record count|end of report|end of list`
    .split('|')
    .map((word) => word.replace(/\s+/g, ' ').trim()),
])

/** What may follow "total" without naming a debtor. */
const totalOf =
  /^(?:sub ?)?totals? (?:due|outstanding|owed|owing|overdue|unpaid|open|amounts?|balances?|receivables?|debtors?|debts?|customers?|clients?|accounts?|sales|invoices?|invoiced|net|gross|vat|ageing|aging|aged|ledger|value|all|for|of|in|by|carried|brought|per|percent|percentage)\b/

/** Counts, percentages and currencies that stand beside the word. */
const besideTotal =
  /\b(?:gbp|eur|usd)\b|[£%]|\d+|\b(?:invoices?|debts?|items?|customers?|debtors?|accounts?|rows?|lines?|records?|entries)\b/g

/** Something that every name of a line of totals has. */
const maybeTotal =
  /tot|sum|som|bal|sald|sold|forward|fwd|carried|[bc]\/[fd]|percent|average|mean|count|end of|gesamt|razem|toplam|ukupno|i alt|итог|всего|計|计|計/i

/** Whether a name is that of a line of totals: Total, Sub-total, Total for X, Carried forward, X Total. */
export function isTotalName(text: string): boolean {
  if (text.length > 200 || !maybeTotal.test(text)) return false
  const words = normalise(text)
  if (hasLegalForm(text)) return /^(?:sub ?)?totals? (?:for|of)\b| totals?$/.test(words)
  if (totals.has(words) || totalOf.test(words)) return true
  const bare = words.replace(besideTotal, ' ').replace(/\s+/g, ' ').trim()
  return (
    bare !== '' &&
    (totals.has(bare) || totalOf.test(bare) || /.[ ]sub ?totals?$|.[ ]totals?$/.test(bare))
  )
}

const plainTotal = /^(?:grand |sub ?|report |overall |page )?totals?$/

/** Whether a cell beside a name says that the line is a total. */
export const isTotalWord = (text: string): boolean =>
  text.length >= 5 && text.length <= 20 && /tot/i.test(text) && plainTotal.test(normalise(text))

/** Whether a name is "Total" followed by the name of another line, as QuickBooks writes subtotals. */
export const totalledName = (name: string): string | null =>
  /^(?:sub[- ]?)?total[: -]+(?<name>[^\s:-].*)$/i.exec(name)?.groups?.name ?? null

const currencyCodes = new Set(Intl.supportedValuesOf('currency'))
const otherUnit = /^(?:kr|zł|zl|s?fr|rs|r|kč|ft|lei|us|au|ca|nz|hk)\.?$/i
const besideAmount = /[\d\s.,'’()+−–—_-]/g

/** The currency beside an amount that is not in pounds; null for pounds, and where none is named. */
export function otherCurrencyOf(amount: string): string | null {
  const letters = amount.replace(besideAmount, '')
  if (letters === '' || letters === '£') return null
  const symbol = /\p{Sc}/u.exec(letters)?.[0]
  if (symbol && symbol !== '£') return letters
  const code = letters.toUpperCase()
  if (code !== 'GBP' && currencyCodes.has(code)) return code
  return otherUnit.test(letters) ? letters : null
}

/** The currency that the name of a column of amounts gives; null for pounds and for none. */
export function otherCurrencyOfHeader(header: string): string | null {
  const symbol = /(?!£)\p{Sc}/u.exec(header)?.[0]
  const code = /\b(?:EUR|USD|CHF|SEK|NOK|DKK|PLN|CZK|AUD|CAD|NZD|JPY|CNY|INR|ZAR|AED|HKD|SGD|NGN)\b/
  return symbol ?? code.exec(header)?.[0] ?? null
}

const pounds = /\bgbp\b|£|\bsterling\b|^(?:british |gb |uk )?pounds?$|^(?:ukp|stg|local|lcy|base)$/

/** Whether a cell of a currency column says pounds. */
export const isPounds = (text: string): boolean => pounds.test(normalise(text))

const credit =
  /\bcredit ?(?:note|memo|invoice|adjustment|adj|entry|balance|correction)s?\b|\bcredits?$|^(?:cn|c\/n|cr|crn|cm|scn|scr|sc)$|\brefunds?\b|\breversals?\b|\bwrite ?offs?\b|\bdiscounts?\b|accreccredit|gutschrift|\bavoir\b|storno|nota de cr[eé]dito|creditnota/
const payment =
  /\b(?:pre|over)?payments?\b|\breceipts?\b|\bunapplied\b|\bunallocated\b|^(?:pay|pmt|pymt|pyt|rec|rct|rcpt|sr|sa|bacs|dd)$|\bzahlung\b|\bpaiement\b|\bbetaling\b|\bpago\b/
const cash = /\bcash\b|\bdeposits?\b|\bon account\b/
const notOwed =
  /\bquot(?:e|ation)s?\b|\bestimates?\b|\bpro ?forma\b|\bpurchase (?:invoice|credit|bill)s?\b|\bsupplier (?:invoice|bill)s?\b|^accpay|^(?:pi|pc|pp)$/
const awaited = /\b(?:await|due|request|remind|unpaid|overdue)/

/** Whether a document type is a credit note, a payment or another document that is no invoice. */
export function isNoInvoice(text: string): boolean {
  const words = normalise(text)
  if (words === '') return false
  if (credit.test(words) || notOwed.test(words)) return true
  if (awaited.test(words)) return false
  return payment.test(words) || (cash.test(words) && !/\binvoices?\b/.test(words))
}

/** Whether a text is a word of a column of document types. */
export const isDocumentType = (text: string): boolean =>
  isNoInvoice(text) || /\binvoices?\b|^(?:si|inv|accrec|journal|debit note)$/.test(normalise(text))

const consumer =
  /\b(?:individuals?|consumers?|private|persons?|people|personal|domestic|residential|households?|householder|homeowner|b2c|natural)\b/
const business =
  /\b(?:company|companies|ltd|limited|plc|llp|llc|inc|business|businesses|b2b|commercial|corporate|corporation|trade|organisation|organization|charity|council|government|sector|partnership|association|trust|club|school)\b/

/** A sole trader is a person before the law, but the debt is a business debt. */
const trader = /\btraders?\b|\bself employed\b|\bselfemployed\b|\bpartner(?:ship)?s?\b|\bfreelance/

export type CustomerKind = 'consumer' | 'trader' | 'business'

/** What a customer type says the debtor is; null where it says nothing. */
export function customerKind(type: string): CustomerKind | null {
  if (type === '') return null
  const words = normalise(type)
  if (trader.test(words)) return 'trader'
  if (business.test(words)) return 'business'
  return consumer.test(words) ? 'consumer' : null
}
