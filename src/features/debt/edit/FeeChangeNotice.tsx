import { Box } from '@chakra-ui/react'
import type { Debtor } from '@/api/debtors'
import type { IsoDate } from '@/rules/days'
import { feeInWords } from '@/rules/fee'
import { Notice } from '@/ui/Notice'
import { feeChange } from './debt-after'
import type { EditControl } from './edit-schema'
import { useDebtAfter } from './useDebtAfter'

/** Says from what to what a save would change the fee type. */
export function FeeChangeNotice({
  control,
  opened,
  today,
}: {
  control: EditControl
  opened: Debtor
  today: IsoDate
}) {
  const after = useDebtAfter(control, opened, today)
  const change = after && feeChange(opened.debtor_debt, after)
  return (
    <Box aria-live="polite">
      {change && (
        <Notice tone="warning" heading="Saving changes the fee type">
          {change.from
            ? `It changes from ${change.from} to ${change.to}, because the original amount changes.`
            : `No fee type is recorded. It becomes ${change.to}.`}{' '}
          {feeInWords('Fixed Fee')}
        </Notice>
      )}
    </Box>
  )
}
