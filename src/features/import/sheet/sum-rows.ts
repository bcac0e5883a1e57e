import { totalledName } from '@/rules/ledger-words'
import { hasLegalForm } from '@/rules/organisation'
import { nameFields } from './leave-out'
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
/** Fewer lines than this add up by chance, where no line has more than a name and an amount. */
const minLines = 3
const nothing = { initial: 0, outstanding: 0, count: 0 }

/**
 * Marks rows whose amount is the sum of the rows above, since the last total or of all, and which lack
 * what those rows have; and "Total X" below a row of X.
 */
export function markSums(rows: readonly SheetRowState[], indexes: ColumnIndexes): void {
  const identifying = identifyingFields.flatMap((field) => indexes[field] ?? [])
  const naming = nameFields.flatMap((field) => indexes[field] ?? [])
  const hasDetails = ({ cells }: SheetRowState) => identifying.some((index) => cells[index]?.trim())
  const nameOf = ({ cells }: SheetRowState) => {
    const index = naming.find((each) => cells[each]?.trim())
    return index === undefined ? '' : (cells[index] ?? '').trim().toLowerCase()
  }
  let haveDetails = false
  const all = { ...nothing }
  let part = { ...nothing }

  function isSum(row: SheetRowState, index: number): boolean {
    const { initial } = row.result
    const addsUp = (lines: typeof all, minCount: number) =>
      initial > 0 &&
      lines.count >= minCount &&
      (initial === lines.initial || initial === lines.outstanding)
    const totalled = naming.some((each) => /^\s*(?:sub|total)/i.test(row.cells[each] ?? ''))
      ? totalledName(nameOf(row))
      : null
    // Nearly all rows end here: sums are compared before anything is looked up.
    if (!(totalled || addsUp(all, 1) || addsUp(part, 1)) || hasDetails(row)) return false
    const name = nameOf(row)
    const isAbove = (wanted: string) =>
      rows.slice(0, index).some((each) => !each.isSum && nameOf(each) === wanted)
    if (totalled && isAbove(totalled)) return true
    if (name === '') return addsUp(all, 1) || addsUp(part, 1)
    const isNamed = isAbove(name)
    const minCount = isNamed ? 1 : 2
    if (haveDetails && (isNamed || !hasLegalForm(name)))
      return addsUp(all, minCount) || addsUp(part, minCount)
    return index === rows.length - 1 && !hasLegalForm(name) && addsUp(all, minLines)
  }

  for (const [index, row] of rows.entries()) {
    const { leftOut, initial, outstanding } = row.result
    row.isSum = leftOut === null && row.override !== 'include' && isSum(row, index)
    if (row.isSum || leftOut?.reason === 'total') part = { ...nothing }
    if (row.isSum || leftOut) continue
    haveDetails ||= hasDetails(row)
    for (const lines of [all, part]) {
      lines.initial += initial
      lines.outstanding += outstanding
      lines.count += 1
    }
  }
}
