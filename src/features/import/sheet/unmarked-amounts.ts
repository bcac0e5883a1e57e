import { parseMoney } from '@/rules/money'
import { otherCurrencyOfHeader } from '../cells/ledger-words'
import { amountFields } from '../cells/sheet-fields'
import type { SheetColumn, SheetField } from './protocol'

const namesPounds = /£|gbp|lcy|pound|sterling/i
const sampledRows = 100

/**
 * The fields whose column of amounts names no unit, beside a column of amounts in pence or in another currency:
 * it may have that unit as well, so a person has to say that it is in pounds.
 */
export function unmarkedAmounts(
  columns: readonly SheetColumn[],
  header: readonly string[],
  rows: readonly (readonly string[])[],
): SheetField[] {
  const nameOf = ({ index }: SheetColumn) => header[index] ?? ''
  const holdsAmounts = ({ index }: SheetColumn) => {
    const texts = rows.slice(0, sampledRows).map((cells) => cells[index] ?? '')
    const filled = texts.filter((text) => /\d/.test(text))
    return filled.length > 0 && filled.every((text) => parseMoney(text).ok)
  }
  const hasOtherUnit = columns.some(
    (column) =>
      column.field === null && otherCurrencyOfHeader(nameOf(column)) && holdsAmounts(column),
  )
  // The column of the currency says the unit of each row.
  if (!hasOtherUnit || columns.some(({ field }) => field === 'currency')) return []
  return amountFields.filter((field) =>
    columns.some((column) => column.field === field && !namesPounds.test(nameOf(column))),
  )
}
