import type { SortColumn } from './search'

/** The columns of the list, in their order, as they are headed. */
export const columns: readonly { column: SortColumn; label: string; numeric?: true }[] = [
  { column: 'name', label: 'Debtor' },
  { column: 'reference', label: 'Your reference' },
  { column: 'original', label: 'Original amount', numeric: true },
  { column: 'paid', label: 'Paid', numeric: true },
  { column: 'outstanding', label: 'Outstanding', numeric: true },
  { column: 'interest', label: 'Interest', numeric: true },
  { column: 'compensation', label: 'Compensation', numeric: true },
  { column: 'total', label: 'Total claimed', numeric: true },
  { column: 'invoiced', label: 'Last invoice' },
  { column: 'overdue', label: 'Days overdue', numeric: true },
  { column: 'status', label: 'Status' },
]
