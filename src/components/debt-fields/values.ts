/** The debtor's fields of one line of text. */
type DebtorTextName =
  | 'company_name'
  | 'trading_name'
  | 'company_number'
  | 'vat_number'
  | 'nature_of_business'
  | 'title'
  | 'first_names'
  | 'last_name'
  | 'salutation'
  | 'letter_title'
  | 'primary_email'
  | 'primary_phone'

type FilingTextName = 'customer_ref' | 'external_ref' | 'debt_type' | 'department'

/** The fields of one line of text. */
export type DebtTextName = DebtorTextName | FilingTextName

/** The fields that determine the claim and the fee. */
export const claimFields = [
  'initial_debt',
  'amount_outstanding',
  'last_invoice_date',
  'add_late_payment_interest',
  'add_late_payment_compensation',
] as const

/** Form values of the debtor. */
export type DebtorValues = Record<DebtorTextName, string>

/** Form values of the amounts. */
export interface OwedValues extends Record<FilingTextName, string> {
  initial_debt: string
  amount_outstanding: string
  last_invoice_date: string
  debt_disputed: boolean
  add_late_payment_interest: boolean
  add_late_payment_compensation: boolean
}
