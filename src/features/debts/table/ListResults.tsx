import { Box } from '@chakra-ui/react'
import { memo } from 'react'
import { lazyComponent } from '@/ui/lazy-component'
import type { ChartsProps } from '../charts/Charts'
import type { ChartsPreferences } from '../charts/preferences'
import type { DebtRow } from '../debt-row'
import { NoMatchEmptyState, NothingWaitingEmptyState } from '../EmptyStates'
import { clearedSearch, type DebtsSearch, type ListSegment, type SortColumn } from '../search'
import { DebtsTable } from './DebtsTable'
import type { TablePreferences } from './preferences'
import { useRowClicks } from './useRowClicks'
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
