import type { MouseEvent } from 'react'
import { formatInteger } from '@/lib/format-integer'
import { ukDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import { type StatusFamily, statusFamily } from '@/rules/status-family'
import type { DebtRow } from '../debt-row'
import { type ColumnName, columns, isNumeric } from './columns'
import styles from './debts-table.module.css'
import { statusTexts } from './status-texts'

/**
 * One debt of the list. A plain anchor, because every router link would follow the location by itself;
 * a press of the row without a modifier key is the router's.
 */
export const DebtTableRow = ({
  row,
  names,
  isSelected,
  onSelect,
  onOpen,
}: {
  row: DebtRow
  names: readonly ColumnName[]
  isSelected: boolean
  /** @param isRange the shift key is held */
  onSelect: (id: number, isRange: boolean) => void
  onOpen: (id: number) => void
}) => (
  <tr
    className={styles.row}
    data-selected={isSelected || undefined}
    onClick={(event) => isOpening(event) && onOpen(row.id)}
  >
    {/* With the shift key the browser would select text. */}
    <td className={styles.select} onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <label>
        <input
          type="checkbox"
          aria-label={`Select ${[row.name, row.reference].filter(Boolean).join(', ')}`}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onSelect(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
    </td>
    {names.map((name) =>
      name === 'name' ? (
        <th key={name} scope="row" data-column={name}>
          <a href={`/debt-detail/${row.id}`}>{row.name}</a>
        </th>
      ) : (
        <td
          key={name}
          className={isNumeric(name) ? styles.numeric : undefined}
          data-column={name}
          data-unit={name === 'overdue' && row.overdue !== null ? unit(row.overdue) : undefined}
        >
          {name === 'status' ? <Status row={row} /> : cellText(row, name)}
        </td>
      ),
    )}
  </tr>
)

/** After the number on a phone, where no column says it. */
const unit = (days: number) => (days === 1 ? ' day' : ' days')

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

function cellText(row: DebtRow, name: ColumnName): string {
  const value = row[name]
  const isDate = columns[name].kind === 'date'
  if (value === null) return isDate ? 'Not given' : 'Unknown'
  if (typeof value === 'string') return isDate ? ukDate(value) : value
  return columns[name].kind === 'days' ? formatInteger(value) : formatMoney(value)
}

/** The colour palette of each family of statuses; of any other, grey. */
const palettes: Partial<Record<StatusFamily, string>> = {
  new: 'blue',
  'in-progress': 'accent',
  'waiting-for-you': 'amber',
  legal: 'purple',
  paid: 'green',
}

const Badge = ({ text, palette = 'gray' }: { text: string; palette: string | undefined }) => (
  <span
    className={styles.badge}
    style={{
      color: `var(--chakra-colors-${palette}-fg)`,
      background: `var(--chakra-colors-${palette}-subtle)`,
    }}
  >
    {text}
  </span>
)

/** Warnings first, then the status, then what the debt asks of the client. */
function Status({ row }: { row: DebtRow }) {
  const { warnings, statuses, asks } = statusTexts(row)
  return (
    <div className={styles.status}>
      {warnings.map((text) => (
        <Badge key={text} text={text} palette="amber" />
      ))}
      {statuses.map((text) => (
        <Badge key={text} text={text} palette={palettes[statusFamily(text)]} />
      ))}
      {asks && <span className={styles.asks}>{asks}</span>}
    </div>
  )
}
