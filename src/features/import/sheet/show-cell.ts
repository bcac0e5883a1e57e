import { oddByteMark } from '@/lib/csv-decode'
import { isPlaceholder } from '@/rules/cell-values'
import { shortDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import type { CheckedRow } from './check-row'
import type { SheetCell, SheetField } from './protocol'
import type { Issue } from './row-cells'

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

/** A cell for the screen, with its problems. */
export function showCell(
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
