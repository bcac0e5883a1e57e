import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { debtorName } from '@/rules/debtor-name'
import type { DuplicateKey } from '@/rules/duplicate'
import { formatMoney } from '@/rules/money'
import { TextLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { findDuplicates, withDuplicateKeys } from './duplicates'

const maxShown = 5

/** A live list of existing debts that the typed one may duplicate; it never blocks saving. */
export function DuplicatesNotice({ typedKeys }: { typedKeys: readonly DuplicateKey[] }) {
  const { data: list } = useQuery(debtorListQuery)
  const debts = useMemo(() => withDuplicateKeys(list?.items ?? []), [list])
  const duplicates = findDuplicates(typedKeys, debts)
  return (
    <Box aria-live="polite">
      {duplicates.length > 0 && (
        <Notice tone="warning" heading="You may have added this debt already">
          <ul>
            {duplicates.slice(0, maxShown).map(({ debtor, reason }) => (
              <li key={debtor.id}>
                <TextLink to="/debt-detail/$id" params={{ id: debtor.id }} target="_blank">
                  {`${debtorName(debtor)} (opens in a new tab)`}
                </TextLink>
                <span>
                  {`, ${[debtor.customer_ref, formatMoney(debtor.debtor_debt.initial_debt)]
                    .filter(Boolean)
                    .join(', ')}: ${reason}`}
                </span>
              </li>
            ))}
          </ul>
          {duplicates.length > maxShown && <p>{`And ${duplicates.length - maxShown} more.`}</p>}
          <p>If this is a different debt, save it.</p>
        </Notice>
      )}
    </Box>
  )
}
