import { Box, Flex } from '@chakra-ui/react'
import { type Debtor, outstandingOf, paidOf } from '@/api/debtors'
import { formatMoney, formatMoneyOrUnknown, type Pence } from '@/rules/money'
import { Tag } from '@/ui/Tag'

/** What the debt is called, where it stands, and the one figure that counts. */
export function DebtHeader({ debtor }: { debtor: Debtor }) {
  const { customer_ref, debtor_debt: debt } = debtor
  const paid = paidOf(debt)
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
      </Flex>
      <Box mt="3" color="fg" css={{ '& > *': { overflowWrap: 'anywhere' } }}>
        <Box
          as="span"
          fontSize={{ base: '3xl', md: '4xl' }}
          fontWeight="semibold"
          lineHeight="tight"
          fontVariantNumeric="tabular-nums"
        >
          {formatMoneyOrUnknown(outstandingOf(debt))}
        </Box>{' '}
        outstanding
      </Box>
      {paid !== null && paid > 0 && debt.initial_debt > 0 && (
        <Paid paid={paid} original={debt.initial_debt} />
      )}
    </>
  )
}

/** How far the debt has come, in words and as a bar. */
const Paid = ({ paid, original }: { paid: Pence; original: Pence }) => (
  <Box mt="2" maxW="20rem">
    <Box aria-hidden h="1.5" borderRadius="full" bg="bg.muted" overflow="hidden">
      <Box h="full" bg="accent" style={{ width: `${Math.min(100, (paid / original) * 100)}%` }} />
    </Box>
    <Box mt="1" fontSize="sm">
      {formatMoney(paid)} paid of {formatMoney(original)}
    </Box>
  </Box>
)
