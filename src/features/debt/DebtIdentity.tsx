import { Flex } from '@chakra-ui/react'
import type { Debtor } from '@/api/debtor/debtor'
import { StatusBadge } from '@/components/StatusBadge'
import { Tag } from '@/ui/Tag'

/** The status of a debt and the client's reference. */
export function DebtIdentity({ debtor }: { debtor: Debtor }) {
  const { customer_ref, debtor_debt: debt } = debtor
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
      {debt.status && <StatusBadge status={debt.status} />}
      {debt.debt_disputed && !/disputed/i.test(debt.status) && <Tag tone="warning">Disputed</Tag>}
      {customer_ref && <span>Your reference {customer_ref}</span>}
    </Flex>
  )
}
