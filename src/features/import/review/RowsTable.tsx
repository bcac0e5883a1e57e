import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { shortDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import { sheetFields } from '@/rules/sheet-fields'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { useSheet } from '../import-draft'
import type { ListedDebt, SheetCell, SheetField, SheetRow } from '../sheet/protocol'
import styles from './rows-table.module.css'

const cellKey = ({ rowNumber }: SheetRow, field: SheetField) => `${rowNumber}:${field}`
const isEditable = ({ status }: SheetRow) => status === 'ready' || status === 'to-fix'

/**
 * A page of rows. A press on a cell opens it to edit what the file says; from there Enter and the arrow
 * keys lead to the cells around it.
 */
export function RowsTable({
  rows,
  openCell,
  onOpen,
}: {
  rows: readonly SheetRow[]
  /** Null while no cell is edited. */
  openCell: string | null
  onOpen: (cell: string | null) => void
}) {
  const { fields } = useSheet().summary
  const cells = rows.filter(isEditable).flatMap((row) => fields.map((field) => cellKey(row, field)))
  const tabStop = openCell !== null && cells.includes(openCell) ? null : cells[0]

  /** Moves by so many cells, in the order of reading. */
  function move(input: HTMLInputElement, step: number) {
    const next = openCell === null ? undefined : cells[cells.indexOf(openCell) + step]
    // Ends the edit.
    input.blur()
    if (next) onOpen(next)
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const input = event.target
    if (!(input instanceof HTMLInputElement)) return
    const { selectionStart, selectionEnd, value } = input
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    const { key, shiftKey } = event
    if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) move(input, -fields.length)
    else if (key === 'ArrowDown' || key === 'Enter') move(input, fields.length)
    else if (key === 'ArrowLeft' && isWhole) move(input, -1)
    else if (key === 'ArrowRight' && isWhole) move(input, 1)
    else if (key === 'Escape') {
      input.value = input.defaultValue
      input.select()
    } else return
    event.preventDefault()
  }

  return (
    // Takes the focus when the row of an edited cell leaves the table.
    <div ref={restoreFocusOnRemoval} tabIndex={-1} className={styles.frame}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells to change
        role="grid"
        aria-label="Rows of the file"
        className={styles.table}
        onKeyDown={onKeyDown}
        onMouseDown={(event) => {
          const cell = event.target instanceof Element && event.target.closest('[data-cell]')
          if (!(cell instanceof HTMLElement)) return
          // Before the widths of columns change under the pointer.
          event.preventDefault()
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          onOpen(cell.dataset.cell ?? null)
        }}
      >
        <thead>
          <tr>
            <th scope="col">Row</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {sheetFields[field].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row) => (
            <Row key={row.rowNumber} {...{ row, openCell, tabStop, onOpen }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const statusNames: Record<SheetRow['status'], string> = {
  ready: 'ready',
  'to-fix': 'to fix',
  'left-out': 'left out',
  added: 'added',
  'not-confirmed': 'not confirmed',
}

const amounts: readonly SheetField[] = [
  'initial_debt',
  'amount_outstanding',
  'interestDue',
  'compDue',
]

/** A row with its note: problems of the whole row, or why it is left out. */
function Row({
  row,
  openCell,
  tabStop,
  onOpen,
}: {
  row: SheetRow
  openCell: string | null
  /** The cell that the Tab key reaches. */
  tabStop: string | null | undefined
  onOpen: (cell: string | null) => void
}) {
  const { fields } = useSheet().summary
  const { rowNumber, status, cells, errors, leftOut } = row
  return (
    <>
      <tr data-status={status}>
        <th scope="row">
          {rowNumber}
          <span className={styles.srOnly}>, {statusNames[status]}</span>
        </th>
        {fields.map((field, column) => {
          const key = cellKey(row, field)
          const cell = cells[column] ?? { text: '', shown: '' }
          const isOpen = key === openCell && isEditable(row)
          const problem = cell.error ?? cell.warning
          return (
            <td
              key={field}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to change
              role="gridcell"
              data-cell={isEditable(row) && !isOpen ? key : undefined}
              data-tone={cell.error ? 'error' : cell.warning && 'warning'}
              data-amount={amounts.includes(field) || undefined}
              aria-invalid={cell.error !== undefined || undefined}
              tabIndex={key === tabStop ? 0 : undefined}
              onFocus={key === tabStop ? () => onOpen(key) : undefined}
              title={problem}
            >
              {isOpen ? (
                <CellEditor {...{ row, field, cell, problem }} onEnd={() => onOpen(null)} />
              ) : (
                cell.shown
              )}
            </td>
          )
        })}
      </tr>
      {(leftOut || errors.length > 0) && (
        <tr className={styles.note}>
          <td />
          <td colSpan={fields.length}>
            <RowNote row={row} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Edits what the file says, with the problem of the cell below it. */
function CellEditor({
  row: { rowNumber },
  field,
  cell: { text },
  problem,
  onEnd,
}: {
  row: SheetRow
  field: SheetField
  cell: SheetCell
  problem: string | undefined
  onEnd: () => void
}) {
  const { draft } = useSheet()
  const id = useId()
  return (
    <>
      <input
        aria-label={`${sheetFields[field].label}, row ${rowNumber}`}
        aria-describedby={problem && id}
        // biome-ignore lint/a11y/noAutofocus: the person has just opened the cell
        autoFocus
        defaultValue={text}
        onFocus={({ target }) => target.select()}
        onBlur={({ target: { value } }) => {
          onEnd()
          if (value !== text) void draft.change('edit', rowNumber, field, value)
        }}
      />
      {problem && (
        <div id={id} className={styles.problem}>
          {problem}
        </div>
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
  const [verb, override] = leftOut
    ? (['Import', 'include'] as const)
    : (['Leave out', 'exclude'] as const)
  return (
    <div>
      <span>{leftOut ? `Left out: ${leftOut.text}` : errors.join('. ')}</span>
      {listed && (
        <Link to="/debt-detail/$id" params={{ id: listed.id }} target="_blank">
          {debtLabel(listed)}
        </Link>
      )}
      {leftOut?.reason !== 'currency' && (
        <button type="button" onClick={() => void draft.change('override', [rowNumber], override)}>
          {verb} row {rowNumber}
        </button>
      )}
    </div>
  )
}
