import { useEffect, useRef } from 'react'
import { debtorName } from '@/api/debtors'
import { formatMoney } from '@/rules/money'
import { TextLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import type { Duplicate } from './duplicates'

const most = 5

/** The debts the new one may be; it takes the focus, since it stands between the person and saving. */
export function DuplicatesNotice({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (duplicates.length > 0) notice.current?.focus()
  }, [duplicates])

  if (duplicates.length === 0) return null
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="warning" heading="You may have added this debt already">
        <ul>
          {duplicates.slice(0, most).map(({ debtor, same }) => (
            <li key={debtor.id}>
              <TextLink to="/debt-detail/$id" params={{ id: debtor.id }} target="_blank">
                {debtorName(debtor)} (opens in a new tab)
              </TextLink>
              {debtor.customer_ref && `, ${debtor.customer_ref}`},{' '}
              {formatMoney(debtor.debtor_debt.initial_debt)}: {same}
            </li>
          ))}
        </ul>
        {duplicates.length > most && <p>And {duplicates.length - most} more.</p>}
        <p>If it is another debt, press “Save debt” once more.</p>
      </Notice>
    </div>
  )
}
