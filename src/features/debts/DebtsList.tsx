import { Box, Flex, useMediaQuery } from '@chakra-ui/react'
import { type KeyboardEvent, lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePreference } from '@/session/usePreference'
import { LazyPart } from '@/ui/LazyPart'
import { ScreenHeading } from '@/ui/Screen'
import { SearchInput } from '@/ui/SearchInput'
import { DebtTotals } from './DebtTotals'
import type { DebtRow } from './debt-row'
import { NoMatchEmptyState } from './EmptyStates'
import { FilterChips } from './filters/FilterChips'
import { findDebts, findSegment } from './find-debts'
import { Presets } from './Presets'
import { clearedSearch, type DebtsSearch } from './search'
import { sortDebts } from './sort-debts'
import { parseChosenColumns, shownColumns, wideWindow } from './table/columns'
import { DebtsTable } from './table/DebtsTable'
import { Pages, pageOf } from './table/Pages'
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
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const lastToggled = useRef(0)
  const searchBox = useRef<HTMLInputElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const isPrinting = usePrinting()
  const [isWide] = useMediaQuery([wideWindow], { ssr: false })
  const columns = shownColumns(chosenColumns, isWide || isPrinting)

  // Enter leads to the first row of what is typed, so the rows never lag behind it.
  const search = { ...urlSearch, q: text }
  const ofAllSegments = findDebts(rows, { ...search, show: undefined })
  const shown = sortDebts(findSegment(ofAllSegments, search.show), search)
  const page = pageOf(shown, search.q === (urlSearch.q ?? '') ? search.page : 1)
  const selectedRows = shown.filter(({ id }) => selected.has(id))
  const isAllSelected = selectedRows.length === shown.length

  const focusInRows = (selector: string) =>
    table.current?.querySelector<HTMLElement>(`tbody ${selector}`)?.focus()
  const focusSearchBox = () => searchBox.current?.focus()
  const clearSelection = () => setSelected(new Set())
  /** Selects a debt or not; with the shift key also those from the last one that was pressed. */
  function toggle(id: number, isRange: boolean) {
    const ids = page.rows.map((row) => row.id)
    const ends = [ids.indexOf(id), isRange ? ids.indexOf(lastToggled.current) : -1]
    const isSelected = !selected.has(id)
    const next = new Set(selected)
    for (const other of ends.includes(-1)
      ? [id]
      : ids.slice(Math.min(...ends), Math.max(...ends) + 1))
      if (isSelected) next.add(other)
      else next.delete(other)
    lastToggled.current = id
    setSelected(next)
  }

  /** Enter leads to the first debt, the arrow down into the rows. */
  function leaveSearchBox(event: KeyboardEvent) {
    const target = { Enter: 'a', ArrowDown: 'input' }[event.key]
    // Enter ends the composition of an input method first.
    if (!target || event.nativeEvent.isComposing) return
    event.preventDefault()
    focusInRows(target)
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
        <Box flex={{ base: '1 1 100%', md: '1 1 10rem' }}>
          <SearchInput
            ref={searchBox}
            label="Search debts"
            size={{ base: 'md', md: 'sm' }}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={leaveSearchBox}
          />
        </Box>
        <LazyPart fallback={<Box h={{ base: '11', md: '9' }} w="18.25rem" maxW="full" />}>
          <ListCommands
            rows={rows}
            shown={shown}
            columns={columns}
            selectedRows={selectedRows}
            onClearSelection={() => {
              clearSelection()
              focusInRows('input')
            }}
            search={urlSearch}
            onSearch={change}
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
      {shown.length > 0 ? (
        <>
          <DebtsTable
            rows={isPrinting ? shown : page.rows}
            search={search}
            names={columns}
            isScrollable={chosenColumns !== null}
            selected={selected}
            isAllSelected={selectedRows.length > 0 && !isAllSelected ? undefined : isAllSelected}
            onSelect={toggle}
            onSelectAll={(isSelected) =>
              isSelected
                ? setSelected(new Set([...selected, ...shown.map(({ id }) => id)]))
                : clearSelection()
            }
            onSort={change}
            onLeave={focusSearchBox}
            tableRef={table}
          />
          <Pages page={page.page} total={shown.length} />
        </>
      ) : (
        <NoMatchEmptyState
          isNothingWaiting={
            search.show === 'waiting-for-you' && findSegment(rows, search.show).length === 0
          }
          onClear={() => {
            change(clearedSearch)
            focusSearchBox()
          }}
        />
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
