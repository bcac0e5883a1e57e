import { memoize } from '@/lib/memoize'
import {
  isNoInvoice,
  isPounds,
  isTotalName,
  isTotalWord,
  otherCurrencyOf,
} from '@/rules/ledger-words'
import type { LeftOut, SheetField } from './protocol'
import type { ColumnIndexes, RowCells } from './row-cells'

/** The fields of a name, the strongest first. */
export const nameFields = ['company_name', 'trading_name', 'last_name'] as const
/** Fields where a total line may have its label instead. */
const labelFields: readonly SheetField[] = [
  'customer_ref',
  'external_ref',
  'last_invoice_date',
  'document_type',
  'debt_type',
]
export const amountFields = ['initial_debt', 'amount_outstanding'] as const
const plainAmount = /^[\d.,£\s]*$/

const isOtherDocument = memoize(isNoInvoice)
const isInPounds = memoize(isPounds)

export const leftOutTotal: LeftOut = { reason: 'total', text: 'This line is a total of others' }
const repeatedHeader: LeftOut = {
  reason: 'total',
  text: 'This line repeats the names of the columns',
}

function isTotalLine(row: readonly string[], cells: RowCells): boolean {
  const field = nameFields.find((each) => cells.value(each).trim() !== '')
  if (!field) return row.some(isTotalName)
  // Sum and Balance are last names as well.
  const firstNames = field === 'last_name' ? `${cells.value('first_names')} ` : ''
  return (
    isTotalName(firstNames + cells.value(field)) ||
    labelFields.some((each) => isTotalWord(cells.raw(each)))
  )
}

function otherCurrency(cells: RowCells, columnCurrency: string | null): string | null {
  if (columnCurrency) return columnCurrency
  const named = cells.value('currency').trim()
  if (named !== '' && !isInPounds(named)) return named
  for (const field of amountFields) {
    const amount = cells.raw(field)
    const other = plainAmount.test(amount) ? null : otherCurrencyOf(amount)
    if (other) return other
  }
  return null
}

export interface ColumnFacts {
  header: readonly string[]
  indexes: ColumnIndexes
  /** The currency in the name of a column of amounts, which is not pounds. */
  columnCurrency: string | null
}

/** Why a line is no debt in pounds (decision 55); null for a debt. */
export function leaveOut(
  row: readonly string[],
  cells: RowCells,
  { header, indexes, columnCurrency }: ColumnFacts,
): LeftOut | null {
  if (isTotalLine(row, cells)) return leftOutTotal
  const isHeader = amountFields.some((field) => {
    const index = indexes[field]
    return index !== undefined && row[index] !== '' && row[index] === header[index]
  })
  if (isHeader) return repeatedHeader
  const currency = otherCurrency(cells, columnCurrency)
  if (currency) return { reason: 'currency', text: `The amount is in ${currency}, not in pounds` }
  const document = [cells.value('document_type'), cells.value('debt_type')].find(isOtherDocument)
  return document === undefined
    ? null
    : { reason: 'credit-or-payment', text: `${document.trim()}, not an invoice` }
}
