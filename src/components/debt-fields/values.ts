import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { fieldPathLabel } from '@/rules/field-path'

/** Form values of the debtor. */
export interface DebtorValues {
  company_name: string
  trading_name: string
  company_number: string
  vat_number: string
  nature_of_business: string
  title: string
  first_names: string
  last_name: string
  salutation: string
  letter_title: string
  primary_email: string
  primary_phone: string
}

/** Form values of the amounts. */
export interface OwedValues {
  customer_ref: string
  external_ref: string
  initial_debt: string
  amount_outstanding: string
  last_invoice_date: string
  debt_type: string
  department: string
  debt_disputed: boolean
  add_late_payment_interest: boolean
  add_late_payment_compensation: boolean
}

/** The fields that determine the claim and the fee. */
export const claimFields = [
  'initial_debt',
  'amount_outstanding',
  'last_invoice_date',
  'add_late_payment_interest',
  'add_late_payment_compensation',
] as const

/** Returns the props that bind a field to the form and label it as on every other screen. */
export const fieldOf =
  <V extends FieldValues, O>(control: Control<V, unknown, O>) =>
  (name: keyof DebtorValues | keyof OwedValues) => ({
    control,
    name: name as FieldPath<V>,
    label: fieldPathLabel(name),
  })
