import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ImportColumn } from '@/rules/import-columns'
import { importFields } from './fields'
import { Gap, GridRow, messageOf } from './GridRow'
import { type CellPlace, moved } from './grid-keys'
import { gridStyle, rowHeight, tableWidth } from './grid-style'
import { pastedCells } from './pasted-cells'
import type { RowFilter } from './review'
import { useSheetRows } from './useSheetRows'
import type { Work } from './work'

const visibleRows = 12
/** Rows drawn beyond the visible ones, so that a little scrolling shows no gap. */
const margin = 6

/**
 * The rows of the file as a sheet that can be corrected: arrow keys move, Enter or typing edits,
 * Escape leaves a cell as it was, copying and pasting work as in a spreadsheet.
 */
export function SheetGrid({
  work,
  version,
  fields,
  filter,
  label,
}: {
  work: Work
  version: number
  fields: readonly ImportColumn[]
  filter: RowFilter
  label: string
}) {
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const [scroll, setScroll] = useState(0)
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<string | null>(null)
  /** Only a person who is in the grid has the focus moved. */
  const hasFocus = useRef(false)
  const from = Math.max(0, Math.floor(scroll / rowHeight) - margin)
  const { total, rowAt } = useSheetRows(work, version, filter, from, visibleRows + 2 * margin)
  const last = Math.min(total, from + visibleRows + 2 * margin)
  const row = Math.min(active.row, Math.max(0, total - 1))
  const column = Math.min(active.column, fields.length - 1)
  const shown = Array.from({ length: Math.max(0, last - from) }, (_, place) => from + place)
  // The row with the focus stays in the page, or the keys would go nowhere.
  if (total > 0 && !shown.includes(row)) shown.push(row)
  shown.sort((one, other) => one - other)
  const current = rowAt(row)
  const field = fields[column]
  const told = current && field ? messageOf(current, field) : null

  useEffect(() => {
    if (!hasFocus.current || editing !== null) return
    grid.current
      ?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
      ?.focus({ preventScroll: true })
  }, [row, column, editing])

  const step = (keys: Parameters<typeof moved>[0]) =>
    moved(keys, { row, column }, { rows: total, columns: fields.length, page: visibleRows })

  function show(place: CellPlace) {
    setActive(place)
    const box = grid.current
    if (!box) return
    const top = place.row * rowHeight
    if (top < box.scrollTop) box.scrollTop = top
    const room = box.clientHeight - 2 * rowHeight
    if (top > box.scrollTop + room) box.scrollTop = top - room
  }

  function write(value: string) {
    setEditing(null)
    if (!current || !field || value === current.values[column]) return
    void work.edit([{ place: current.place, field, value }])
  }

  async function paste(text: string) {
    const block = pastedCells(text)
    const { rows } = await work.rows(filter, row, block.length)
    void work.edit(
      block.flatMap((cells, down) =>
        cells.flatMap((value, right) => {
          const [at, into] = [rows[down], fields[column + right]]
          return at && into ? [{ place: at.place, field: into, value }] : []
        }),
      ),
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isCommand && (key === 'z' || key === 'y')) {
      event.preventDefault()
      void (key === 'y' || event.shiftKey ? work.redo() : work.undo())
      return
    }
    if (editing !== null) return
    const next = step(event)
    if (next) {
      event.preventDefault()
      show(next)
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
    <Box my="4">
      <Frame
        ref={grid}
        style={{ height: `${(Math.min(Math.max(total, 1), visibleRows) + 1) * rowHeight + 18}px` }}
        onScroll={({ currentTarget }) => setScroll(currentTarget.scrollTop)}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) hasFocus.current = false
        }}
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
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is moved about in
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
              <th scope="col" className="fate">
                State
              </th>
              {fields.map((name) => (
                <th scope="col" key={name}>
                  {importFields[name].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((index, place) => (
              <GridRow
                key={index}
                index={index}
                gap={index - (shown[place - 1] ?? -1) - 1}
                row={rowAt(index)}
                fields={fields}
                active={index === row ? column : null}
                editing={index === row ? editing : null}
                onDraft={setEditing}
                onChoose={(at) => {
                  hasFocus.current = true
                  show({ row: index, column: at })
                }}
                onWrite={(value, onward) => {
                  write(value)
                  const next = onward && step({ key: onward })
                  if (next) show(next)
                }}
              />
            ))}
            <Gap rows={total - 1 - (shown.at(-1) ?? -1)} />
          </tbody>
        </table>
      </Frame>
      <Box
        aria-live="polite"
        minH="6"
        mt="2"
        fontSize="sm"
        color={told?.isError ? 'fg.error' : 'fg'}
      >
        {told &&
          field &&
          current &&
          `Row ${current.row}, ${importFields[field].label}: ${told.text}`}
      </Box>
      <Box id={`${id}-help`} fontSize="sm" color="fg.muted">
        Arrow keys move, Enter or typing changes a cell, Escape leaves it as it was. Cells can be
        copied and pasted as in a spreadsheet.
      </Box>
    </Box>
  )
}

const Frame = chakra('div', { base: gridStyle })
