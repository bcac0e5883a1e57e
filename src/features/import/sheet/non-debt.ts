// Decides which lines are no debts in pounds, by what they say (decision 55).
import { isPounds, otherCurrencyOf } from '../cells/currency'
import {
  hasTotal,
  isCreditDescription,
  isOtherDocument,
  isPlainCredit,
  isSettled,
  isTotalName,
} from '../cells/ledger-terms'
import { amountFields } from '../cells/sheet-fields'
import type { FileRules } from './file-rules'
import type { LeftOut, ListedDebt, SheetField } from './protocol'
import type { RowCells } from './read-cell'
import { isCode, isDate } from './values'

export const leftOut = (reason: LeftOut['reason'], text: string, listed?: ListedDebt): LeftOut => ({
  ...{ reason, text, listed },
})
export const leftOutTotal = leftOut('total', 'This line is a total of other lines')

/** Fields where a total line may have its label instead of in the name. */
const labelFields = [
  ...(['customer_ref', 'external_ref', 'last_invoice_date'] as const),
  ...(['document_type', 'debt_type'] as const),
]

const plainTotal =
  /^\W*(?:(?:(?:grand|sub|report|overall|page)\W*)?totals?(?:\W*(?:gbp|due))?|(?:closing|statement) balance|balance (?:c\/?f(?:wd)?|carried (?:forward|down)))\W*$/i

function isTotalLine(cells: RowCells): boolean {
  const [first, last] = [cells.text('first_names'), cells.text('last_name')]
  const name = cells.text('company_name') || cells.text('trading_name') || `${first} ${last}`.trim()
  // The balance of a price has the number of its own invoice.
  if (name === '') return hasTotal(cells.texts) && !isCode(cells.raw('external_ref').trim())
  if (plainTotal.test(name) || labelFields.some((field) => plainTotal.test(cells.raw(field))))
    return true
  // Only a debt has a reference and a date: Balance for Life Ltd.
  const hasReference = cells.text('customer_ref') !== '' || cells.text('external_ref') !== ''
  if (hasReference && cells.read('last_invoice_date').value !== '') return false
  return isTotalName(name) || cells.texts.some((cell) => plainTotal.test(cell))
}

/** @param currency another one than the pound; null if there is none */
export const notInPounds = (currency: string | null): LeftOut | null =>
  currency ? leftOut('currency', `The amount is in ${currency}, not in pounds`) : null

export const notAnInvoice = (document: string) =>
  leftOut('credit-or-payment', `${document}, not an invoice`)

/** Where each customer has an account in each currency: Weser GmbH (EUR), Larch Ltd - USD a/c. */
const accountCurrency = /(?:\(|- )(EUR|USD|[€$])(?: (?:a\/c|account))?\)?\s*$/

function otherCurrency(cells: RowCells): string | null {
  const named = cells.text('currency').trim()
  if (named !== '' && !isPounds(named)) return named
  const ofAmount = amountFields.map((field) => otherCurrencyOf(cells.raw(field))).find(Boolean)
  return ofAmount ?? accountCurrency.exec(cells.text('company_name'))?.[1] ?? null
}

/** Whether a reference has the form of a number of an invoice: INV-7, SI12, 1042. */
export const isInvoiceNumber = (ref: string) => /^ *(?:S?I(?:NV|N?-?\d)|\d{3,} *$)/i.test(ref)
const creditNumber = /^\s*S?C(?:M|N|R|RN)\W?\d+\s*$/i
/** A means of payment in place of an invoice number. */
const paymentReference = /^\W*(?:bacs|cash|cheque|chq|less paid|on account)\W*$/i

/** Neither a debit nor a balance, but a credit. */
const creditAlone = /^[\s£.,0–-]*\|[\s£.,0–-]*\|.*[1-9]/

/** Why a line is no debt in pounds; null for a debt. */
export function findNonDebt(cells: RowCells, rules: FileRules): LeftOut | null {
  if (isTotalLine(cells)) return leftOutTotal
  if (rules.ofPurchases) return notAnInvoice(rules.ofPurchases)
  const currency = rules.columnCurrency ?? otherCurrency(cells)
  if (currency) return notInPounds(currency)
  const document = cells.text('document_type')
  const nameOf = (field: SheetField) => rules.columns[cells.columnOf(field)]?.header ?? ''
  if (/^\W*cr/i.test(nameOf('amount_paid')))
    if (creditAlone.test(amountFields.map((field) => cells.raw(field)).join('|')))
      return notAnInvoice('Credit')
  const isOther = document !== '' && isOtherDocument(document, nameOf('document_type'))
  // A single column of references has those of the documents; one of accounts has none.
  const isSingle = cells.columnOf('external_ref') < 0 && /ref/i.test(nameOf('customer_ref'))
  const reference = cells.text(isSingle ? 'customer_ref' : 'external_ref')
  const isCredit =
    paymentReference.test(reference) || (rules.hasInvoiceNumbers && creditNumber.test(reference))
  // A client may have a type of debt "SC" or "Credit", and numbers of invoices that begin with CN.
  const descriptions = rules.descriptionColumns.map((index) => cells.texts[index] ?? '')
  const texts = [...descriptions, cells.text('customer_ref')]
  const named = isCredit
    ? reference
    : ([cells.text('debt_type'), isInvoiceNumber(reference) ? '' : reference].find(isPlainCredit) ??
      texts.find(isCreditDescription))
  const other = (isOther ? document : named)?.trim()
  if (!other) return null
  if (!isSettled(other) && !isSettled(`payment ${other}`)) return notAnInvoice(other)
  // A balance, or the payment of a part, says more exactly what is owed; a day may be that of the last payment.
  const [initial, balance, paid = ''] = amountFields.map((field) => cells.text(field))
  const isChanged =
    (initial && (balance || paid) !== initial) || (balance && isDate(cells.raw('document_type')))
  const isPart = isChanged && /[1-9]/.test(balance || paid)
  return isPart ? null : leftOut('credit-or-payment', `${other}, so nothing is owed`)
}
