import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { longDate } from '@/rules/days'
import { formatMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { PaymentDialog } from '../requests/PaymentDialog'
import { useReportedPayments } from '../requests/useReportedPayments'

/** Lists unconfirmed reports of payments made to the client, with a button to report another. */
export function ReportPayment({ debtor }: { debtor: Debtor }) {
  const [open, setOpen] = useState(false)
  const unconfirmed = useReportedPayments(debtor).filter(({ isConfirmed }) => !isConfirmed)
  return (
    <Panel heading="Paid you directly?">
      {unconfirmed.length > 0 && (
        <Box as="ul" aria-label="Reported, not yet confirmed" listStyleType="none" mb="4">
          {unconfirmed.map(({ note, request }) => (
            <Box as="li" key={note.id} overflowWrap="anywhere">
              {formatMoney(request.amount)}, paid on {longDate(request.date)}: reported, not yet
              confirmed
            </Box>
          ))}
        </Box>
      )}
      <Text mb="4">
        Tell us the amount, the date and the reference, so that we stop asking for money you already
        have.
      </Text>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Report a payment
      </Button>
      <PaymentDialog debtor={debtor} open={open} onClose={() => setOpen(false)} />
    </Panel>
  )
}
