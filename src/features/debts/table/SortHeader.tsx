import { ArrowDown, ArrowUp } from 'lucide-react'
import type { SortColumn } from '../search'
import type { ArrangedColumn } from './preferences'

/** A column header that sorts the table; the arrow is visible when sorted or hovered. */
export function SortHeader({
  column: { column, label, numeric, isHidden },
  direction,
  onSort,
}: {
  column: ArrangedColumn
  direction: 'asc' | 'desc' | null
  onSort: (column: SortColumn) => void
}) {
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      className={numeric && 'num'}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      hidden={isHidden}
      data-column={column}
    >
      <button type="button" onClick={() => onSort(column)}>
        {label}
        <Arrow aria-hidden size={14} />
      </button>
    </th>
  )
}
