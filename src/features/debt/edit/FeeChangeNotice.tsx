import { Box } from '@chakra-ui/react'
import type { Debtor } from '@/api/debtor/debtor'
import { feeRuleText } from '@/rules/fee'
import { Notice } from '@/ui/Notice'
import { useEditedDebt } from './EditedDebt'
import { feeChange } from './edited-debt'

/** Warns that saving changes the fee type. */
export function FeeChangeNotice({ opened }: { opened: Debtor }) {
  const after = useEditedDebt()
  const change = after && feeChange(opened.debtor_debt, after)
  return (
    <Box aria-live="polite">
      {change && (
        <Notice tone="warning" heading="Saving changes the fee type">
          {change.from
            ? `It changes from ${change.from} to ${change.to}, because the original amount changes.`
            : `No fee type is recorded. It becomes ${change.to}.`}{' '}
          {feeRuleText('Fixed Fee')}
        </Notice>
      )}
    </Box>
  )
}
