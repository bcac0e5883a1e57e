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
  /** Records on a page of a list; null: lists come whole. */
  pageSize: number | null
  /** A refused list of debts is told by place (DRF since 3.18) instead of by a list as long. */
  keyedErrors: boolean
  /** Access tokens issued up to then (in ms) count as expired. */
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
  behaviour: Behaviour = defaultBehaviour
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
