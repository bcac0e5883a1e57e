import type { SortColumn } from '../search'

export interface Column {
  column: SortColumn
  label: string
  isNumeric: boolean
}

const column = (name: SortColumn, label: string, isNumeric = false): Column => ({
  column: name,
  label,
  isNumeric,
})

/** All columns in display order. */
export const columns: readonly Column[] = [
  column('name', 'Debtor'),
  column('reference', 'Your reference'),
  column('original', 'Original amount', true),
  column('paid', 'Paid', true),
  column('outstanding', 'Outstanding', true),
  column('interest', 'Interest', true),
  column('compensation', 'Compensation', true),
  column('total', 'Total claimed', true),
  column('invoiced', 'Last invoice'),
  column('overdue', 'Days overdue', true),
  column('status', 'Status'),
]

export const isNumericColumn = (name: SortColumn) =>
  columns.some(({ column, isNumeric }) => column === name && isNumeric)

/** The columns that can be hidden: all but the name, which links to the debt. */
export const optionalColumns = columns.filter(({ column }) => column !== 'name')

const defaultNames: readonly SortColumn[] = [
  'name',
  'reference',
  'outstanding',
  'total',
  'invoiced',
  'overdue',
  'status',
]

/** The columns the user has chosen; null for the default ones. */
export type ChosenColumns = readonly SortColumn[] | null

/** Validates the stored choice: another version may have written it. */
export const parseChosenColumns = (stored: unknown): ChosenColumns =>
  Array.isArray(stored)
    ? columns.map(({ column }) => column).filter((name) => stored.includes(name))
    : null

/** The chosen columns in display order; narrow windows hide some of the default ones. */
export const columnsOf = (chosen: ChosenColumns): readonly Column[] =>
  columns.filter(({ column }) => column === 'name' || (chosen ?? defaultNames).includes(column))

/** From these widths in pixels the style sheet of the table shows a default column. */
const minWidths: Partial<Record<SortColumn, number>> = { total: 1152, invoiced: 1280 }

/** The columns that are on the screen. */
export const visibleColumns = (chosen: ChosenColumns): readonly Column[] =>
  columnsOf(chosen).filter(
    ({ column }) => chosen !== null || window.innerWidth >= (minWidths[column] ?? 0),
  )
