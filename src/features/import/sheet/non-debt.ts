import {
  isOtherDocument,
  isPlainCredit,
  isPounds,
  isSettled,
  isTotalName,
  otherCurrencyOf,
} from '../cells/ledger-words'
import { amountFields } from '../cells/sheet-fields'
import type { LeftOut, SheetColumn, SheetField } from './protocol'
import type { RowCells } from './read-cell'

export const leftOutTotal: LeftOut = {
  reason: 'total',
  text: 'This line is a total of other lines',
}

/** Fields where a total line may have its label instead of in the name. */
const labelFields = [
  ...(['customer_ref', 'external_ref', 'last_invoice_date'] as const),
  ...(['document_type', 'debt_type'] as const),
]

const plainTotal = /^\W*(?:(?:grand|sub|report|overall|page)\W*)?totals?\W*$/i

function isTotalLine(cells: RowCells): boolean {
  const name =
    cells.text('company_name') ||
    cells.text('trading_name') ||
    `${cells.text('first_names')} ${cells.text('last_name')}`
  if (name === ' ') return cells.texts.some((cell) => isTotalName(cell, false))
  if (labelFields.some((field) => plainTotal.test(cells.raw(field)))) return true
  // Only a debt has a reference and a date: Balance for Life Ltd.
  const hasReference = cells.text('customer_ref') !== '' || cells.text('external_ref') !== ''
  const isDated = hasReference && cells.value('last_invoice_date') !== ''
  // A person may be called Total.
  const firstNames = cells.text('first_names')
  const isFirstName = /^\p{L}[\p{L}' -]*$/u.test(firstNames) && !isTotalName(firstNames)
  if (cells.text('last_name') && (cells.text('title') || isFirstName)) return false
  return plainTotal.test(name) || (!isDated && isTotalName(name))
}

/** Whether a row has a currency of its own, in its column or as a pound sign beside an amount. */
export const hasOwnCurrency = (cells: RowCells): boolean =>
  cells.text('currency') !== '' || amountFields.some((field) => /£|gbp/i.test(cells.raw(field)))

/** @param currency another one than the pound; null if there is none */
export const notInPounds = (currency: string | null): LeftOut | null =>
  currency === null
    ? null
    : { reason: 'currency', text: `The amount is in ${currency}, not in pounds` }

function otherCurrency(cells: RowCells): string | null {
  const named = cells.text('currency').trim()
  if (named !== '' && !isPounds(named)) return named
  return amountFields.map((field) => otherCurrencyOf(cells.raw(field))).find(Boolean) ?? null
}

const creditReference = /^\W*(?:(?:sales )?credit ?(?:note|memo)(?:\W+(?:no\W+)?\d+)?|payment)\W*$/i
const notInvoice = (text: string): LeftOut => ({ reason: 'credit-or-payment', text })

interface NonDebtRules {
  columns: readonly SheetColumn[]
  /** The currency in the name of a column of amounts, or in a note beside the table, if not pounds. */
  columnCurrency: string | null
  /** The column of credits beside one of debits, which are the amounts; -1 if there is none. */
  creditColumn: number
}

/** Why a line is no debt in pounds, by what it says (decision 55); null for a debt. */
export function findNonDebt(
  cells: RowCells,
  { columns, columnCurrency, creditColumn }: NonDebtRules,
): LeftOut | null {
  if (isTotalLine(cells)) return leftOutTotal
  const headerOf = (field: SheetField) => columns[cells.columnOf(field)]?.header ?? ''
  const isHeader = amountFields.some((field) => {
    const text = cells.raw(field).trim().toLowerCase()
    return text !== '' && text === headerOf(field).toLowerCase()
  })
  if (isHeader) return { reason: 'total', text: 'This line repeats the names of the columns' }
  const currency = columnCurrency ?? otherCurrency(cells)
  if (currency) return notInPounds(currency)
  const document = cells.text('document_type')
  const isOther = document !== '' && isOtherDocument(document, headerOf('document_type'))
  const [debtType, reference] = [cells.text('debt_type'), cells.text('external_ref')]
  // A client may have a type of debt "SC" or "Credit", and numbers of invoices that begin with CN.
  const named =
    (isPlainCredit(debtType) && debtType) || (creditReference.test(reference) && reference)
  const other = isOther ? document : named
  const isPaid = other && isSettled(other)
  // A written balance says more exactly what is owed.
  if (other && !(isPaid && cells.text('amount_outstanding') !== ''))
    return isPaid
      ? { ...notInvoice(`${other.trim()}, so nothing is owed`), isPaid }
      : notInvoice(`${other.trim()}, not an invoice`)
  const credit = cells.texts[creditColumn]?.trim() ?? ''
  const isCredit = /[1-9]/.test(credit) && !/[1-9]/.test(cells.raw('initial_debt'))
  return isCredit ? notInvoice(`A credit of ${credit}, not an invoice`) : null
}
