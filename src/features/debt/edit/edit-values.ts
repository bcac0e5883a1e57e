import type { Debtor } from '@/api/debtor/debtor'
import type { DebtorValues, OwedValues } from '@/components/debt-fields/values'
import { ukDate } from '@/rules/days'
import { plainMoney } from '@/rules/money'

/** The editable fields of a debt as typed. */
export interface EditValues extends DebtorValues, OwedValues {
  company_type: string
  is_individual: boolean
}

export const editDraftKey = (debtorId: number) => `debt-detail:${debtorId}`

/** The form values of a record. An outstanding amount that cannot be read is blank. */
export function editValues(debtor: Debtor): EditValues {
  const { debtor_debt: debt } = debtor
  const outstanding = debt.amount_outstanding
  return {
    company_name: debtor.company_name,
    trading_name: debtor.trading_name,
    company_type: debtor.company_type,
    company_number: debtor.company_number,
    vat_number: debtor.vat_number,
    nature_of_business: debtor.nature_of_business.join(', '),
    is_individual: debtor.is_individual,
    title: debtor.title,
    first_names: debtor.first_names,
    last_name: debtor.last_name,
    salutation: debtor.salutation,
    letter_title: debtor.letter_title,
    customer_ref: debtor.customer_ref,
    external_ref: debtor.external_ref,
    primary_email: debtor.primary_email,
    primary_phone: debtor.primary_phone,
    initial_debt: plainMoney(debt.initial_debt),
    amount_outstanding: typeof outstanding === 'number' ? plainMoney(outstanding) : '',
    last_invoice_date: debt.last_invoice_date === null ? '' : ukDate(debt.last_invoice_date),
    debt_type: debt.debt_type,
    department: debt.department,
    debt_disputed: debt.debt_disputed,
    add_late_payment_interest: debt.add_late_payment_interest,
    add_late_payment_compensation: debt.add_late_payment_compensation,
  }
}

/** The fields whose values differ. */
export const differingFields = (one: EditValues, other: EditValues) =>
  (Object.keys(one) as (keyof EditValues)[]).filter((field) => one[field] !== other[field])
