import { Box } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { memo, useLayoutEffect } from 'react'
import { lazyComponent } from '@/ui/lazy-component'
import type { ChartsProps } from '../charts/Charts'
import type { ChartsPreferences } from '../charts/preferences'
import type { DebtRow } from '../debt-row'
import { NoMatchEmptyState, NothingWaitingEmptyState } from '../EmptyStates'
import { fromList } from '../pager/from-list'
import { clearedSearch, type DebtsSearch, type ListSegment, type SortColumn } from '../search'
import { DebtsTable } from './DebtsTable'
import type { TablePreferences } from './preferences'
import { useSelection } from './useSelection'

const Charts = lazyComponent<ChartsProps>(() => import('../charts/Charts'))
const SelectionBar = lazyComponent(() => import('./SelectionBar'))

/** The charts, table and selection bar; memoised, so that typing does not render them. */
export const ListResults = memo(function ListResults({
  rows,
  shown,
  shownSegment,
  search,
  onSearch,
  preferences,
  charts,
  onCharts,
  isPrinting,
}: {
  rows: readonly DebtRow[]
  shown: readonly DebtRow[]
  /** The segment of `shown`; `search` may be newer. */
  shownSegment: ListSegment | undefined
  search: DebtsSearch
  onSearch: (changes: DebtsSearch) => void
  preferences: TablePreferences
  charts: ChartsPreferences
  onCharts: (charts: ChartsPreferences) => void
  isPrinting: boolean
}) {
  useRowClicks()
  const { sort, dir } = search
  const selection = useSelection()

  function sortBy(column: SortColumn) {
    onSearch({ sort: column, dir: sort === column && dir !== 'desc' ? 'desc' : undefined })
  }

  return (
    <Box tabIndex={-1} outline="none">
      {charts.open && (
        <Charts
          rows={shown}
          search={search}
          onFilter={onSearch}
          isTableShown={charts.figures}
          onTableShown={(figures) => onCharts({ ...charts, figures })}
          onClose={() => onCharts({ ...charts, open: false })}
        />
      )}
      {shown.length > 0 ? (
        <DebtsTable
          rows={shown}
          sort={sort}
          dir={dir}
          onSort={sortBy}
          selection={selection}
          preferences={preferences}
          isPrinting={isPrinting}
        />
      ) : (
        <EmptyResults rows={rows} segment={shownSegment} onClear={() => onSearch(clearedSearch)} />
      )}
      {selection.selected.size > 0 && <SelectionBar shown={shown} selection={selection} />}
    </Box>
  )
})

function EmptyResults({
  rows,
  segment,
  onClear,
}: {
  rows: readonly DebtRow[]
  segment: ListSegment | undefined
  onClear: () => void
}) {
  return segment === 'waiting-for-you' && !rows.some(({ isClientsTurn }) => isClientsTurn) ? (
    <NothingWaitingEmptyState onShowAll={onClear} />
  ) : (
    <NoMatchEmptyState onClear={onClear} />
  )
}

const middleButton = 1
const controls = 'a, button, input, label, select, textarea, .select'

/** The row of an event and the link in it, unless another control takes the event. */
function linkOf({ target }: MouseEvent) {
  if (!(target instanceof Element)) return null
  const row = target.closest<HTMLElement>('tr[data-debt]')
  const link = row?.querySelector<HTMLAnchorElement>('th a')
  if (!row || !link) return null
  const control = target.closest(controls)
  return control === null || control === link
    ? { id: Number(row.dataset.debt), link, isOnLink: control === link }
    : null
}

const isTextSelected = () => document.getSelection()?.isCollapsed === false

/**
 * A click anywhere in a row opens its debt, and with Ctrl, ⌘ or the middle button in a new tab. The
 * listener is on the document: with a listener on the table, screen readers announce every cell as
 * clickable.
 */
function useRowClicks(): void {
  const router = useRouter()
  // A passive effect would run after the rows are painted, and miss a press in between.
  useLayoutEffect(() => {
    function handleMouseEvent(event: MouseEvent) {
      const { type, button, ctrlKey, metaKey, shiftKey, altKey } = event
      if (event.defaultPrevented || shiftKey || altKey) return
      const isMiddle = button === middleButton
      // Safari reports a middle click as `click`, other browsers as `auxclick`.
      if (!isMiddle && (button !== 0 || type !== 'click')) return
      const rowLink = linkOf(event)
      if (!rowLink) return
      const { id, link, isOnLink } = rowLink
      const isNewTab = isMiddle || ctrlKey || metaKey
      // The browser opens the new tab of a link.
      if (isOnLink ? isNewTab : !isNewTab && isTextSelected()) return
      event.preventDefault()
      // Prevents autoscroll.
      if (type === 'mousedown') return
      if (isNewTab) {
        window.open(link.href, '_blank', 'noopener')
        return
      }
      void router.navigate({
        to: '/debt-detail/$id',
        params: { id },
        state: fromList(router.latestLocation.search),
      })
    }
    const events = ['click', 'auxclick', 'mousedown'] as const
    for (const type of events) document.addEventListener(type, handleMouseEvent)
    return () => {
      for (const type of events) document.removeEventListener(type, handleMouseEvent)
    }
  }, [router])
}
