import { oddByteMark } from '@/lib/csv-decode'
import { isPlaceholder } from '@/rules/cell-values'
import { shortDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import type { CheckedRow } from './check-row'
import type { SheetCell, SheetField, SheetRow } from './protocol'
import type { Issue } from './row-cells'
import { errorsOf, leftOutOf, type SheetRowState, statusOf } from './sheet-row'

/** A cell as understood: `1 Jan 2026` for "01.01.26", `£1,250.00` for "1250". */
function shownText(field: SheetField, text: string, entry: CheckedRow['entry']): string {
  if (text === '' || !entry) return text
  if (field === 'last_invoice_date')
    return entry.last_invoice_date ? shortDate(entry.last_invoice_date) : ''
  if (field === 'initial_debt' || field === 'amount_outstanding')
    return isPlaceholder(text, field) ? '' : formatMoney(entry[field])
  const texts: Partial<Record<SheetField, unknown>> = { ...entry.addresses[0], ...entry }
  const understood = texts[field]
  if (typeof understood === 'string' && understood !== '') return understood
  return isPlaceholder(text, field) ? '' : text
}

function showCell(
  field: SheetField,
  text: string,
  entry: CheckedRow['entry'],
  { errors, warnings }: { errors: readonly Issue[]; warnings: readonly Issue[] },
): SheetCell {
  const plainText = text.replaceAll(oddByteMark, '')
  const error = errors.find((issue) => issue.field === field)
  const warning = warnings.find((issue) => issue.field === field)
  const suggestion = error?.suggestion ?? warning?.suggestion
  return {
    text: plainText,
    shown: error ? plainText : shownText(field, plainText, entry),
    ...(error && { error: error.message }),
    ...(warning && { warning: warning.message }),
    ...(suggestion && { suggestion }),
  }
}

const ofWholeRow = (issues: readonly Issue[]) =>
  issues.filter(({ field }) => field === null).map(({ message }) => message)

/**
 * A row for the screen; one that is left out shows why, and no other problems.
 * @param textOf the text of a field, as the file has it
 */
export function showRow(
  row: SheetRowState,
  entry: CheckedRow['entry'],
  fields: readonly SheetField[],
  textOf: (field: SheetField) => string,
): SheetRow {
  const leftOut = row.sent ? null : leftOutOf(row)
  const issues = leftOut
    ? { errors: [], warnings: [] }
    : { errors: errorsOf(row), warnings: row.result.warnings }
  const similar = leftOut ? null : row.similar
  return {
    rowNumber: row.number,
    status: statusOf(row),
    cells: fields.map((field) => showCell(field, textOf(field), entry, issues)),
    errors: ofWholeRow(issues.errors),
    warnings: [
      ...ofWholeRow(issues.warnings),
      ...(similar ? [`Your list has a similar debt: ${similar.name} ${similar.customerRef}`] : []),
    ],
    leftOut,
  }
}
