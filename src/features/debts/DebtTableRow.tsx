import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, memo } from 'react'
import { ukDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import type { DebtRow } from './debt-row'

/** One debt in native cells: styled ones cost six times as much, hundreds of times. */
export const DebtTableRow = memo(function DebtTableRow({ row }: { row: DebtRow }) {
  return (
    <tr>
      <th scope="row">
        <DebtLink id={row.id} name={row.name} />
      </th>
      <td>{row.reference}</td>
      <td className="num">{formatMoney(row.original)}</td>
      <td className="num">{formatMoney(row.outstanding)}</td>
      <td className="num">{formatMoney(row.interest)}</td>
      <td className="num">{formatMoney(row.compensation)}</td>
      <td className="num">{formatMoney(row.total)}</td>
      <td>{row.invoiced === null ? 'Not given' : ukDate(row.invoiced)}</td>
      <td className="num">{row.overdue}</td>
      <td>
        {row.status && <span className="tag">{row.status}</span>}
        {row.disputed && !/disputed/i.test(row.status) && (
          <>
            {' '}
            <span className="tag warning">Disputed</span>
          </>
        )}
      </td>
    </tr>
  )
})

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A plain anchor: hundreds of the router's own links would each follow every change of address. */
function DebtLink({ id, name }: { id: number; name: string }) {
  const navigate = useNavigate()
  return (
    <a
      href={`/debt-detail/${id}`}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        void navigate({ to: '/debt-detail/$id', params: { id } })
      }}
    >
      {name}
    </a>
  )
}
