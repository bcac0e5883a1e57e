import type { FieldPath, FieldValues } from 'react-hook-form'

/** Who owes the money, as typed. */
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

/** What is owed, as typed. */
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

/** The path of a field that the values of a form are known to have. */
export const pathOf = <V extends FieldValues>(field: keyof DebtorValues | keyof OwedValues) =>
  field as FieldPath<V>
