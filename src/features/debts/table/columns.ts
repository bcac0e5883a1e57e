import { fieldPathLabel } from '@/rules/field-path'

interface Column {
  label: string
  kind: 'text' | 'money' | 'date' | 'days' | 'status'
}

/** The columns in display order; each is a field of a `DebtRow`. */
export const columns = {
  name: { label: 'Debtor', kind: 'text' },
  reference: { label: fieldPathLabel('customer_ref'), kind: 'text' },
  original: { label: fieldPathLabel('initial_debt'), kind: 'money' },
  paid: { label: 'Paid', kind: 'money' },
  outstanding: { label: 'Outstanding', kind: 'money' },
  interest: { label: 'Interest', kind: 'money' },
  compensation: { label: 'Compensation', kind: 'money' },
  total: { label: 'Total claimed', kind: 'money' },
  invoiced: { label: 'Last invoice', kind: 'date' },
  overdue: { label: 'Days overdue', kind: 'days' },
  status: { label: 'Status', kind: 'status' },
} satisfies Record<string, Column>

export type ColumnName = keyof typeof columns

export const columnNames = Object.keys(columns) as ColumnName[]

export const isNumeric = (name: ColumnName) => ['money', 'days'].includes(columns[name].kind)

/** The default columns, of which a narrow window shows those that fit. */
const narrowNames: readonly ColumnName[] = ['name', 'reference', 'outstanding', 'overdue', 'status']
const wideNames: readonly ColumnName[] = [...narrowNames, 'total', 'invoiced']

/** From this width all default columns fit. */
export const wideWindow = '(min-width: 80rem)'

/** The columns the user has chosen; null for the default ones. */
export type ChosenColumns = readonly ColumnName[] | null

/** Validates the stored choice: another version may have written it. */
export const parseChosenColumns = (stored: unknown): ChosenColumns =>
  Array.isArray(stored) ? columnNames.filter((name) => stored.includes(name)) : null

/** The columns to show, in display order. The name, which links to the debt, cannot be hidden. */
export function shownColumns(chosen: ChosenColumns, isWide: boolean): readonly ColumnName[] {
  const names = chosen ?? (isWide ? wideNames : narrowNames)
  return columnNames.filter((name) => name === 'name' || names.includes(name))
}
