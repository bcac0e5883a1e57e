import { Box } from '@chakra-ui/react'
import { deepEqual } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePreference } from '@/session/usePreference'
import { lazyComponent } from '@/ui/lazy-component'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { readChartsPreferences } from './charts/preferences'
import type { DebtRow } from './debt-row'
import { FilterChips } from './filters/FilterChips'
import { SegmentFilter } from './filters/SegmentFilter'
import { findDebts } from './find-debts'
import { clearedSearch, type DebtsSearch } from './search'
import { sortDebts } from './sort-debts'
import { TimeLimitBanner } from './summary/TimeLimitBanner'
import { Totals } from './summary/Totals'
import { ListResults } from './table/ListResults'
import { readTablePreferences } from './table/preferences'
import { focusFirstRow } from './table/useRowKeys'
import { narrowToolbar, Toolbar } from './toolbar/Toolbar'
import { ListSearch, useListSearch } from './useListSearch'

/** Loaded after the first paint of the rows; the fallback reserves their space to avoid a layout shift. */
const ListCommands = lazyComponent(() => import('./toolbar/ListCommands'), {
  shouldLoadAfterPaint: true,
  fallback: (
    <Box
      // On phones the commands are a bar below the rows.
      order={{ base: '1', md: '0' }}
      mt={{ base: 'auto', md: '0' }}
      minH={{ base: '16', md: '9' }}
      w={{ md: '26rem' }}
      css={{ [narrowToolbar]: { w: '18.6rem' } }}
      ms={{ md: 'auto' }}
    />
  ),
})
const AgeBandsPopover = lazyComponent(() => import('./summary/AgeBandsPopover'), {
  shouldLoadAfterPaint: true,
  fallback: <Box className="more" h="11" flex="1 1 8rem" />,
})

/** The debts that match the search, with their totals and commands. */
export function DebtsList({
  rows,
  search: urlSearch,
  onSearch,
}: {
  rows: readonly DebtRow[]
  search: DebtsSearch
  onSearch: (next: DebtsSearch) => void
}) {
  const { search, text, setText, flush, change } = useListSearch(urlSearch, onSearch)
  const { show, age } = search
  const [preferences, setPreferences] = usePreference('table-preferences', readTablePreferences)
  const [charts, setCharts] = usePreference('charts', readChartsPreferences)
  const { isPrinting, print } = usePrinting()
  const requested = useMemo(() => ({ rows, search: { ...search, q: text } }), [rows, text, search])
  // Typing and clicks stay responsive; the rows render with lower priority.
  const deferred = useDeferredValue(requested)
  const { sort, dir, ...conditions } = deferred.search
  const filter = useEqual(conditions)
  const ofAnyAge = useMemo(
    () => findDebts(deferred.rows, { ...filter, age: undefined }),
    [deferred.rows, filter],
  )
  const found = useMemo(() => findDebts(ofAnyAge, { age: filter.age }), [ofAnyAge, filter])
  const shown = useMemo(() => sortDebts(found, { sort, dir }), [found, sort, dir])
  const latestShown = useRef(shown)
  useEffect(() => {
    latestShown.current = shown
  }, [shown])

  // The first row is focused once the rows are those of the text.
  const [isEntering, setEntering] = useState(false)
  const isCurrent = deferred === requested
  useEffect(() => {
    if (!isEntering || !isCurrent) return
    setEntering(false)
    focusFirstRow()
  }, [isEntering, isCurrent])

  // Memoised, so that typing and sorting do not render these again.
  const totals = useMemo(
    () => (
      <Totals shown={found} all={rows.length}>
        <AgeBandsPopover
          rows={ofAnyAge}
          selected={age}
          onSelect={(bands) => change({ age: bands })}
        />
      </Totals>
    ),
    [found, rows, ofAnyAge, age, change],
  )
  const segmentFilter = useMemo(
    () => <SegmentFilter rows={rows} show={show} onShow={(segment) => change({ show: segment })} />,
    [rows, show, change],
  )
  const commands = useMemo(
    () => (
      <ListCommands
        rows={rows}
        found={found.length}
        getShown={() => latestShown.current}
        onSearch={change}
        preferences={preferences}
        onPreferences={setPreferences}
        isChartsOpen={charts.open}
        onChartsOpen={(open) => setCharts({ ...charts, open })}
        onPrint={print}
      />
    ),
    [rows, found, change, preferences, setPreferences, charts, setCharts, print],
  )
  const timeLimitBanner = useMemo(
    () => (
      <Box tabIndex={-1} outline="none">
        <TimeLimitBanner
          rows={rows}
          shown={search.limit}
          onShow={(limit) => change({ ...clearedSearch, limit })}
        />
      </Box>
    ),
    [rows, search.limit, change],
  )

  return (
    <Box
      ref={restoreFocusOnRemoval}
      display={{ base: 'flex', md: 'block' }}
      flexDirection="column"
      // On phones the commands stand at the bottom of the screen below a short list too.
      minH={{ base: 'calc(100dvh - 12rem)', md: 'auto' }}
      // Keeps a focused control clear of the sticky header and the bottom bar.
      css={{ '& :is(a, button, input)': { scrollMarginBlock: '6rem' } }}
    >
      {totals}
      <Toolbar
        rows={rows}
        text={text}
        onText={(next) => {
          setEntering(false)
          setText(next)
        }}
        onFlush={flush}
        onEnter={() => {
          flush()
          setEntering(true)
        }}
        segmentFilter={segmentFilter}
      >
        <ListSearch value={search}>{commands}</ListSearch>
      </Toolbar>
      <Box _print={{ display: 'none' }}>
        <FilterChips filter={search} onFilter={change} />
        {timeLimitBanner}
      </Box>
      <ListResults
        rows={rows}
        shown={shown}
        shownSegment={deferred.search.show}
        search={search}
        onSearch={change}
        preferences={preferences}
        charts={charts}
        onCharts={setCharts}
        isPrinting={isPrinting}
      />
    </Box>
  )
}

/** Renders all rows of a virtualised list while the page is printed. */
function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)
  const print = useCallback(() => {
    flushSync(() => setPrinting(true))
    window.print()
    setPrinting(false)
  }, [])
  return { isPrinting, print }
}

/** The value, or the deeply equal one of an earlier render. */
function useEqual<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (deepEqual(kept, value)) return kept
  setKept(value)
  return value
}
