import type { ClientRow, DebtorRow } from './records/fields'
import { Table } from './store/table'

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

export const defaultSettings = {
  default_fee_type: 'Fixed Fee',
  payment_terms_days: 30,
  add_late_payment_interest: true,
  add_late_payment_compensation: true,
  statement_email: null,
}
type SettingsRow = typeof defaultSettings & { id: number; client: number }

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

/** The bytes of an invoice, under the id of the invoice. */
interface FileRow {
  id: number
  bytes: Uint8Array
}

interface PaymentRow {
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
  link: string
  sent_at: string
}

/** A refresh token that rotation has retired. */
interface RetiredTokenRow {
  id: number
  jti: string
}

/** Settings of the mocked server, changed in the panel, by a test or on the command line. */
export const defaultBehaviour = {
  /** The name of the active failure of `switchedFailures`. */
  fail: null as string | null,
  /** Milliseconds before a response: from, to. */
  latency: [0, 0] as [number, number],
  accessLifetimeMs: 5 * 60_000,
  refreshLifetimeMs: 24 * 60 * 60_000,
  /** ROTATE_REFRESH_TOKENS */
  rotate: false,
  /** BLACKLIST_AFTER_ROTATION */
  blacklist: false,
  /** Access tokens issued up to this time (ms since 1970) count as expired. */
  accessExpiredUpTo: 0,
}
export type Behaviour = typeof defaultBehaviour

/** All data and settings of the mocked server. */
export class World {
  readonly users = new Table<UserRow>()
  readonly clients = new Table<ClientRow>()
  readonly settings = new Table<SettingsRow>()
  readonly debtors = new Table<DebtorRow>()
  readonly notes = new Table<NoteRow>()
  readonly invoices = new Table<InvoiceRow>()
  readonly files = new Table<FileRow>()
  readonly payments = new Table<PaymentRow>()
  readonly mails = new Table<MailRow>()
  readonly retiredTokens = new Table<RetiredTokenRow>()
  behaviour = defaultBehaviour
  /** The next ids of nested records. */
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
  'files',
  'payments',
  'mails',
  'retiredTokens',
] as const

/** The current time in Django's format, with microseconds. */
export const timestamp = () => new Date().toISOString().replace('Z', '000Z')
