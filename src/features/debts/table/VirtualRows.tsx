import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  Fragment,
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DebtRow } from '../debt-row'
import { DebtTableRow, type DebtTableRowsProps, RowSpacer } from './DebtTableRow'
import { useRowKeys } from './useRowKeys'

/** The visible rows of a long list, with spacers in place of the others. */
export const VirtualRows = memo(function VirtualRows({
  rows,
  columns,
  selected,
  toggle,
}: DebtTableRowsProps) {
  useRowKeys()
  const { body, items, top, bottom, ...focusHandlers } = useVirtualRows(rows)
  return (
    <tbody ref={body} {...focusHandlers}>
      {items.map(({ key, index, start }, at) => {
        const row = rows[index]
        return (
          // Keying the spacer with its row keeps the row's element, and so the focus.
          <Fragment key={key}>
            <RowSpacer height={start - (items[at - 1]?.end ?? top)} />
            {row && (
              <DebtTableRow
                row={row}
                index={index}
                columns={columns}
                isSelected={selected.has(row.id)}
                onToggle={toggle}
              />
            )}
          </Fragment>
        )
      })}
      <RowSpacer height={bottom - (items.at(-1)?.end ?? top)} />
    </tbody>
  )
})

/** In pixels, the same for all rows; kept, so that a reopened list has its full height at once. */
let lastRowHeight = 44

/** The visible rows of a long list, plus the focused row and its neighbours. */
function useVirtualRows(rows: readonly DebtRow[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [layout, setLayout] = useState({ top: 0, rowHeight: lastRowHeight })
  const [focusedId, setFocusedId] = useState<number | null>(null)
  const focused = focusedId === null ? -1 : rows.findIndex(({ id }) => id === focusedId)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    overscan: 8,
    scrollMargin: layout.top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => layout.rowHeight,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    // Keeps the focused row mounted, so that Tab and the row keys work after scrolling.
    rangeExtractor: (range) => {
      if (focused < 0) return defaultRangeExtractor(range)
      const keptIndexes = [focused - 1, focused, focused + 1].filter(
        (index) => index >= 0 && index < range.count,
      )
      return [...new Set([...defaultRangeExtractor(range), ...keptIndexes])].sort((a, b) => a - b)
    },
  })

  useLayoutEffect(() => {
    function measure() {
      if (!body.current) return
      const row = body.current.querySelector('[data-index]')
      const rowHeight = row?.getBoundingClientRect().height || lastRowHeight
      const top = body.current.getBoundingClientRect().top + window.scrollY
      lastRowHeight = rowHeight
      setLayout((before) =>
        Math.abs(before.top - top) < 1 && before.rowHeight === rowHeight
          ? before
          : { top, rowHeight },
      )
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    // Content above the table changes its offset.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are cached until they change
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, layout.rowHeight])

  return {
    body,
    items: virtualizer.getVirtualItems(),
    top: layout.top,
    bottom: layout.top + virtualizer.getTotalSize(),
    onFocus: ({ target }: FocusEvent) => {
      const index = target.closest<HTMLElement>('[data-index]')?.dataset.index
      setFocusedId(rows[Number(index)]?.id ?? null)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocusedId(null)
    },
  }
}
