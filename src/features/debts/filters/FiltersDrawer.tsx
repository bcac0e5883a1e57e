import { SlidersHorizontal } from 'lucide-react'
import { formatCount } from '@/lib/format-count'
import { Button } from '@/ui/Buttons'
import { Drawer } from '@/ui/Drawer'
import type { DebtRow } from '../debt-row'
import { clearedFilter, type DebtsSearch } from '../search'
import { FilterForm } from './FilterForm'
import { activeFilters } from './filters'

/** The button "Filters", which says how many are in use, and its drawer. */
export function FiltersDrawer({
  rows,
  foundCount,
  search,
  onSearch,
}: {
  rows: readonly DebtRow[]
  foundCount: number
  search: DebtsSearch
  onSearch: (changes: DebtsSearch) => void
}) {
  const count = activeFilters(search).length
  return (
    <Drawer
      title="Filters"
      trigger={
        <Button variant="outline" size="sm">
          <SlidersHorizontal aria-hidden />
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      }
      footer={(onClose) => (
        <>
          <Button variant="ghost" onClick={() => onSearch(clearedFilter)}>
            Clear all
          </Button>
          <Button onClick={onClose}>Show {formatCount(foundCount, 'debt')}</Button>
        </>
      )}
    >
      <FilterForm rows={rows} search={search} onSearch={onSearch} />
    </Drawer>
  )
}
