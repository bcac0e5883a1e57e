import { Box } from '@chakra-ui/react'
import { paidOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { formatMoney } from '@/rules/money'
import { reportedText } from '@/rules/open-requests'
import { Panel } from '@/ui/Panel'
import { LedgerBody, LedgerTable } from '../ledger/LedgerTable'
import { RequestButton } from '../requests/RequestButtons'
import { useOpenRequests } from '../requests/useOpenRequests'

/** The account of a debt. Clients report payments; the team records them. */
export function Payments({ debtor }: { debtor: Debtor }) {
  const { debtor_debt: debt } = debtor
  const reported = reportedText(useOpenRequests(debt))
  const paid = `${formatMoney(paidOf(debt))} paid so far`
  return (
    <Box maxW="52rem">
      <Panel heading="Payments" actions={<RequestButton debtor={debtor} kind="payment" />}>
        <Box mb="3">{reported ? `${paid}; ${reported}.` : `${paid}.`}</Box>
        <LedgerTable label="Payments">
          <LedgerBody debt={debt} />
        </LedgerTable>
      </Panel>
    </Box>
  )
}
