import {
  type AddressEntry,
  type ContactEntry,
  emptyAddress,
  emptyContact,
} from '@/api/wire/address-and-contact'
import type { DebtorValues, OwedValues } from '@/components/debt-fields/values'
import { trimEndMatching } from '@/lib/trim'

type DebtorType = 'company' | 'sole-trader' | 'individual'

export const debtorTypes = [
  { value: 'company', label: 'A company' },
  { value: 'sole-trader', label: 'A sole trader or partnership' },
  { value: 'individual', label: 'A private individual' },
]

/** The form as it is typed: everything but the checkboxes is text. */
export interface DebtValues extends DebtorValues, OwedValues {
  debtorType: DebtorType | ''
  addresses: AddressEntry[]
  contacts: ContactEntry[]
  /** Becomes the debt's first note. */
  dispute_reason: string
}

/** No contact begins as the primary one: the e-mail and phone above come first. */
export const additionalContact: ContactEntry = { ...emptyContact, isPrimary: false }

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

/** The next debt of a series: `LF-42` leaves `LF-`, and both are filed alike. */
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
