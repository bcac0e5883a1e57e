import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { formatInteger } from '@/lib/format-integer'
import { ukDate } from '@/rules/days'
import { formatMoney, formatMoneyOrUnknown } from '@/rules/money'
import { statusFamily } from '@/rules/status-family'
import type { DebtRow } from '../debt-row'
import type { fromList } from '../pager/from-list'
import type { SortColumn } from '../search'
import type { Column } from './columns'
import styles from './debts-table.module.css'
import { statusTexts } from './status-texts'

/** One debt of the list. */
export function DebtTableRow({
  row,
  columns,
  linkState,
  isSelected,
  onSelect,
}: {
  row: DebtRow
  columns: readonly Column[]
  /** Tells the debt's page from which list it was opened. */
  linkState: ReturnType<typeof fromList>
  isSelected: boolean
  onSelect: (id: number, isSelected: boolean) => void
}) {
  return (
    <tr className={styles.row} data-selected={isSelected || undefined} onClick={openDebt}>
      <td className={styles.select}>
        <input
          type="checkbox"
          aria-label={`Select ${[row.name, row.reference].filter(Boolean).join(', ')}`}
          checked={isSelected}
          onChange={(event) => onSelect(row.id, event.target.checked)}
        />
      </td>
      {columns.map(({ column, isNumeric }) =>
        column === 'name' ? (
          <th key={column} scope="row">
            <Link to="/debt-detail/$id" params={{ id: row.id }} state={linkState}>
              {row.name}
            </Link>
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

/** A click beside the link opens the debt too, unless it selects text or is on the checkbox. */
function openDebt({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  const isOnControl = target instanceof Element && target.closest('a, input') !== null
  const isTextSelected = document.getSelection()?.isCollapsed === false
  if (!isOnControl && !isTextSelected) currentTarget.querySelector('a')?.click()
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
