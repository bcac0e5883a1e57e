import { Link } from '@tanstack/react-router'
import { shortDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import { sheetFields } from '@/rules/sheet-fields'
import { useSheet } from '../import-draft'
import type { ListedDebt, SheetCell, SheetField, SheetRow } from '../sheet/protocol'
import styles from './rows-table.module.css'

/** A cell by its row's number and its place among the fields. */
export interface CellPosition {
  rowNumber: number
  column: number
}

/** The value of a cell's `data-cell` attribute. */
export const cellKey = ({ rowNumber, column }: CellPosition) => `${rowNumber}:${column}`

const amounts: readonly SheetField[] = [
  'initial_debt',
  'amount_outstanding',
  'interestDue',
  'compDue',
]

/** Ends an edit: null cancels it; the focus goes that many rows down and columns right. */
type OnEnd = (text: string | null, step?: [number, number]) => void

const statusNames: Record<SheetRow['status'], string> = {
  ready: 'ready',
  'to-fix': 'to fix',
  'left-out': 'left out',
  added: 'added',
  'not-confirmed': 'not confirmed',
}

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
  onEnd: (column: number, ...end: Parameters<OnEnd>) => void
}) {
  const { rowNumber, status, cells, errors, leftOut } = row
  return (
    <>
      <tr data-status={status}>
        <th scope="row" className={styles.number}>
          {rowNumber}
          <span className={styles.srOnly}>, {statusNames[status]}</span>
        </th>
        {cells.map((cell, column) => {
          const field = fields[column]
          if (!field) return null
          const { error, warning } = cell
          const tone = error === undefined ? warning !== undefined && styles.warning : styles.error
          const className = [styles.cell, amounts.includes(field) && styles.amount, tone]
            .filter(Boolean)
            .join(' ')
          return editing?.column === column ? (
            <td key={field} className={className}>
              <CellEditor
                label={`${sheetFields[field].label}, row ${rowNumber}`}
                initial={editing.text}
                isSelected={editing.text === cell.text}
                onEnd={(...end) => onEnd(column, ...end)}
              />
            </td>
          ) : (
            <td
              key={field}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to move to and change
              role="gridcell"
              data-cell={cellKey({ rowNumber, column })}
              tabIndex={tabStop === column ? 0 : -1}
              aria-invalid={error !== undefined || undefined}
              className={className}
              title={error ?? warning}
              translate="no"
            >
              <CellText cell={cell} />
            </td>
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
      {leftOut?.reason !== 'currency' && (
        <button
          type="button"
          className={styles.action}
          onClick={() =>
            void draft.change('override', [rowNumber], leftOut ? 'include' : 'exclude')
          }
        >
          {leftOut ? `Import row ${rowNumber}` : `Leave out row ${rowNumber}`}
        </button>
      )}
    </div>
  )
}

/** Nobody reads longer values in a cell. */
const maxShown = 200

/** What a cell is understood as and, while it has the focus, what the file says. */
function CellText({ cell: { text, shown, error, warning } }: { cell: SheetCell }) {
  const problem = error ?? warning
  return (
    <>
      <span className={shown === text ? undefined : styles.shown}>{shown.slice(0, maxShown)}</span>
      {shown !== text && <span className={styles.text}>{text.slice(0, maxShown)}</span>}
      {problem && <span className={styles.srOnly}>, {problem}</span>}
    </>
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
  onEnd: OnEnd
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
