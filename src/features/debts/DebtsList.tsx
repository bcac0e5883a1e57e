import { useDeferredValue, useMemo } from 'react'
import { todayInLondon } from '@/rules/days'
import { snackbar } from '@/session/snackbar'
import { Button } from '@/ui/Buttons'
import { EmptyState } from '@/ui/EmptyState'
import { DebtsTable } from './DebtsTable'
import type { DebtRow } from './debt-row'
import { exportDebts } from './export-debts'
import { Filters } from './Filters'
import { findDebts } from './find-debts'
import type { DebtsSearch, SortColumn } from './search'
import { sortDebts } from './sort-debts'
import { Tiles } from './Tiles'
import { Totals } from './Totals'
import { useListSearch } from './useListSearch'

/** The debts asked for, their totals, and the file of them. */
export function DebtsList({
  rows,
  search,
  onSearch,
}: {
  rows: readonly DebtRow[]
  search: DebtsSearch
  onSearch: (next: DebtsSearch) => void
}) {
  const { text, type, settle, change } = useListSearch(search, onSearch)
  const { show, status, sort, dir } = search
  const asked = useMemo(
    () => ({ rows, q: text, show, status, sort, dir }),
    [rows, text, show, status, sort, dir],
  )
  // A key or a press shows at once; the rows follow when there is time.
  const wanted = useDeferredValue(asked)
  const shown = useMemo(() => sortDebts(findDebts(wanted.rows, wanted), wanted), [wanted])

  function sortBy(column: SortColumn) {
    change({ sort: column, dir: sort === column && dir !== 'desc' ? 'desc' : undefined })
  }

  function saveAsFile() {
    const saved = exportDebts(shown, todayInLondon(new Date()))
    const many = shown.length === 1 ? '1 debt' : `${shown.length} debts`
    if (saved) snackbar.success(`${many} exported.`)
    else snackbar.error('The file could not be saved.')
  }

  return (
    <>
      <Tiles rows={rows} show={show} onShow={(part) => change({ show: part })} />
      <Filters
        rows={rows}
        text={text}
        status={status}
        onText={type}
        onSettle={settle}
        onStatus={(next) => change({ status: next })}
        actions={
          <Button variant="outline" disabled={shown.length === 0} onClick={saveAsFile}>
            Export CSV
          </Button>
        }
      />
      <Totals shown={shown} all={rows.length} />
      {shown.length > 0 ? (
        <DebtsTable rows={shown} sort={sort} dir={dir} onSort={sortBy} />
      ) : (
        <EmptyState
          heading="No debts match"
          actions={
            <Button onClick={() => change({ q: '', show: undefined, status: undefined })}>
              Clear search
            </Button>
          }
        >
          None of your {rows.length} debts has all of what you are looking for.
        </EmptyState>
      )}
    </>
  )
}
