import { Box, Flex } from '@chakra-ui/react'
import { type Debtor, outstandingOf } from '@/api/debtors'
import { formatMoney } from '@/rules/money'
import { Tag } from '@/ui/Tag'

/** What the debt is called, where it stands, and the one figure that counts. */
export function DebtHeader({ debtor }: { debtor: Debtor }) {
  const { customer_ref, debtor_debt: debt } = debtor
  return (
    <>
      <Flex
        wrap="wrap"
        align="center"
        columnGap="3"
        rowGap="1"
        css={{ '& > *': { overflowWrap: 'anywhere' } }}
      >
        {customer_ref && <span>Your reference {customer_ref}</span>}
        {debt.status && <Tag>{debt.status}</Tag>}
        {debt.debt_disputed && !/disputed/i.test(debt.status) && <Tag tone="warning">Disputed</Tag>}
        {debt.status_detail && <span>{debt.status_detail}</span>}
      </Flex>
      <Box mt="3" color="fg" css={{ '& > *': { overflowWrap: 'anywhere' } }}>
        <Box
          as="span"
          fontSize={{ base: '2xl', md: '4xl' }}
          fontWeight="semibold"
          lineHeight="tight"
        >
          {formatMoney(outstandingOf(debt))}
        </Box>{' '}
        outstanding
      </Box>
    </>
  )
}
