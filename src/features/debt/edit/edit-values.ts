import type { Debtor } from '@/api/debtor/debtor'
import type { DebtorValues, OwedValues } from '@/components/debt-fields/values'
import { ukDate } from '@/rules/days'
import { debtIdentity } from '@/rules/debtor-name'
import type { DebtIdentity } from '@/rules/duplicate'
import { parseMoney, plainMoney } from '@/rules/money'

/** The editable fields of a debt as typed. */
export interface EditValues extends DebtorValues, OwedValues {
  company_type: string
  is_individual: boolean
}

export const editLabels: Record<keyof EditValues, string> = {
  company_name: 'Company name',
  trading_name: 'Trading name',
  company_type: 'Company type',
  company_number: 'Company number',
  vat_number: 'VAT number',
  nature_of_business: 'Nature of business',
  is_individual: 'The debtor is a private individual',
  title: 'Title',
  first_names: 'First names',
  last_name: 'Last name',
  salutation: 'Salutation',
  letter_title: 'Letter title',
  customer_ref: 'Your reference',
  external_ref: 'Other reference',
  primary_email: 'Email',
  primary_phone: 'Phone',
  initial_debt: 'Original amount',
  amount_outstanding: 'Amount outstanding',
  last_invoice_date: 'Last invoice date',
  debt_type: 'Debt type',
  department: 'Department',
  debt_disputed: 'The debtor disputes this debt',
  add_late_payment_interest: 'Add late payment interest',
  add_late_payment_compensation: 'Add late payment compensation',
}

export const editFields = Object.keys(editLabels) as (keyof EditValues)[]

/** The form values of a record. */
export function editValues(debtor: Debtor): EditValues {
  const { debtor_debt: debt } = debtor
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
    amount_outstanding: debt.amount_outstanding === null ? '' : plainMoney(debt.amount_outstanding),
    last_invoice_date: debt.last_invoice_date === null ? '' : ukDate(debt.last_invoice_date),
    debt_type: debt.debt_type,
    department: debt.department,
    debt_disputed: debt.debt_disputed,
    add_late_payment_interest: debt.add_late_payment_interest,
    add_late_payment_compensation: debt.add_late_payment_compensation,
  }
}

/** In pence; matches no debt. */
const noAmount = -1

/** The fields that identify the debt, for the duplicate check. */
export function editIdentity(values: EditValues): DebtIdentity {
  const amount = parseMoney(values.initial_debt)
  return debtIdentity(values, (amount.ok && amount.value) || noAmount)
}
