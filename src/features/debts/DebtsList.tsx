import { Box } from '@chakra-ui/react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { keepFocus } from '@/ui/keep-focus'
import { AgeingBar } from './AgeingBar'
import type { DebtRow } from './debt-row'
import { ExportButton } from './ExportButton'
import { Filters } from './Filters'
import { findDebts } from './find-debts'
import { ListHead } from './ListHead'
import { ListResults } from './ListResults'
import { ReportButton } from './ReportButton'
import { type DebtsSearch, wholeList } from './search'
import { sortDebts } from './sort-debts'
import { Tiles } from './Tiles'
import { TimeLimits } from './TimeLimits'
import { useListSearch } from './useListSearch'
import { useViews } from './useViews'

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
  const { show, age } = search
  const views = useViews(search)
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

  // A key in the search box draws none of what does not show it.
  const head = useMemo(
    () => (
      <ListHead shown={shown} all={rows.length} updated={updated}>
        <Tiles rows={rows} show={show} onShow={(part) => change({ show: part })} />
        <AgeingBar rows={ofAnyAge} chosen={age} onChoose={(bands) => change({ age: bands })} />
      </ListHead>
    ),
    [shown, rows, updated, show, ofAnyAge, age, change],
  )
  const limits = useMemo(
    () => (
      <Box tabIndex={-1} outline="none">
        <TimeLimits
          rows={rows}
          shown={search.limit}
          onShow={(limit) => change({ ...wholeList, limit })}
        />
      </Box>
    ),
    [rows, search.limit, change],
  )

  return (
    <Box ref={keepFocus}>
      {head}
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
              <ExportButton shown={shown} />
              <ReportButton shown={shown} />
            </>
          }
        />
        {views.panel}
        {limits}
      </Box>
      <ListResults shown={shown} all={rows.length} search={search} onSearch={change} />
    </Box>
  )
}
