import { Box } from '@chakra-ui/react'
import { useElementScrollRestoration } from '@tanstack/react-router'
import {
  lazy,
  memo,
  Suspense,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { chunkErrorStore } from '@/lib/chunk-errors'
import type { DebtRow } from '../debt-row'
import type { SortColumn } from '../search'
import {
  DebtTableRow,
  type DebtTableRowsProps,
  leastRowHeight,
  UnrenderedRows,
} from './DebtTableRow'
import { arrangeColumns, type TablePreferences } from './preferences'
import { SortHeader } from './SortHeader'
import { tableCss } from './styles'
import { useRowKeys } from './useRowKeys'
import type { Selection } from './useSelection'

/** Longer lists are virtualised. */
const maxRenderedRows = 200
/** The browser may skip the layout and paint of longer lists' rows out of view. */
const maxLaidOutRows = 50
/** At least as many rows as `height` pixels show. */
const rowsWithin = (height: number) => Math.ceil(height / leastRowHeight())
/** As many rows as a slow phone renders without delaying a tap. */
const rowsPerStep = 60

/** Loaded on demand, because most lists are short; renders all rows if the chunk fails to load. */
const VirtualRows = lazy(async () => {
  try {
    return { default: (await import('./VirtualRows')).VirtualRows }
  } catch {
    chunkErrorStore.report()
    return { default: AllRows }
  }
})

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
  /** Renders all rows for printing. */
  isPrinting: boolean
}) {
  const isVirtual = rows.length > maxRenderedRows && !isPrinting
  const columns = useMemo(() => arrangeColumns(hidden), [hidden])
  const shownColumns = columns.filter(({ isHidden }) => !isHidden)
  const rem = shownColumns.reduce((sum, column) => sum + column.rem, 0)
  const selectedCount = useMemo(
    () => (selected.size > 0 ? rows.filter(({ id }) => selected.has(id)).length : 0),
    [rows, selected],
  )
  const rowProps = { columns, selected, toggle }
  return (
    <>
      <Box
        ref={trackTableFit}
        role="region"
        aria-label="Debts, scrolls sideways"
        data-long={rows.length > maxLaidOutRows || undefined}
        tabIndex={0}
        overflowX="auto"
        css={[
          ...tableCss,
          {
            '--row-height': compact ? 'sizes.9' : 'sizes.11',
            '--table-width': `${rem + 2.5}rem`,
            '--columns': shownColumns.map((column) => `minmax(0, ${column.rem}fr)`).join(' '),
          },
        ]}
        onPointerOver={addTruncationTitle}
        onFocus={addTruncationTitle}
      >
        <table aria-label="Debts" aria-rowcount={isVirtual ? rows.length + 1 : undefined}>
          <thead>
            <tr aria-rowindex={isVirtual ? 1 : undefined}>
              <th scope="col" className="select">
                <input
                  type="checkbox"
                  aria-label="Select all debts shown"
                  ref={(input) => {
                    if (input)
                      input.indeterminate = selectedCount > 0 && selectedCount < rows.length
                  }}
                  checked={selectedCount === rows.length}
                  onChange={(event) =>
                    event.target.checked ? select(rows.map(({ id }) => id)) : clear()
                  }
                />
              </th>
              {columns.map((column) => (
                <SortHeader
                  key={column.column}
                  column={column}
                  direction={sort === column.column ? (dir ?? 'asc') : null}
                  onSort={onSort}
                />
              ))}
            </tr>
          </thead>
          {isVirtual ? (
            <Suspense fallback={<FirstRows rows={rows} {...rowProps} />}>
              <VirtualRows rows={rows} {...rowProps} />
            </Suspense>
          ) : (
            <AllRows rows={rows} isPrinting={isPrinting} {...rowProps} />
          )}
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

/**
 * How many rows to render: at first those above the position that a return to the list restores, and
 * more than one screen; then the others in the background.
 */
function useRenderedCount(total: number, isPrinting: boolean): number {
  const restored = useElementScrollRestoration({ getElement: () => window })
  const [count, setCount] = useState(() =>
    rowsWithin(window.innerHeight + (restored?.scrollY ?? 0)),
  )
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + rowsPerStep))
  }, [count, total])
  return isPrinting ? total : Math.min(count, total)
}

/** Memoised, so that typing in the search box renders no rows. */
const AllRows = memo(function AllRows({
  rows,
  isPrinting = false,
  ...props
}: DebtTableRowsProps & { isPrinting?: boolean }) {
  useRowKeys()
  const count = useRenderedCount(rows.length, isPrinting)
  return (
    <tbody>
      <Rows rows={rows.slice(0, count)} {...props} />
      <UnrenderedRows count={rows.length - count} />
    </tbody>
  )
})

/** Placeholder of full height until the virtualiser is loaded. */
function FirstRows({ rows, ...props }: DebtTableRowsProps) {
  const first = rows.slice(0, rowsWithin(window.innerHeight))
  return (
    <tbody>
      <Rows rows={first} isPartial {...props} />
      <UnrenderedRows count={rows.length - first.length} />
    </tbody>
  )
}

const Rows = ({
  rows,
  columns,
  selected,
  toggle,
  isPartial = false,
}: DebtTableRowsProps & { isPartial?: boolean }) =>
  rows.map((row, index) => (
    <DebtTableRow
      key={row.id}
      row={row}
      index={isPartial ? index : undefined}
      columns={columns}
      isSelected={selected.has(row.id)}
      onToggle={toggle}
    />
  ))

/** Adds a tooltip to a cell with truncated text. */
function addTruncationTitle({ target }: SyntheticEvent) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('tbody :is(th, td)') : null
  if (!cell || cell.querySelector('.badges, input')) return
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? ''
  else cell.removeAttribute('title')
}

/** Sets `data-fits` while the table is not wider than its frame. */
function trackTableFit(frame: HTMLElement | null) {
  const table = frame?.querySelector('table')
  if (!frame || !table || typeof ResizeObserver === 'undefined') return
  let update = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(update)
    // In a frame of its own: a change of size during the callback is an error of the window.
    update = requestAnimationFrame(() => {
      frame.toggleAttribute('data-fits', table.offsetWidth <= frame.clientWidth)
    })
  })
  observer.observe(frame)
  observer.observe(table)
  return () => {
    cancelAnimationFrame(update)
    observer.disconnect()
  }
}
