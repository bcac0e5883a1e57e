import { createContext, type ReactNode, use } from 'react'
import { useWatch } from 'react-hook-form'
import type { Debt, Debtor } from '@/api/debtor/debtor'
import type { IsoDate } from '@/rules/days'
import { type EditControl, owedChecks } from './edit-schema'
import { editValues } from './edit-values'
import { editedDebt } from './edited-debt'

const Context = createContext<Debt | null>(null)

/** The debt as it would be after saving; null while the amount is invalid. */
export const useEditedDebt = (): Debt | null => use(Context)

/** Computes the debt once for all consumers, without rendering the form again. */
export const EditedDebtProvider = ({
  children,
  ...form
}: {
  control: EditControl
  opened: Debtor
  today: IsoDate
  children: ReactNode
}) => <Context value={useComputedDebt(form)}>{children}</Context>

function useComputedDebt({
  control,
  opened,
  today,
}: {
  control: EditControl
  opened: Debtor
  today: IsoDate
}): Debt | null {
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
  return editedDebt(opened.debtor_debt, {
    initial_debt: amount.value,
    amount_outstanding: outstanding.ok ? outstanding.value : '',
    last_invoice_date: date.ok ? date.value : '',
    debt_disputed,
    add_late_payment_interest,
    add_late_payment_compensation,
  })
}
