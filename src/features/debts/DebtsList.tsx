import { Box, Flex } from '@chakra-ui/react'
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePreference } from '@/session/usePreference'
import { LazyPart } from '@/ui/LazyPart'
import { Notice } from '@/ui/Notice'
import { ScreenHeading } from '@/ui/Screen'
import { SearchBox } from './commands/SearchBox'
import { DebtTotals } from './DebtTotals'
import type { DebtRow } from './debt-row'
import { NoMatchEmptyState, NothingWaitingEmptyState } from './EmptyStates'
import { FilterChips } from './filters/FilterChips'
import { findDebts, findSegment } from './find-debts'
import { Presets } from './Presets'
import { clearedSearch, type DebtsSearch } from './search'
import { sortDebts } from './sort-debts'
import { parseChosenColumns } from './table/columns'
import { DebtsTable } from './table/DebtsTable'
import { Pages, pageOf } from './table/Pages'
import { useSelection } from './table/useSelection'
import { useListSearch } from './useListSearch'

const ListCommands = lazy(() => import('./commands/ListCommands'))

/** The debts that the search finds, with their totals and commands. */
export function DebtsList({
  rows,
  search: urlSearch,
  onSearch,
  actions,
  notices,
}: {
  rows: readonly DebtRow[]
  search: DebtsSearch
  onSearch: (changes: DebtsSearch) => void
  actions: ReactNode
  notices: ReactNode
}) {
  const { text, setText, change } = useListSearch(urlSearch, onSearch)
  const [chosenColumns, setChosenColumns] = usePreference('columns', parseChosenColumns)
  const selection = useSelection()
  const searchBox = useRef<HTMLInputElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const isPrinting = usePrinting()

  // Enter leads to the first row of what is typed, so the rows never lag behind it.
  const search = { ...urlSearch, q: text }
  const ofAllSegments = findDebts(rows, { ...search, show: undefined })
  const shown = sortDebts(findSegment(ofAllSegments, search.show), search)
  const page = pageOf(shown, search.q === (urlSearch.q ?? '') ? search.page : 1)
  const selectedRows = shown.filter(({ id }) => selection.selected.has(id))
  const isAllSelected = selectedRows.length === shown.length

  const focusInRows = (selector: string) =>
    table.current?.querySelector<HTMLElement>(`tbody ${selector}`)?.focus()
  const focusSearchBox = () => searchBox.current?.focus()

  function clear() {
    change(clearedSearch)
    focusSearchBox()
  }

  return (
    <>
      <Flex
        wrap="wrap"
        align="center"
        columnGap={{ base: '2', md: '6' }}
        rowGap="2"
        mb="2"
        minH="11"
      >
        <ScreenHeading>Debts</ScreenHeading>
        <Flex
          gap={{ base: '1', md: '2' }}
          order={{ xl: '1' }}
          ms="auto"
          _print={{ display: 'none' }}
        >
          {actions}
        </Flex>
        <DebtTotals shown={shown} all={rows.length} />
      </Flex>
      {notices}
      <Flex wrap="wrap" columnGap="2" rowGap="1" mb="1" _print={{ display: 'none' }}>
        <SearchBox
          inputRef={searchBox}
          text={text}
          onText={setText}
          onEnter={() => focusInRows('a')}
          onArrowDown={() => focusInRows('input')}
        />
        <LazyPart fallback={<Box order="2" h={{ base: '11', md: '9' }} w="18.25rem" maxW="full" />}>
          <ListCommands
            rows={rows}
            shown={shown}
            selectedRows={selectedRows}
            onClearSelection={() => {
              selection.clear()
              focusInRows('input')
            }}
            search={urlSearch}
            onSearch={change}
            chosenColumns={chosenColumns}
            onColumns={setChosenColumns}
          />
        </LazyPart>
        <Presets rows={ofAllSegments} search={urlSearch} onSearch={change} />
      </Flex>
      <FilterChips
        filter={urlSearch}
        onFilter={(changes) => {
          change(changes)
          focusSearchBox()
        }}
      />
      {urlSearch.limit && <TimeLimitNotice />}
      {shown.length > 0 ? (
        <>
          <DebtsTable
            rows={isPrinting ? shown : page.rows}
            search={urlSearch}
            chosenColumns={chosenColumns}
            selection={selection}
            isAllSelected={selectedRows.length > 0 && !isAllSelected ? undefined : isAllSelected}
            onSelectAll={(isSelected) =>
              isSelected ? selection.select(shown.map(({ id }) => id)) : selection.clear()
            }
            onSort={change}
            onLeave={focusSearchBox}
            tableRef={table}
          />
          <Pages {...page} shown={page.rows.length} total={shown.length} />
        </>
      ) : (
        <EmptyResults rows={rows} search={search} onClear={clear} />
      )}
    </>
  )
}

/** While the page is printed, all debts found are on it. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

const TimeLimitNotice = () => (
  <Notice tone="info" heading="How long you have to go to court">
    A court may reject a claim made more than six years after payment was due, or five in Scotland.
    The date shown is counted from the last invoice. A part payment or a written acknowledgement
    usually restarts the time limit.
  </Notice>
)

const EmptyResults = ({
  rows,
  search,
  onClear,
}: {
  rows: readonly DebtRow[]
  search: DebtsSearch
  onClear: () => void
}) =>
  search.show === 'waiting-for-you' && findSegment(rows, search.show).length === 0 ? (
    <NothingWaitingEmptyState onShowAll={onClear} />
  ) : (
    <NoMatchEmptyState onClear={onClear} />
  )
