import { Box } from '@chakra-ui/react'
import { memo } from 'react'
import { usePreference } from '@/session/usePreference'
import { Button } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'
import { lazyPart } from '@/ui/lazy-part'
import { DebtsTable } from './DebtsTable'
import type { DebtRow } from './debt-row'
import { readListLook } from './list-look'
import { SortSelect } from './SortSelect'
import { type DebtsSearch, type SortColumn, wholeList } from './search'
import { usePrinting } from './usePrinting'
import { useSelection } from './useSelection'

const ListTools = lazyPart(() => import('./ListTools'))

/** The debts that are shown, and what can be done with them; apart from the box in which one types. */
export const ListResults = memo(function ListResults({
  shown,
  all,
  search,
  onSearch,
}: {
  shown: readonly DebtRow[]
  all: number
  search: DebtsSearch
  onSearch: (part: DebtsSearch) => void
}) {
  const { sort, dir } = search
  const selection = useSelection()
  const [look, setLook] = usePreference('list-look', readListLook)
  const { isPrinting, print } = usePrinting()

  function sortBy(column: SortColumn) {
    onSearch({ sort: column, dir: sort === column && dir !== 'desc' ? 'desc' : undefined })
  }

  return (
    <Box tabIndex={-1} outline="none">
      {shown.length > 0 ? (
        <>
          <Box h="9" />
          <ListTools
            shown={shown}
            search={search}
            onSearch={onSearch}
            selection={selection}
            look={look}
            onLook={setLook}
            onPrint={print}
          />
          <SortSelect sort={sort} dir={dir} onSort={onSearch} />
          <DebtsTable
            rows={shown}
            sort={sort}
            dir={dir}
            onSort={sortBy}
            selection={selection}
            look={look}
            isWhole={isPrinting}
          />
        </>
      ) : (
        <EmptyState
          heading="No debts match"
          actions={<Button onClick={() => onSearch(wholeList)}>Clear search</Button>}
        >
          None of your {all} debts has all of what you are looking for.
        </EmptyState>
      )}
    </Box>
  )
})
