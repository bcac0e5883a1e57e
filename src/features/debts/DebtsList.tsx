import { Box } from '@chakra-ui/react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { usePreference } from '@/session/usePreference'
import { Button } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'
import { keepFocus } from '@/ui/keep-focus'
import { lazyPart } from '@/ui/lazy-part'
import { AgeingBar } from './AgeingBar'
import { DebtsTable } from './DebtsTable'
import type { DebtRow } from './debt-row'
import { exportDebts } from './export-debts'
import { Filters } from './Filters'
import { findDebts } from './find-debts'
import { ListHead } from './ListHead'
import { readListLook } from './list-look'
import { SortSelect } from './SortSelect'
import { type DebtsSearch, noFilter, type SortColumn } from './search'
import { sortDebts } from './sort-debts'
import { Tiles } from './Tiles'
import { TimeLimits } from './TimeLimits'
import { useListSearch } from './useListSearch'
import { usePrinting } from './usePrinting'
import { useSelection } from './useSelection'
import { useViews } from './useViews'

const ListTools = lazyPart(() => import('./ListTools'))
const wholeList = { ...noFilter, q: '', show: undefined }

/** The debts asked for, their totals, and the file of them. */
export function DebtsList({
  rows,
  updated,
  search,
  onSearch,
}: {
  rows: readonly DebtRow[]
  /** How old they are, and the way to newer ones. */
  updated: ReactNode
  search: DebtsSearch
  onSearch: (next: DebtsSearch) => void
}) {
  const { text, type, settle, change } = useListSearch(search, onSearch)
  const { show, sort, dir } = search
  const views = useViews(search)
  const selection = useSelection()
  const [look, setLook] = usePreference('list-look', readListLook)
  const { isPrinting, print } = usePrinting()
  const asked = useMemo(() => ({ rows, search: { ...search, q: text } }), [rows, text, search])
  // A key or a press shows at once; the rows follow when there is time.
  const wanted = useDeferredValue(asked)
  const ofAnyAge = useMemo(
    () => findDebts(wanted.rows, { ...wanted.search, age: undefined }),
    [wanted],
  )
  const shown = useMemo(
    () => sortDebts(findDebts(ofAnyAge, { age: wanted.search.age }), wanted.search),
    [ofAnyAge, wanted],
  )

  function sortBy(column: SortColumn) {
    change({ sort: column, dir: sort === column && dir !== 'desc' ? 'desc' : undefined })
  }

  return (
    <Box ref={keepFocus}>
      <ListHead shown={shown} all={rows.length} updated={updated}>
        <Tiles rows={rows} show={show} onShow={(part) => change({ show: part })} />
        <AgeingBar rows={ofAnyAge} chosen={search.age} onChoose={(age) => change({ age })} />
      </ListHead>
      <Box _print={{ display: 'none' }}>
        <Filters
          rows={rows}
          text={text}
          filter={search}
          onText={type}
          onSettle={settle}
          onFilter={change}
          actions={
            <>
              {views.button}
              <Button
                variant="outline"
                disabled={shown.length === 0}
                onClick={() => exportDebts(shown)}
              >
                Export CSV
              </Button>
            </>
          }
        />
        {views.panel}
        <Box tabIndex={-1} outline="none">
          <TimeLimits
            rows={rows}
            shown={search.limit}
            onShow={(limit) => change({ ...wholeList, limit })}
          />
        </Box>
      </Box>
      <Box tabIndex={-1} outline="none">
        {shown.length > 0 ? (
          <>
            <Box h="9" />
            <ListTools
              shown={shown}
              search={search}
              onSearch={change}
              selection={selection}
              look={look}
              onLook={setLook}
              onPrint={print}
            />
            <SortSelect sort={sort} dir={dir} onSort={change} />
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
            actions={<Button onClick={() => change(wholeList)}>Clear search</Button>}
          >
            None of your {rows.length} debts has all of what you are looking for.
          </EmptyState>
        )}
      </Box>
    </Box>
  )
}
