import type { DebtorBody } from '@/api/debtor-body'
import type { Point } from './drf/values'
import { Table } from './store/table'

export interface UserRow {
  id: number
  email: string
  /** A digest; the word itself is not kept. */
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
  /** Below the server's media folder. */
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

/** How the mocked server behaves; set by hand, by a test or on the command line. */
export interface Behaviour {
  /** The name of a failure that is switched on. */
  fail: string | null
  /** Milliseconds before an answer: from, to. */
  latency: [number, number]
  accessLifetimeMs: number
  refreshLifetimeMs: number
  /** ROTATE_REFRESH_TOKENS */
  rotate: boolean
  /** BLACKLIST_AFTER_ROTATION */
  blacklist: boolean
  /** Access tokens issued up to then (in ms) count as expired. */
  accessExpiredUpTo: number
}

export const usualBehaviour: Behaviour = {
  fail: null,
  latency: [0, 0],
  accessLifetimeMs: 5 * 60_000,
  refreshLifetimeMs: 24 * 60 * 60_000,
  rotate: false,
  blacklist: false,
  accessExpiredUpTo: 0,
}

/** Everything the mocked server knows. */
export class World {
  readonly users = new Table<UserRow>()
  readonly clients = new Table<ClientRow>()
  readonly settings = new Table<SettingsRow>()
  readonly debtors = new Table<DebtorRow>()
  readonly notes = new Table<NoteRow>()
  readonly invoices = new Table<InvoiceRow>()
  readonly payments = new Table<PaymentRow>()
  readonly mails = new Table<MailRow>()
  readonly retiredTokens = new Table<RetiredTokenRow>()
  behaviour: Behaviour = usualBehaviour
  /** The next id of records that live inside others. */
  nested = { address: 1, contact: 1, debt: 1 }

  nextNested(kind: keyof World['nested']): number {
    const id = this.nested[kind]
    this.nested = { ...this.nested, [kind]: id + 1 }
    return id
  }
}

export const tableNames = [
  'users',
  'clients',
  'settings',
  'debtors',
  'notes',
  'invoices',
  'payments',
  'mails',
  'retiredTokens',
] as const
