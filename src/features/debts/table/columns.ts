import type { SortColumn } from '../search'

export interface Column {
  column: SortColumn
  label: string
  numeric?: true
  /** Minimum width in rem; wider tables scale all columns in proportion. */
  rem: number
}

/** The columns in display order. */
export const columns: readonly Column[] = [
  { column: 'name', label: 'Debtor', rem: 13.5 },
  { column: 'reference', label: 'Your reference', rem: 8 },
  { column: 'original', label: 'Original amount', numeric: true, rem: 8.5 },
  { column: 'paid', label: 'Paid', numeric: true, rem: 7 },
  { column: 'outstanding', label: 'Outstanding', numeric: true, rem: 7.5 },
  { column: 'interest', label: 'Interest', numeric: true, rem: 7 },
  { column: 'compensation', label: 'Compensation', numeric: true, rem: 7.5 },
  { column: 'total', label: 'Total claimed', numeric: true, rem: 7.5 },
  { column: 'invoiced', label: 'Last invoice', rem: 6.75 },
  { column: 'overdue', label: 'Days overdue', numeric: true, rem: 7.25 },
  { column: 'status', label: 'Status', rem: 15 },
]

/** Every column except the name, which links to the debt. */
export const optionalColumns = columns.filter(({ column }) => column !== 'name')
