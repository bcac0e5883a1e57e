import { Box } from '@chakra-ui/react'
import { memo, type SyntheticEvent, useMemo } from 'react'
import type { DebtRow } from '../debt-row'
import type { SortColumn } from '../search'
import { DebtTableRow, type DebtTableRowsProps } from './DebtTableRow'
import { arrangeColumns, type TablePreferences } from './preferences'
import { SortHeader } from './SortHeader'
import { tableCss } from './styles'
import type { Selection } from './useSelection'
import { VirtualRows } from './VirtualRows'

/** Up to this many rows are all in the page; of longer lists only those in view are. */
const maxRenderedRows = 200

export function DebtsTable({
  rows,
  sort,
  dir,
  onSort,
  selection: { selected, toggle, select, clear },
  preferences: { hidden, compact },
  isPrinting,
}: {
  rows: readonly DebtRow[]
  sort: SortColumn | undefined
  dir: 'desc' | undefined
  onSort: (column: SortColumn) => void
  selection: Selection
  preferences: TablePreferences
  /** On paper all rows are in the page, however many. */
  isPrinting: boolean
}) {
  const isVirtual = rows.length > maxRenderedRows && !isPrinting
  const columns = useMemo(() => arrangeColumns(hidden), [hidden])
  const rem = columns.reduce((sum, column) => sum + (column.isHidden ? 0 : column.rem), 0)
  const count = useMemo(() => rows.filter(({ id }) => selected.has(id)).length, [rows, selected])
  const Rows = isVirtual ? VirtualRows : AllRows
  return (
    <>
      <Box
        ref={markFit}
        role="region"
        aria-label="Debts, scrolls sideways"
        tabIndex={0}
        overflowX="auto"
        css={[
          ...tableCss,
          { '--row-height': compact ? 'sizes.9' : 'sizes.11', '--table-width': `${rem + 2.5}rem` },
        ]}
        onPointerOver={addTitle}
        onFocus={addTitle}
      >
        <table aria-label="Debts" aria-rowcount={isVirtual ? rows.length + 1 : undefined}>
          <thead>
            <tr aria-rowindex={isVirtual ? 1 : undefined}>
              <th scope="col" className="select">
                <input
                  type="checkbox"
                  aria-label="Select all debts shown"
                  ref={(input) => {
                    if (input) input.indeterminate = count > 0 && count < rows.length
                  }}
                  checked={count === rows.length}
                  onChange={(event) =>
                    event.target.checked ? select(rows.map(({ id }) => id)) : clear()
                  }
                />
              </th>
              {columns.map((column) => (
                <SortHeader
                  key={column.column}
                  column={column}
                  width={`${(100 * column.rem) / rem}%`}
                  direction={sort === column.column ? (dir ?? 'asc') : null}
                  onSort={onSort}
                />
              ))}
            </tr>
          </thead>
          <Rows rows={rows} columns={columns} selected={selected} toggle={toggle} />
        </table>
      </Box>
      {isVirtual && (
        <Box mt="4" fontSize="sm" color="fg.muted">
          Only the rows in view are on the page, so your browser’s own search and print miss the
          rest. Use the search box, or “Print” in the “More” menu.
        </Box>
      )}
    </>
  )
}

/** Memoised, so that a key in the search box renders no rows. */
const AllRows = memo(function AllRows({ rows, columns, selected, toggle }: DebtTableRowsProps) {
  return (
    <tbody>
      {rows.map((row) => (
        <DebtTableRow
          key={row.id}
          row={row}
          columns={columns}
          isSelected={selected.has(row.id)}
          onToggle={toggle}
        />
      ))}
    </tbody>
  )
})

/** Gives a cell whose text is cut off that text as its tooltip. */
function addTitle({ target }: SyntheticEvent) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('tbody :is(th, td)') : null
  if (!cell || cell.querySelector('.badges, input')) return
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? ''
  else cell.removeAttribute('title')
}

/** Marks a frame whose table is no wider than it. */
function markFit(frame: HTMLElement | null) {
  const table = frame?.querySelector('table')
  if (!frame || !table || typeof ResizeObserver === 'undefined') return
  const observer = new ResizeObserver(() => {
    frame.toggleAttribute('data-fits', table.offsetWidth <= frame.clientWidth)
  })
  observer.observe(frame)
  observer.observe(table)
  return () => observer.disconnect()
}
