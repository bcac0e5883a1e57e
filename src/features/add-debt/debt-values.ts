import { type AddressEntry, type ContactEntry, emptyAddress } from '@/api/wire/address-and-contact'
import { additionalContact } from '@/components/addresses/schema'
import type { DebtorValues, OwedValues } from '@/components/debt-fields/values'
import { trimEndMatching } from '@/lib/trim'

type DebtorType = 'company' | 'sole-trader' | 'individual'

export const debtorTypes = [
  { value: 'company', label: 'A company' },
  { value: 'sole-trader', label: 'A sole trader or partnership' },
  { value: 'individual', label: 'A private individual' },
]

/** Form values: all text except the checkboxes. */
export interface DebtValues extends DebtorValues, OwedValues {
  debtorType: DebtorType | ''
  addresses: AddressEntry[]
  contacts: ContactEntry[]
  /** Saved as the first note of the debt. */
  dispute_reason: string
}

export const emptyDebt: DebtValues = {
  debtorType: '',
  company_name: '',
  trading_name: '',
  company_number: '',
  vat_number: '',
  nature_of_business: '',
  title: '',
  first_names: '',
  last_name: '',
  salutation: '',
  letter_title: '',
  customer_ref: '',
  external_ref: '',
  addresses: [emptyAddress],
  primary_email: '',
  primary_phone: '',
  // Never primary initially: the email and phone above take precedence.
  contacts: [additionalContact],
  initial_debt: '',
  amount_outstanding: '',
  last_invoice_date: '',
  debt_type: '',
  department: '',
  debt_disputed: false,
  dispute_reason: '',
  add_late_payment_interest: true,
  add_late_payment_compensation: true,
}

/**
 * Initial values of the next debt of a series: the prefix of the reference (`LF-` of `LF-42`),
 * department and debt type.
 */
export const nextDebtValues = ({
  customer_ref,
  department,
  debt_type,
}: DebtValues): DebtValues => ({
  ...emptyDebt,
  customer_ref: trimEndMatching(customer_ref.trim(), /\d/),
  department,
  debt_type,
})

/** The values with which the next form begins, also on another screen. */
export const nextDebt = { values: emptyDebt }
