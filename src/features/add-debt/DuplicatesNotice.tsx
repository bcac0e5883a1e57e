import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { debtorList } from '@/api/debtor-queries'
import { debtorMarks, debtorName } from '@/rules/debtor-name'
import type { DebtMarks } from '@/rules/duplicate'
import { formatMoney, parseMoney } from '@/rules/money'
import { TextLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import type { DebtControl } from './debt-schema'
import type { DebtValues } from './debt-values'
import { byLikeness, duplicatesOf } from './duplicates'

const most = 5

/** No debt is of this amount. */
const noAmount = -1

/** What is typed so far, as it would be sent. */
function marksOf(values: DebtValues): DebtMarks {
  const amount = parseMoney(values.initial_debt)
  const ofBusiness =
    values.debtorType === 'individual'
      ? { company_name: '', trading_name: '', company_number: '' }
      : {}
  return debtorMarks({ ...values, ...ofBusiness }, (amount.ok && amount.value) || noAmount)
}

/** The debts the new one may be, while it is typed; it never keeps anybody from saving. */
export function DuplicatesNotice({ control }: { control: DebtControl }) {
  const values = useDeferredValue(useWatch({ control }) as DebtValues)
  const { data: list } = useQuery(debtorList)
  const known = useMemo(() => byLikeness(list?.items ?? []), [list])
  const duplicates = duplicatesOf(marksOf(values), known)
  return (
    <Box aria-live="polite">
      {duplicates.length > 0 && (
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
          <p>If this is another debt, go on and save it.</p>
        </Notice>
      )}
    </Box>
  )
}
