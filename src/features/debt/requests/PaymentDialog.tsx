import { flushSync } from 'react-dom'
import { outstandingOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { FormDialog } from '@/ui/FormDialog'
import { type PaymentExtent, PaymentForm } from './PaymentForm'
import { useReportedPayments } from './useReportedPayments'

/** Where every way to report a payment leads. */
export function PaymentDialog({
  debtor,
  open,
  extent,
  onClose,
}: {
  debtor: Debtor
  open: boolean
  extent?: PaymentExtent | undefined
  onClose: () => void
}) {
  const { debtor_debt: debt } = debtor
  const reported = useReportedPayments(debtor)
  return (
    <FormDialog open={open} title="Report a payment" onClose={onClose}>
      {open && (
        <PaymentForm
          debtId={debt.id}
          outstanding={outstandingOf(debt)}
          unconfirmed={reported.filter(({ isConfirmed }) => !isConfirmed)}
          extent={extent}
          // Closed before the form takes another press, which would report the payment twice.
          onDone={() => flushSync(onClose)}
        />
      )}
    </FormDialog>
  )
}
