import type {
  ClientRow,
  DebtorRow,
  InvoiceRow,
  MailRow,
  NoteRow,
  PaymentRow,
  RetiredTokenRow,
  SettingsRow,
  UserRow,
} from './rows'
import { Table } from './store/table'

/** Settings of the mocked server, changed in the panel, by a test or on the command line. */
export interface Behaviour {
  /** The name of the active failure of `switchedFailures`. */
  fail: string | null
  /** Milliseconds before a response: from, to. */
  latency: [number, number]
  accessLifetimeMs: number
  refreshLifetimeMs: number
  /** ROTATE_REFRESH_TOKENS */
  rotate: boolean
  /** BLACKLIST_AFTER_ROTATION */
  blacklist: boolean
  /** Records per page of a list; null disables pagination. */
  pageSize: number | null
  /** Errors of a refused list are an object keyed by index (DRF since 3.18) instead of a list. */
  keyedErrors: boolean
  /** Access tokens issued up to this time (ms since 1970) count as expired. */
  accessExpiredUpTo: number
}

export const defaultBehaviour: Behaviour = {
  fail: null,
  latency: [0, 0],
  accessLifetimeMs: 5 * 60_000,
  refreshLifetimeMs: 24 * 60 * 60_000,
  rotate: false,
  blacklist: false,
  pageSize: null,
  keyedErrors: false,
  accessExpiredUpTo: 0,
}

/** All data and settings of the mocked server. */
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
  behaviour: Behaviour = defaultBehaviour
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
  'payments',
  'mails',
  'retiredTokens',
] as const
