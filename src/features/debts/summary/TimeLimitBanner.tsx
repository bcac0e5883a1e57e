import { Box, Flex } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { formatDebtCount } from '../debt-count'
import type { DebtRow } from '../debt-row'
import type { LimitState } from '../search'

/** Warns of debts near the court time limit; explains the limit if the list is filtered by it. */
export function TimeLimitBanner({
  rows,
  shown,
  onShow,
}: {
  rows: readonly DebtRow[]
  shown: LimitState | undefined
  onShow: (state: LimitState) => void
}) {
  const near = useMemo(() => rows.filter((row) => row.limit?.state === 'near').length, [rows])
  if (shown) {
    return (
      <Notice tone="info" heading="How long there is to go to court">
        A court may turn a claim away six years after payment was due, or five in Scotland. The date
        shown is counted from the last invoice; a part payment or a written acknowledgement usually
        starts the time again.
      </Notice>
    )
  }
  if (near === 0) return null
  return (
    <Flex columnGap="2" mb="2" fontSize="sm">
      <Box flex="none" color="fg.warning" pt={{ base: '0.5', md: '1.5' }}>
        <TriangleAlert aria-hidden size={16} />
      </Box>
      <Flex wrap="wrap" align="center" columnGap="2" minW="0">
        {formatDebtCount(near)} {near === 1 ? 'is' : 'are'} within six months of the time limit for
        going to court.
        <Button variant="ghost" size="xs" ms="-2.5" onClick={() => onShow('near')}>
          Show {near === 1 ? 'it' : 'them'}
        </Button>
      </Flex>
    </Flex>
  )
}
