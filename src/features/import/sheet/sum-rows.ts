import { totalledName } from './ledger-words'
import type { SheetField } from './protocol'
import type { ColumnIndexes } from './row-cells'
import type { SheetRowState } from './sheet-row'

/** What a debt has beside its name and amount, and a line of totals has not. */
const identifyingFields: readonly SheetField[] = [
  'customer_ref',
  'external_ref',
  'last_invoice_date',
  'primary_email',
  'primary_phone',
  'street_1',
  'postcode',
  'company_number',
  'first_names',
]
const nameFields = ['company_name', 'trading_name', 'last_name'] as const
/** Fewer lines than this add up by chance. */
const minLines = 3

/**
 * Marks rows whose amount is the sum of the rows above, since the last total or of all, and which lack
 * what those rows have; and "Total X" below a row of X.
 */
export function markSums(rows: readonly SheetRowState[], indexes: ColumnIndexes): void {
  const textOf = (row: SheetRowState, field: SheetField) => {
    const index = indexes[field]
    return index === undefined ? '' : (row.cells[index] ?? '').trim()
  }
  const identifying = identifyingFields.filter((field) => indexes[field] !== undefined)
  const names = new Set<string>()
  let haveDetails = false
  let [all, part] = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ]
  for (const [index, row] of rows.entries()) {
    const { leftOut, initial } = row.result
    row.isSum = false
    if (leftOut?.reason === 'total') part = { sum: 0, count: 0 }
    if (leftOut || row.override === 'include') continue
    const name = nameFields.map((field) => textOf(row, field)).find((text) => text !== '') ?? ''
    const hasDetails = identifying.some((field) => textOf(row, field) !== '')
    const isAfter = ({ sum, count }: typeof all) => initial > 0 && initial === sum && count > 0
    const addsUp = isAfter(all) || isAfter(part)
    const isLast = index === rows.length - 1
    const isBare = !hasDetails && (name === '' || (haveDetails && all.count > 1))
    const isEnd = !haveDetails && isLast && isAfter(all) && all.count >= minLines
    const totalled = totalledName(name)?.toLowerCase()
    row.isSum =
      (addsUp && isBare) || isEnd || (totalled !== undefined && names.has(totalled) && !hasDetails)
    if (row.isSum) {
      part = { sum: 0, count: 0 }
      continue
    }
    haveDetails ||= hasDetails
    names.add(name.toLowerCase())
    all = { sum: all.sum + initial, count: all.count + 1 }
    part = { sum: part.sum + initial, count: part.count + 1 }
  }
}
