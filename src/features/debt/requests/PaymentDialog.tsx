import { flushSync } from 'react-dom'
import { outstandingOf } from '@/api/debtor/claim'
import type { Debtor } from '@/api/debtor/debtor'
import { FormDialog } from '@/ui/Dialog'
import { lazyComponent } from '@/ui/lazy-component'
import type { PaymentExtent } from './PaymentForm'
import { useReportedPayments } from './useReportedPayments'

const PaymentForm = lazyComponent(
  async () => ({ default: (await import('./PaymentForm')).PaymentForm }),
  { shouldPreload: true },
)

/** The dialog of all buttons that report a payment. */
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
          // Closes synchronously, so that a second press cannot report the payment twice.
          onDone={() => flushSync(onClose)}
        />
      )}
    </FormDialog>
  )
}
