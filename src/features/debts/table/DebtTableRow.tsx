import type { MouseEvent } from 'react'
import { formatInteger } from '@/lib/format-integer'
import { ukDate } from '@/rules/days'
import { formatMoney, formatMoneyOrUnknown } from '@/rules/money'
import { statusFamily } from '@/rules/status-family'
import type { DebtRow } from '../debt-row'
import type { SortColumn } from '../search'
import type { Column } from './columns'
import styles from './debts-table.module.css'
import { statusTexts } from './status-texts'

/**
 * One debt of the list. A plain anchor, because every router link would follow the location by itself;
 * a press of the row without a modifier key is the router's.
 */
export function DebtTableRow({
  row,
  columns,
  isSelected,
  onSelect,
  onOpen,
}: {
  row: DebtRow
  columns: readonly Column[]
  isSelected: boolean
  onSelect: (id: number, isSelected: boolean) => void
  onOpen: (id: number) => void
}) {
  return (
    <tr
      className={styles.row}
      data-selected={isSelected || undefined}
      onClick={(event) => isOpening(event) && onOpen(row.id)}
    >
      <td className={styles.select}>
        <label>
          <input
            type="checkbox"
            aria-label={`Select ${[row.name, row.reference].filter(Boolean).join(', ')}`}
            checked={isSelected}
            onChange={(event) => onSelect(row.id, event.target.checked)}
          />
        </label>
      </td>
      {columns.map(({ column, isNumeric }) =>
        column === 'name' ? (
          <th key={column} scope="row">
            <a href={`/debt-detail/${row.id}`}>{row.name}</a>
          </th>
        ) : (
          <td
            key={column}
            className={isNumeric ? styles.numeric : undefined}
            data-column={column}
            data-unknown={(column === 'overdue' && row.overdue === null) || undefined}
          >
            {column === 'status' ? <Status row={row} /> : cellText[column](row)}
          </td>
        ),
      )}
    </tr>
  )
}

/**
 * Whether a click opens the debt in this tab. Prevents what the link would do then. A click beside the
 * link counts too, unless it selects text or is on the checkbox.
 */
function isOpening(event: MouseEvent): boolean {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return false
  const isTextSelected = document.getSelection()?.isCollapsed === false
  if (target.closest('label') || (isTextSelected && !target.closest('a'))) return false
  event.preventDefault()
  return true
}

const cellText: Record<Exclude<SortColumn, 'name' | 'status'>, (row: DebtRow) => string> = {
  reference: (row) => row.reference,
  original: (row) => formatMoney(row.original),
  paid: (row) => formatMoney(row.paid),
  outstanding: (row) => formatMoneyOrUnknown(row.outstanding),
  interest: (row) => formatMoneyOrUnknown(row.interest),
  compensation: (row) => formatMoneyOrUnknown(row.compensation),
  total: (row) => formatMoneyOrUnknown(row.total),
  invoiced: (row) => (row.invoiced === null ? 'Not given' : ukDate(row.invoiced)),
  overdue: (row) => (row.overdue === null ? 'Unknown' : formatInteger(row.overdue)),
}

/** Warnings first, then the status, then what the debt asks of the client. */
function Status({ row }: { row: DebtRow }) {
  const { warnings, statuses, asks } = statusTexts(row)
  return (
    <div className={styles.status}>
      {warnings.map((text) => (
        <span key={text} className={styles.badge} data-family="warning">
          {text}
        </span>
      ))}
      {statuses.map((text) => (
        <span key={text} className={styles.badge} data-family={statusFamily(text)}>
          {text}
        </span>
      ))}
      {asks && <span className={styles.asks}>{asks}</span>}
    </div>
  )
}
