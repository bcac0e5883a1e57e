import { useEffect, useRef, useState } from 'react'
import { sheetFields } from '@/rules/sheet-fields'
import { useSheet } from '../import-draft'
import type { SheetField, SheetRow } from '../sheet/protocol'
import { type CellPosition, cellKey, RowCells } from './RowCells'
import styles from './rows-table.module.css'

/** Rows down and columns right. */
const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value))

/** The cell that holds an element; null outside the cells. */
function cellPositionOf(element: EventTarget): CellPosition | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-cell]') : null
  const [rowNumber, column] = cell?.dataset.cell?.split(':').map(Number) ?? []
  return rowNumber === undefined || column === undefined ? null : { rowNumber, column }
}

/** A page of rows: arrow keys move from cell to cell; a press, Enter, F2 or typing changes a cell. */
export function RowsTable({
  rows,
  jumpTo,
  onJumped,
}: {
  rows: readonly SheetRow[]
  /** The field whose first cell takes the focus; null leaves the focus where it is. */
  jumpTo: SheetField | null
  onJumped: () => void
}) {
  const { draft, summary } = useSheet()
  const { fields } = summary
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<CellPosition | null>(null)
  const [editing, setEditing] = useState<(CellPosition & { text: string }) | null>(null)
  /** The cell that takes the focus once an edit has ended. */
  const focusNext = useRef<CellPosition | null>(null)
  const [first] = rows
  const rowOf = (position: CellPosition | null) =>
    rows.find(({ rowNumber }) => rowNumber === position?.rowNumber)
  const activeRow = rowOf(active)
  const tabStop = activeRow ? active : first ? { rowNumber: first.rowNumber, column: 0 } : null

  const focusCell = (position: CellPosition) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(position)}"]`)?.focus()

  useEffect(() => {
    if (editing || !focusNext.current) return
    focusCell(focusNext.current)
    focusNext.current = null
  })

  useEffect(() => {
    if (jumpTo === null || !first) return
    focusCell({ rowNumber: first.rowNumber, column: Math.max(0, fields.indexOf(jumpTo)) })
    onJumped()
  })

  /** The cell that many rows and columns away, within the page. */
  function neighbour({ rowNumber, column }: CellPosition, [down, right]: [number, number]) {
    const index = rows.findIndex((row) => row.rowNumber === rowNumber)
    const row = rows[clamp(index + down, rows.length - 1)]
    return {
      rowNumber: row?.rowNumber ?? rowNumber,
      column: clamp(column + right, fields.length - 1),
    }
  }

  function write(position: CellPosition, text: string) {
    const field = fields[position.column]
    const cell = rowOf(position)?.cells[position.column]
    if (field && cell && cell.text !== text)
      void draft.change('edit', position.rowNumber, field, text)
  }

  /** @param text begins the edit; without it the cell's own text does */
  function edit(position: CellPosition, text?: string) {
    const row = rowOf(position)
    if (row?.status !== 'ready' && row?.status !== 'to-fix') return
    setEditing({ ...position, text: text ?? row.cells[position.column]?.text ?? '' })
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (!active || editing || !cellPositionOf(event.target)) return
    const step = steps[event.key]
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (step) focusCell(neighbour(active, step))
    else if (event.key === 'Enter' || event.key === 'F2') edit(active)
    else if (event.key === 'Delete' || event.key === 'Backspace') write(active, '')
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) void draft.change('undo')
    else if (event.key.length === 1 && !hasModifier && event.key !== ' ') edit(active, event.key)
    else return
    event.preventDefault()
  }

  const activeCell = active && activeRow?.cells[active.column]
  const activeField = active && fields[active.column]
  const problem = activeCell?.error ?? activeCell?.warning
  return (
    <>
      <div className={styles.frame}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells to move to and change
          role="grid"
          aria-label="Rows of the file"
          className={styles.table}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => setActive(cellPositionOf(target) ?? active)}
          onClick={({ target }) => {
            const position = cellPositionOf(target)
            if (position) edit(position)
          }}
        >
          <thead>
            <tr>
              <th scope="col" className={`${styles.heading} ${styles.corner}`}>
                Row
              </th>
              {fields.map((field) => (
                <th key={field} scope="col" className={styles.heading}>
                  {sheetFields[field].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RowCells
                key={row.rowNumber}
                row={row}
                fields={fields}
                tabStop={tabStop?.rowNumber === row.rowNumber ? tabStop.column : null}
                editing={editing?.rowNumber === row.rowNumber ? editing : null}
                onEnd={(column, text, step) => {
                  const position = { rowNumber: row.rowNumber, column }
                  setEditing(null)
                  if (step) focusNext.current = neighbour(position, step)
                  if (text !== null) write(position, text)
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {problem && activeField && (
        <p className={styles.message} aria-hidden>
          {`Row ${active.rowNumber}, ${sheetFields[activeField].label}: ${problem}`}
        </p>
      )}
    </>
  )
}
