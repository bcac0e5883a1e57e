import { useNavigate } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import type { DebtRow } from '../debt-row'
import { fromList } from '../pager/from-list'
import type { DebtsSearch, SortColumn, SortOrder } from '../search'
import { sortOrderOf } from '../sort-debts'
import { type ChosenColumns, columnsOf, isNumericColumn } from './columns'
import { DebtTableRow } from './DebtTableRow'
import styles from './debts-table.module.css'
import type { Selection } from './useSelection'

/** The debts of one page. */
export function DebtsTable({
  rows,
  search,
  chosenColumns,
  selection: { selected, toggle },
  isAllSelected,
  onSelectAll,
  onSort,
  onLeave,
  tableRef,
}: {
  rows: readonly DebtRow[]
  search: DebtsSearch
  chosenColumns: ChosenColumns
  selection: Selection
  /** Undefined: some of the debts found are selected. */
  isAllSelected: boolean | undefined
  onSelectAll: (isSelected: boolean) => void
  onSort: (order: SortOrder) => void
  /** The arrow up was pressed in the first row. */
  onLeave: () => void
  tableRef: Ref<HTMLTableElement>
}) {
  const columns = columnsOf(chosenColumns)
  const order = sortOrderOf(search)
  const navigate = useNavigate()
  const open = (id: number) =>
    void navigate({ to: '/debt-detail/$id', params: { id }, state: fromList(search) })
  return (
    <div
      className={`${styles.frame} ${chosenColumns ? styles.wide : styles.defaults}`}
      {...(chosenColumns && {
        tabIndex: 0,
        role: 'region',
        'aria-label': 'Debts, scrolls sideways',
      })}
    >
      <table ref={tableRef} aria-label="Debts" className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.select}>
              <input
                type="checkbox"
                aria-label="Select all debts shown"
                ref={(input) => {
                  if (input) input.indeterminate = isAllSelected === undefined
                }}
                checked={isAllSelected ?? false}
                onChange={(event) => onSelectAll(event.target.checked)}
              />
            </th>
            {columns.map(({ column, label, isNumeric }) => (
              <th
                key={column}
                scope="col"
                className={isNumeric ? styles.numeric : undefined}
                data-column={column}
                {...(order.sort === column && {
                  'aria-sort': order.isDescending ? 'descending' : 'ascending',
                })}
              >
                <button type="button" onClick={() => onSort(nextOrder(column, search))}>
                  {label}
                  <SortArrow isDown={order.sort === column && order.isDescending} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={(event) => moveBetweenRows(event, onLeave)}>
          {rows.map((row) => (
            <DebtTableRow
              key={row.id}
              row={row}
              columns={columns}
              isSelected={selected.has(row.id)}
              onSelect={toggle}
              onOpen={open}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortArrow({ isDown }: { isDown: boolean }) {
  const Arrow = isDown ? ArrowDown : ArrowUp
  return <Arrow aria-hidden size={14} />
}

/** A first press sorts days and money from large to small, and all else from small to large. */
function nextOrder(column: SortColumn, search: SortOrder): SortOrder {
  const { sort, isDescending } = sortOrderOf(search)
  const isNextDescending = sort === column ? !isDescending : isNumericColumn(column)
  return { sort: column, dir: isNextDescending ? 'desc' : undefined }
}

/** The arrow keys lead to the same control of the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>, onLeave: () => void): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const { target, currentTarget } = event
  if (step === undefined || !(target instanceof HTMLElement)) return
  const controls = [...currentTarget.querySelectorAll<HTMLElement>(target.localName)]
  const index = controls.indexOf(target) + step
  event.preventDefault()
  if (index < 0) onLeave()
  else controls[index]?.focus()
}
