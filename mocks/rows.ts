import type { DebtorBody } from '@/api/debtor/request-body'
import type { Point } from './drf/values'

export interface UserRow {
  id: number
  email: string
  /** A salted digest. */
  password: string
  first_name: string
  last_name: string
  phone: string
  terms_agreed: boolean
  is_active: boolean
  is_staff: boolean
  client: number | null
}

export interface AddressRow {
  id: number
  label: string | null
  street_1: string
  street_2: string | null
  street_3: string | null
  city: string
  county: string | null
  postcode: string
  country: string | null
  isResidential: boolean
  isPrimary: boolean
  isBilling: boolean
  isDelivery: boolean
  doNotContact: boolean
  latitude: string | null
  longitude: string | null
  location: Point | null
}

export interface ContactRow {
  id: number
  label: string | null
  contact_type: 'Phone' | 'Email'
  contact_value: string
  isPrimary: boolean
  doNotContact: boolean
}

export interface ClientRow {
  id: number
  client_type: string
  client_prospect: string
  company_type: string | null
  company_name: string
  trading_name: string | null
  company_number: string | null
  vat_number: string | null
  intro_source: string | null
  intro_description: string | null
  addresses: AddressRow[]
  contacts: ContactRow[]
}

export interface SettingsRow {
  id: number
  client: number
  default_fee_type: string
  payment_terms_days: number
  add_late_payment_interest: boolean
  add_late_payment_compensation: boolean
  statement_email: string | null
}

export interface DebtRow {
  id: number
  initial_debt: string
  debt_type: string | null
  department: string | null
  amount_outstanding: string | null
  last_invoice_date: string | null
  status: string
  status_detail: string | null
  debt_disputed: boolean
  add_late_payment_interest: boolean
  add_late_payment_compensation: boolean
  interestDue: string
  compDue: string
  fee_type: string
}

type DebtorText = Exclude<
  { [K in keyof DebtorBody]: DebtorBody[K] extends string ? K : never }[keyof DebtorBody],
  'primary_email' | 'primary_phone'
>

export type DebtorRow = Record<DebtorText, string | null> & {
  id: number
  client: number
  is_individual: boolean
  nature_of_business: string[]
  addresses: AddressRow[]
  contacts: ContactRow[]
  debt: DebtRow
}

export interface NoteRow {
  id: number
  debt: number
  note: string
  created_by: string
  created_at: string
}

export interface InvoiceRow {
  id: number
  debt: number
  /** Relative to the server's media folder. */
  path: string
  created_at: string
}

export interface PaymentRow {
  id: number
  debt: number
  amount: string
  payment_date: string
  reference: string
  method: string
}

export interface MailRow {
  id: number
  to: string
  subject: string
  text: string
  link: string
  sent_at: string
}

export interface RetiredTokenRow {
  id: number
  jti: string
}
