import { Box, Flex } from '@chakra-ui/react'
import type { Debtor } from '@/api/debtor/debtor'
import { debtorName } from '@/rules/debtor-name'
import { fieldPathLabel } from '@/rules/field-path'
import { isInDispute } from '@/rules/waiting-for-you'
import { Button, ButtonLink } from '@/ui/Buttons'
import { ScreenHeading } from '@/ui/Screen'
import { Tag } from '@/ui/Tag'
import { ClaimSummary } from './ClaimSummary'
import { StatusBadge } from './StatusBadge'

/** The name, status and claim of a debt, with its actions. */
export function DebtHeader({
  debtor,
  onEdit,
}: {
  debtor: Debtor
  /** Null while the debt is being edited. */
  onEdit: (() => void) | null
}) {
  const { customer_ref, debtor_debt: debt } = debtor
  const isDisputeInStatus = isInDispute({ ...debt, debt_disputed: false })
  return (
    <Box as="header">
      <Flex
        wrap={{ base: 'wrap', md: 'nowrap' }}
        justify="space-between"
        align="flex-start"
        gap="3"
      >
        <Box minW="0">
          <ScreenHeading>{debtorName(debtor)}</ScreenHeading>
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" mt="2" color="fg.muted">
            {debt.status && <StatusBadge status={debt.status} />}
            {debt.debt_disputed && !isDisputeInStatus && <Tag colorPalette="amber">Disputed</Tag>}
            {customer_ref && (
              <Box hideBelow="md" overflowWrap="anywhere">
                {`${fieldPathLabel('customer_ref')} ${customer_ref}`}
              </Box>
            )}
          </Flex>
        </Box>
        <Flex wrap="wrap" flex={{ md: 'none' }} gap="2" mb={{ base: '2', md: '0' }}>
          {onEdit && (
            <Button variant="outline" size="sm" onClick={onEdit}>
              Edit debt
            </Button>
          )}
          <ButtonLink
            to="/debt-detail/$id/statement"
            params={{ id: debtor.id }}
            state
            variant="outline"
            size="sm"
          >
            Statement of account
          </ButtonLink>
        </Flex>
      </Flex>
      <ClaimSummary debt={debt} />
    </Box>
  )
}
