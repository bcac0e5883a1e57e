import { useRouter } from '@tanstack/react-router'
import { Fragment, type MouseEvent, memo } from 'react'
import { ukDate } from '@/rules/days'
import { formatMoneyOrUnknown, type Pence } from '@/rules/money'
import { fromList } from './beside/from-list'
import { type DebtRow, isDateUnread } from './debt-row'
import { statusTags } from './status-tags'

/**
 * One debt in native cells: styled ones cost six times as much, hundreds of times.
 * @param isTicked whether it is chosen, where rows can be
 * @param place which one of all it is, where not all of them stand in the page
 */
export const DebtTableRow = memo(function DebtTableRow({
  row,
  place,
  isTicked,
  onTick,
}: {
  row: DebtRow
  place?: number
  isTicked?: boolean
  onTick?: (id: number, isTicked: boolean) => void
}) {
  return (
    <tr data-place={place} aria-rowindex={place === undefined ? undefined : place + 2}>
      <th scope="row" className="words">
        {isTicked !== undefined && (
          <input
            type="checkbox"
            className="tick"
            aria-label={`Select ${[row.name, row.reference].filter(Boolean).join(', ')}`}
            checked={isTicked}
            onChange={(event) => onTick?.(row.id, event.target.checked)}
          />
        )}
        <DebtLink id={row.id} name={row.name} />
      </th>
      <td data-label="Your reference" className="words">
        {row.reference}
      </td>
      <Amount label="Original amount" pence={row.original} />
      <Amount label="Paid" pence={row.paid} />
      <Amount label="Outstanding" pence={row.outstanding} />
      <Amount label="Interest" pence={row.interest} />
      <Amount label="Compensation" pence={row.compensation} />
      <Amount label="Total claimed" pence={row.total} />
      <td data-label="Last invoice" className="whole">
        {row.invoiced !== null && ukDate(row.invoiced)}
        {row.invoiced === null && (isDateUnread(row) ? 'Unknown' : 'Not given')}
      </td>
      <td data-label="Days overdue" className="num">
        {row.overdue ?? 'Unknown'}
      </td>
      <td data-label="Status" className="words">
        {statusTags(row).map(({ text, isWarning }, index) => (
          <Fragment key={text}>
            {index > 0 && ' '}
            <span className={isWarning ? 'tag warning' : 'tag'}>{text}</span>
          </Fragment>
        ))}
      </td>
    </tr>
  )
})

const Amount = ({ label, pence }: { label: string; pence: Pence | null }) => (
  <td data-label={label} className="num">
    {formatMoneyOrUnknown(pence)}
  </td>
)

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A plain anchor: hundreds of the router's own links would each follow every change of address. */
function DebtLink({ id, name }: { id: number; name: string }) {
  const router = useRouter()
  return (
    <a
      href={`/debt-detail/${id}`}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        void router.navigate({
          to: '/debt-detail/$id',
          params: { id },
          state: fromList(router.latestLocation.search),
        })
      }}
    >
      {name}
    </a>
  )
}
