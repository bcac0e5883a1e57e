import { memo } from 'react'
import { StatusBadge } from '@/components/StatusBadge'
import { formatInteger } from '@/lib/format-integer'
import { ukDate } from '@/rules/days'
import { formatMoneyOrUnknown } from '@/rules/money'
import { type DebtRow, isDateUnread } from '../debt-row'
import type { SortColumn } from '../search'
import type { ArrangedColumn } from './preferences'
import { statusTags } from './status-tags'
import type { Selection } from './useSelection'

export interface DebtTableRowsProps extends Pick<Selection, 'selected' | 'toggle'> {
  rows: readonly DebtRow[]
  columns: readonly ArrangedColumn[]
}

/**
 * One debt. Uses native cells, because Chakra's take six times as long to render, and a plain anchor,
 * because hundreds of router links would each subscribe to the location; see {@link useRowClicks}.
 * @param index position among all rows of a virtualised table
 */
export const DebtTableRow = memo(function DebtTableRow({
  row,
  index,
  columns,
  isSelected,
  onToggle,
}: {
  row: DebtRow
  index?: number
  columns: readonly ArrangedColumn[]
  isSelected: boolean
  onToggle: Selection['toggle']
}) {
  return (
    <tr
      data-debt={row.id}
      data-index={index}
      data-selected={isSelected || undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      <td className="select">
        <input
          type="checkbox"
          aria-label={`Select ${[row.name, row.reference].filter(Boolean).join(', ')}`}
          checked={isSelected}
          onChange={(event) => onToggle(row.id, event.target.checked)}
        />
      </td>
      {columns.map(({ column, numeric, isHidden }) =>
        column === 'name' ? (
          <th key={column} scope="row">
            <a href={`/debt-detail/${row.id}`}>{row.name}</a>
          </th>
        ) : (
          <td
            key={column}
            className={numeric && 'num'}
            data-column={column}
            data-days={column === 'overdue' && row.overdue !== null ? '' : undefined}
            hidden={isHidden}
          >
            {column === 'status' ? <Status row={row} /> : cellText[column](row)}
          </td>
        ),
      )}
    </tr>
  )
})

const cellText: Record<Exclude<SortColumn, 'name' | 'status'>, (row: DebtRow) => string> = {
  reference: (row) => row.reference,
  original: (row) => formatMoneyOrUnknown(row.original),
  paid: (row) => formatMoneyOrUnknown(row.paid),
  outstanding: (row) => formatMoneyOrUnknown(row.outstanding),
  interest: (row) => formatMoneyOrUnknown(row.interest),
  compensation: (row) => formatMoneyOrUnknown(row.compensation),
  total: (row) => formatMoneyOrUnknown(row.total),
  invoiced: (row) =>
    row.invoiced === null ? (isDateUnread(row) ? 'Unknown' : 'Not given') : ukDate(row.invoiced),
  overdue: (row) => (row.overdue === null ? 'Unknown' : formatInteger(row.overdue)),
}

/** Badges on one line; the tooltip names those that do not fit. */
function Status({ row }: { row: DebtRow }) {
  const tags = statusTags(row)
  return (
    <div
      className="badges"
      title={tags.length > 1 ? tags.map(({ text }) => text).join(', ') : undefined}
    >
      {tags.map(({ text, isWarning }) =>
        isWarning ? (
          <span key={text} className="tag">
            {text}
          </span>
        ) : (
          <StatusBadge key={text} status={text} size="sm" />
        ),
      )}
    </div>
  )
}

/**
 * A spacer row in place of the rows that are not rendered.
 * @param height in pixels, or a CSS length
 */
export const RowSpacer = ({ height }: { height: number | string }) =>
  (typeof height === 'string' || height > 0.5) && (
    <tr className="gap" aria-hidden style={{ height }} />
  )

/** The least height of a row in pixels: of a card on a phone, else of a compact row. */
export const leastRowHeight = () => (areRowsCards() ? cardHeight : 36)

const cardHeight = 73
const areRowsCards = () => window.innerWidth < 768

/** The space of rows that are not rendered yet: cards on a phone, else rows of the chosen height. */
export const UnrenderedRows = ({ count }: { count: number }) =>
  count > 0 && (
    <RowSpacer
      height={areRowsCards() ? count * cardHeight : `calc(${count} * var(--row-height))`}
    />
  )
