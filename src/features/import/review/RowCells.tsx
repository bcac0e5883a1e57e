import { Link } from '@tanstack/react-router'
import { shortDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import { sheetFields } from '@/rules/sheet-fields'
import { useSheet } from '../import-draft'
import type { ListedDebt, SheetCell, SheetField, SheetRow } from '../sheet/protocol'
import { type CellPosition, cellKey } from './cell-position'
import styles from './rows-table.module.css'

const amounts: readonly SheetField[] = [
  'initial_debt',
  'amount_outstanding',
  'interestDue',
  'compDue',
]

/** Where the focus goes after an edit: rows down, columns right. */
type Step = [number, number]

/** A row with its note: problems of the whole row, or why it is left out. */
export function RowCells({
  row,
  fields,
  tabStop,
  editing,
  onEnd,
}: {
  row: SheetRow
  fields: readonly SheetField[]
  /** The column of the cell that the Tab key reaches. */
  tabStop: number | null
  editing: { column: number; text: string } | null
  /** @param text null if the edit was cancelled */
  onEnd: (column: number, text: string | null, step?: Step) => void
}) {
  const { rowNumber, status, cells, errors, leftOut } = row
  return (
    <>
      <tr data-status={status}>
        <th scope="row" className={styles.number}>
          {rowNumber}
          <span className={styles.srOnly}>, {statusNames[status]}</span>
        </th>
        {fields.map((field, column) => {
          const cell = cells[column]
          if (!cell) return <td key={field} />
          return (
            <Cell
              key={field}
              cell={cell}
              label={`${sheetFields[field].label}, row ${rowNumber}`}
              position={{ rowNumber, column }}
              isAmount={amounts.includes(field)}
              isTabStop={tabStop === column}
              draft={editing?.column === column ? editing.text : null}
              onEnd={(text, step) => onEnd(column, text, step)}
            />
          )
        })}
      </tr>
      {(leftOut || errors.length > 0) && (
        <tr className={styles.note}>
          <td className={styles.number} />
          <td colSpan={fields.length}>
            <RowNote row={row} />
          </td>
        </tr>
      )}
    </>
  )
}

const statusNames: Record<SheetRow['status'], string> = {
  ready: 'ready',
  'to-fix': 'to fix',
  'left-out': 'left out',
  added: 'added',
  'not-confirmed': 'not confirmed',
}

/** A debt of the list in one line. */
const debtLabel = ({ name, customerRef, externalRef, amount, date }: ListedDebt) =>
  [name, customerRef || externalRef, formatMoney(amount), date && shortDate(date)]
    .filter(Boolean)
    .join(', ')

/** What is wrong with the whole row, or why it is left out, with the decision about it. */
function RowNote({ row: { rowNumber, errors, leftOut } }: { row: SheetRow }) {
  const { draft } = useSheet()
  const listed = leftOut?.listed
  return (
    <div className={styles.noteText}>
      <p>{leftOut ? `Left out: ${leftOut.text}` : errors.join('. ')}</p>
      {listed && (
        <Link to="/debt-detail/$id" params={{ id: listed.id }} target="_blank">
          {debtLabel(listed)}
        </Link>
      )}
      {leftOut?.canInclude !== false && (
        <button
          type="button"
          className={styles.action}
          onClick={() => void draft.change(leftOut ? 'include' : 'exclude', [rowNumber])}
        >
          {leftOut ? `Import row ${rowNumber}` : `Leave out row ${rowNumber}`}
        </button>
      )}
    </div>
  )
}

/** Nobody reads longer values in a cell. */
const maxShown = 200

function Cell({
  cell: { text, shown, error, warning },
  label,
  position,
  isAmount,
  isTabStop,
  draft,
  onEnd,
}: {
  cell: SheetCell
  label: string
  position: CellPosition
  isAmount: boolean
  isTabStop: boolean
  /** The text to begin an edit with; null while the cell is not edited. */
  draft: string | null
  onEnd: (text: string | null, step?: Step) => void
}) {
  const problem = error ?? warning
  const className = [
    styles.cell,
    isAmount && styles.amount,
    error !== undefined && styles.error,
    error === undefined && warning !== undefined && styles.warning,
  ]
    .filter(Boolean)
    .join(' ')
  if (draft !== null) {
    return (
      <td className={className}>
        <CellEditor label={label} initial={draft} isSelected={draft === text} onEnd={onEnd} />
      </td>
    )
  }
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to move to and change
      role="gridcell"
      data-cell={cellKey(position)}
      tabIndex={isTabStop ? 0 : -1}
      aria-invalid={error !== undefined || undefined}
      className={className}
      title={problem}
      translate="no"
    >
      <span className={shown === text ? undefined : styles.shown}>{shown.slice(0, maxShown)}</span>
      {shown !== text && <span className={styles.text}>{text.slice(0, maxShown)}</span>}
      {problem && <span className={styles.srOnly}>, {problem}</span>}
    </td>
  )
}

function CellEditor({
  label,
  initial,
  isSelected,
  onEnd,
}: {
  label: string
  initial: string
  /** Whether typing replaces what the cell holds. */
  isSelected: boolean
  onEnd: (text: string | null, step?: Step) => void
}) {
  return (
    <input
      aria-label={label}
      className={styles.editor}
      // biome-ignore lint/a11y/noAutofocus: the person has just opened the cell
      autoFocus
      defaultValue={initial}
      onFocus={({ target }) => isSelected && target.select()}
      onBlur={({ target }) => onEnd(target.value)}
      onKeyDown={(event) => {
        const { value } = event.currentTarget
        if (event.key === 'Escape') onEnd(null, [0, 0])
        else if (event.key === 'Enter') onEnd(value, [event.shiftKey ? -1 : 1, 0])
        else if (event.key === 'Tab') onEnd(value, [0, event.shiftKey ? -1 : 1])
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
