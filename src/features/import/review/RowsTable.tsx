import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { formatMoney } from '@/rules/money'
import { shortDate } from '@/rules/written-date'
import { sheetFields } from '../cells/sheet-fields'
import { useSheet } from '../import-draft'
import type { ListedDebt, SheetField, SheetRow } from '../sheet/protocol'
import styles from './rows-table.module.css'

const amounts: SheetField[] = ['initial_debt', 'amount_outstanding', 'interestDue', 'compDue']

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
  const { draft, summary } = useSheet()
  const { fields } = summary
  const frame = useRef<HTMLDivElement>(null)
  const messageId = useId()
  const editable = rows.filter(isEditable)
  const cells = editable.flatMap((row) => fields.map((field) => cellKey(row, field)))
  const openIndex = openCell === null ? -1 : cells.indexOf(openCell)
  const open = cells[openIndex]
  const edited = editable[Math.floor(openIndex / fields.length)]?.cells[openIndex % fields.length]

  function onKeyDown(event: React.KeyboardEvent) {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || open === undefined) return
    const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length
    const steps: Record<string, number> = {
      Enter: event.shiftKey ? -fields.length : fields.length,
      ArrowUp: -fields.length,
      ArrowDown: fields.length,
      ...(isWhole && { ArrowLeft: -1, ArrowRight: 1 }),
    }
    const step = steps[event.key]
    if (step !== undefined) {
      // Ends the edit.
      frame.current?.focus()
      onOpen(cells[openIndex + step] ?? null)
    } else if (event.key === 'Escape') {
      input.value = input.defaultValue
      input.select()
    } else return
    event.preventDefault()
  }

  function renderCell(row: SheetRow, field: SheetField, column: number) {
    const { text = '', shown, error, warning } = row.cells[column] ?? {}
    const key = cellKey(row, field)
    const isEditing = key === open
    const isTabStop = open === undefined && key === cells[0]
    return (
      <td
        key={field}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to change
        role="gridcell"
        data-cell={isEditable(row) && !isEditing ? key : undefined}
        data-tone={error ? 'error' : warning && 'warning'}
        data-amount={amounts.includes(field) || undefined}
        aria-invalid={error !== undefined || undefined}
        title={error ?? warning}
        tabIndex={isTabStop ? 0 : undefined}
        onFocus={isTabStop ? () => onOpen(key) : undefined}
      >
        {isEditing ? (
          <input
            aria-label={`${sheetFields[field].label}, row ${row.rowNumber}`}
            aria-describedby={messageId}
            // biome-ignore lint/a11y/noAutofocus: the person has just opened the cell
            autoFocus
            defaultValue={text}
            onFocus={({ target }) => target.select()}
            onBlur={({ target: { value } }) => {
              onOpen(null)
              if (value !== text) void draft.change('edit', row.rowNumber, field, value)
            }}
          />
        ) : (
          shown
        )}
      </td>
    )
  }

  return (
    <>
      <div ref={frame} tabIndex={-1} className={styles.frame}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells to change
          role="grid"
          aria-label="Rows of the file"
          className={styles.table}
          onKeyDown={onKeyDown}
          onMouseDown={(event) => {
            const cell = event.target instanceof Element && event.target.closest('[data-cell]')
            if (!(cell instanceof HTMLElement)) return
            // Before the columns change their widths under the pointer.
            event.preventDefault()
            frame.current?.focus({ preventScroll: true })
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
            {rows.flatMap((row) => [
              <tr key={row.rowNumber} data-status={row.status}>
                <th scope="row" aria-label={`${row.rowNumber}, ${row.status.replace('-', ' ')}`}>
                  {row.rowNumber}
                </th>
                {fields.map((field, column) => renderCell(row, field, column))}
              </tr>,
              (row.leftOut || row.errors.length > 0) && (
                <tr key={`${row.rowNumber}-note`} className={styles.note}>
                  <td />
                  <td colSpan={fields.length}>
                    <RowNote row={row} />
                  </td>
                </tr>
              ),
            ])}
          </tbody>
        </table>
      </div>
      <p id={messageId} className={styles.message}>
        {edited?.error ?? edited?.warning ?? 'Select a cell to change its value.'}
      </p>
    </>
  )
}

/** A debt of the list in one line. */
const debtLabel = ({ name, customerRef, externalRef, amount, date }: ListedDebt) =>
  [name, customerRef || externalRef, formatMoney(amount), date && shortDate(date)]
    .filter(Boolean)
    .join(', ')

/** Says why a whole row is wrong or left out, with the button that decides about it. */
function RowNote({ row: { rowNumber, errors, leftOut } }: { row: SheetRow }) {
  const { draft } = useSheet()
  const listed = leftOut?.listed
  const override = leftOut ? 'include' : 'leave-out'
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
          {`${leftOut ? 'Import' : 'Leave out'} row ${rowNumber}`}
        </button>
      )}
    </div>
  )
}
