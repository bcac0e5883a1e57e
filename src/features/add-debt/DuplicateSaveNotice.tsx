import { useQuery } from '@tanstack/react-query'
import { debtorListQuery } from '@/api/debtor/queries'
import { debtorName } from '@/rules/debtor-name'
import { TextLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { matchingRecords } from './matching-records'
import type { SavedDebt } from './useDebtStore'

/**
 * Browsers silently resend a request when a connection breaks. The page cannot see that, but it can
 * find two equal new debts in the list.
 */
export function DuplicateSaveNotice({ saved: { entry, baseline } }: { saved: SavedDebt }) {
  const { data: list } = useQuery(debtorListQuery)
  const records = matchingRecords(entry, list?.items ?? [], baseline)
  if (records.length < 2) return null
  return (
    <Notice tone="warning" heading={`This debt is in your list ${timesText(records.length)}`}>
      <p>
        It may have been sent more than once on its way. Look at each of them, and tell us which one
        to take out: you cannot delete a debt yourself.
      </p>
      <ul>
        {records.map((debtor) => (
          <li key={debtor.id}>
            <TextLink to="/debt-detail/$id" params={{ id: debtor.id }}>
              {debtorName(debtor)}, number {debtor.id}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const timesText = (count: number) => (count === 2 ? 'twice' : `${count} times`)
