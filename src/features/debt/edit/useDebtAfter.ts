import { useWatch } from 'react-hook-form'
import type { Debt, Debtor } from '@/api/debtors'
import type { IsoDate } from '@/rules/days'
import { debtAfter } from './debt-after'
import { type EditControl, owedChecks } from './edit-schema'
import { editValues } from './edit-values'

/** The debt as saving what is typed so far would leave it; null while the amount cannot be read. */
export function useDebtAfter(control: EditControl, opened: Debtor, today: IsoDate): Debt | null {
  const [amountText, outstandingText, dateText, ...flags] = useWatch({
    control,
    name: [
      'initial_debt',
      'amount_outstanding',
      'last_invoice_date',
      'debt_disputed',
      'add_late_payment_interest',
      'add_late_payment_compensation',
    ],
  })
  const checks = owedChecks(editValues(opened), today)
  const amount = checks.initial_debt(amountText)
  if (!amount.ok) return null
  const outstanding = checks.amount_outstanding(outstandingText)
  const date = checks.last_invoice_date(dateText)
  const [debt_disputed, add_late_payment_interest, add_late_payment_compensation] = flags
  return debtAfter(opened.debtor_debt, {
    initial_debt: amount.value,
    amount_outstanding: outstanding.ok ? outstanding.value : '',
    last_invoice_date: date.ok ? date.value : '',
    debt_disputed,
    add_late_payment_interest,
    add_late_payment_compensation,
  })
}
