import { distinct } from '@/lib/distinct'
import type { ProblemGroup, SheetColumn, SheetField, Summary } from './protocol'

const requirements: readonly [label: string, ...choices: SheetField[]][] = [
  ['a name: company name, trading name or last name', 'company_name', 'trading_name', 'last_name'],
  ['an amount: original amount or amount outstanding', 'initial_debt', 'amount_outstanding'],
]

/** The needed fields that no column fills, or that several columns contest; empty if there are none. */
export const missingFields = ({
  columns,
  contested,
}: Pick<Summary, 'columns' | 'contested'>): string[] =>
  requirements.flatMap(([label, ...choices]) => {
    const isContested = choices.some((field) => contested.includes(field))
    const isMatched = columns.some(({ field }) => field && choices.includes(field))
    return isContested || !isMatched ? label : []
  })

/** The fields of a page of rows that come first. */
const leadingFields: readonly SheetField[] = [
  ...(['company_name', 'trading_name', 'first_names', 'last_name'] as const),
  ...(['last_invoice_date', 'initial_debt', 'amount_paid', 'amount_outstanding'] as const),
]

/** The fields of columns and of problems: those that a debt always has, then in the order of the file. */
export function shownFields(
  columns: readonly SheetColumn[],
  problems: readonly ProblemGroup[],
): SheetField[] {
  const shown = [...columns, ...problems].flatMap(({ field }) => field ?? [])
  return distinct([...leadingFields.filter((field) => shown.includes(field)), ...shown])
}
