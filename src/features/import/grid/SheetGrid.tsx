import { Box, chakra } from '@chakra-ui/react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { ImportColumn } from '@/rules/import-columns'
import { importFields } from '../fields'
import type { ImportSession } from '../import-session'
import type { RowFilter } from '../review/summary'
import { type CellPosition, currentIndexOf, movedPosition, pressedCell } from './cell-position'
import { cellMessage, GridRow, SpacerRow } from './GridRow'
import { pastedCells } from './pasted-cells'
import { gridStyle, isAmount, rowHeight, tableWidth } from './styles'
import { useSheetRows } from './useSheetRows'

/** Rows rendered beyond the visible ones, to avoid gaps while scrolling. */
const overscan = 6

/**
 * The rows of the file as an editable grid with the keys of a spreadsheet: arrow keys move, Enter or
 * typing edits, Escape cancels, and copy and paste are supported.
 */
export function SheetGrid({
  importSession,
  version,
  fields,
  filter,
  startAt,
  label,
}: {
  importSession: ImportSession
  version: number
  fields: readonly ImportColumn[]
  filter: RowFilter
  /** The column whose first cell is focused; null is the first column, undefined none. */
  startAt?: ImportColumn | null | undefined
  label: string
}) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<CellPosition & { rowIndex?: number | undefined }>({
    row: 0,
    column: startAt ? Math.max(0, fields.indexOf(startAt)) : 0,
  })
  const [editing, setEditing] = useState<string | null>(null)
  /** The focus is moved only if it is in the grid already or was sent there. */
  const hasFocus = useRef(startAt !== undefined)
  const { total, rowAt, show: loadRows } = useSheetRows(importSession, version, filter)
  const row = currentIndexOf(rowAt, active.rowIndex, Math.min(active.row, Math.max(0, total - 1)))
  const column = Math.min(active.column, fields.length - 1)
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan,
    paddingStart: rowHeight,
    // Unmounting the focused row would lose the keyboard focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), row])].sort((one, other) => one - other),
  })
  const shown = rows.getVirtualItems().map(({ index }) => index)
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {}
  const current = rowAt(row)
  const field = fields[column]
  const message = current && field ? cellMessage(current, field) : null
  const isLoaded = total > 0

  useEffect(() => {
    loadRows(Math.max(0, startIndex - overscan), endIndex + overscan)
  })

  useEffect(() => {
    if (!isLoaded || !hasFocus.current || editing !== null) return
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isLoaded, row, column, editing])

  const moveTo = (cell: CellPosition) => setActive({ ...cell, rowIndex: rowAt(cell.row)?.rowIndex })

  const step = (keys: Parameters<typeof movedPosition>[0]) =>
    movedPosition(
      keys,
      { row, column },
      { rows: total, columns: fields.length, page: Math.max(1, endIndex - startIndex - 1) },
    )

  function write(value: string) {
    setEditing(null)
    if (!current || !field || value === current.values[column]) return
    void importSession.apply({
      kind: 'edit',
      edits: [{ rowIndex: current.rowIndex, field, value }],
    })
  }

  function writeAndMove(value: string, onward?: 'ArrowDown' | 'ArrowRight') {
    write(value)
    const next = onward && step({ key: onward })
    if (next) moveTo(next)
  }

  const isEditedCell = (cell: CellPosition) =>
    editing !== null && cell.row === row && cell.column === column

  const edit = (cell: CellPosition) => setEditing(rowAt(cell.row)?.values[cell.column] ?? '')

  function onClick({ target, nativeEvent }: MouseEvent) {
    const cell = pressedCell(target)
    if (!cell || isEditedCell(cell)) return
    hasFocus.current = true
    // On a touch screen a second tap edits the cell.
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    if (isTouch && cell.row === row && cell.column === column) edit(cell)
    else moveTo(cell)
  }

  function onDoubleClick({ target }: MouseEvent) {
    const cell = pressedCell(target)
    if (cell && !isEditedCell(cell)) edit(cell)
  }

  async function paste(text: string) {
    const block = pastedCells(text)
    const { rows } = await importSession.rows(filter, row, block.length)
    void importSession.apply({
      kind: 'edit',
      edits: block.flatMap((cells, down) =>
        cells.flatMap((value, right) => {
          const [at, into] = [rows[down], fields[column + right]]
          return at && into ? [{ rowIndex: at.rowIndex, field: into, value }] : []
        }),
      ),
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isCommand && (key === 'z' || key === 'y')) {
      event.preventDefault()
      void importSession.apply({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
      return
    }
    if (editing !== null) return
    const next = step(event)
    if (next) {
      event.preventDefault()
      moveTo(next)
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      setEditing(current?.values[column] ?? '')
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      write('')
    } else if (event.key.length === 1 && !isCommand && !event.altKey && event.key !== ' ') {
      event.preventDefault()
      setEditing(event.key)
    }
  }

  return (
    <>
      <Frame
        ref={frame}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) hasFocus.current = false
        }}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onKeyDown={onKeyDown}
        onCopy={(event) => {
          if (editing !== null) return
          event.preventDefault()
          event.clipboardData.setData('text/plain', current?.values[column] ?? '')
        }}
        onPaste={(event) => {
          if (editing !== null) return
          event.preventDefault()
          void paste(event.clipboardData.getData('text/plain'))
        }}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is navigated by keys
          role="grid"
          aria-label={label}
          aria-rowcount={total + 1}
          aria-colcount={fields.length + 2}
          aria-describedby={`${id}-help`}
          style={{ width: `${tableWidth(fields.length)}px` }}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="number">
                Row
              </th>
              <th scope="col" className="status">
                State
              </th>
              {fields.map((name) => (
                <th scope="col" key={name} className={isAmount(name) ? 'amount' : undefined}>
                  {importFields[name].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((index, position) => (
              <GridRow
                key={index}
                index={index}
                gap={index - (shown[position - 1] ?? -1) - 1}
                row={rowAt(index)}
                fields={fields}
                active={index === row ? column : null}
                editing={index === row ? editing : null}
                onDraft={setEditing}
                onWrite={index === row ? writeAndMove : undefined}
              />
            ))}
            <SpacerRow rows={total - 1 - (shown.at(-1) ?? -1)} />
          </tbody>
        </table>
      </Frame>
      <Box px="4" py="2" fontSize="sm">
        <Box
          aria-live="polite"
          minH="5"
          overflowWrap="anywhere"
          color={message?.isError ? 'fg.error' : 'fg'}
        >
          {message &&
            field &&
            current &&
            `Row ${current.row}, ${importFields[field].label}: ${message.text}`}
        </Box>
        <Box id={`${id}-help`} color="fg.muted">
          Arrow keys move, Enter or typing edits, Escape cancels. Copy and paste work as in a
          spreadsheet.
        </Box>
      </Box>
    </>
  )
}

const Frame = chakra('div', { base: gridStyle })
