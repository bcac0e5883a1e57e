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

/** The fields of one line of text. */
export type DebtTextName =
  | keyof DebtorValues
  | 'customer_ref'
  | 'external_ref'
  | 'debt_type'
  | 'department'

/** The fields that determine the claim and the fee. */
export const claimFields = [
  'initial_debt',
  'amount_outstanding',
  'last_invoice_date',
  'add_late_payment_interest',
  'add_late_payment_compensation',
] as const
