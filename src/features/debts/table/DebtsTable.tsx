import { useNavigate } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import type { DebtRow } from '../debt-row'
import { fromList } from '../pager/from-list'
import type { DebtsSearch, SortOrder } from '../search'
import { firstOrder, sortOrderOf } from '../sort-debts'
import { type ColumnName, columns, isNumeric } from './columns'
import { DebtTableRow } from './DebtTableRow'
import styles from './debts-table.module.css'

export function DebtsTable({
  rows,
  search,
  names,
  isScrollable,
  selected,
  isAllSelected,
  onSelect,
  onSelectAll,
  onSort,
  onLeave,
  tableRef,
}: {
  rows: readonly DebtRow[]
  search: DebtsSearch
  names: readonly ColumnName[]
  /** The columns may be wider than the window. */
  isScrollable: boolean
  selected: ReadonlySet<number>
  /** Undefined: some of the debts found are selected. */
  isAllSelected: boolean | undefined
  onSelect: (id: number, isRange: boolean) => void
  onSelectAll: (isSelected: boolean) => void
  onSort: (order: SortOrder) => void
  /** The arrow up was pressed in the first row. */
  onLeave: () => void
  tableRef: Ref<HTMLTableElement>
}) {
  const order = sortOrderOf(search)
  const navigate = useNavigate()
  const open = (id: number) =>
    void navigate({ to: '/debt-detail/$id', params: { id }, state: fromList(search) })

  function sortBy(name: ColumnName) {
    if (order.sort !== name) return onSort(firstOrder(name))
    onSort({ sort: name, dir: order.isDescending ? undefined : 'desc' })
  }
  return (
    <div
      className={styles.frame}
      {...(isScrollable && {
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
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className={isNumeric(name) ? styles.numeric : undefined}
                {...(order.sort === name && {
                  'aria-sort': order.isDescending ? 'descending' : 'ascending',
                })}
              >
                <button type="button" onClick={() => sortBy(name)}>
                  {columns[name].label}
                  <SortArrow isDown={order.sort === name && order.isDescending} />
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
              names={names}
              isSelected={selected.has(row.id)}
              onSelect={onSelect}
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
