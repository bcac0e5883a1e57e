import type { Debtor } from '../debtor/debtor'
import { isUnread, type Unread } from './tolerant-record'

/** A debtor's nested records, each with its path. */
const recordsWithPaths = (record: Debtor): [path: string, part: Unread][] => [
  ['', record],
  ['debtor_debt.', record.debtor_debt],
  ...entriesOf('debtor_addresses', record.debtor_addresses),
  ...entriesOf('debtor_contacts', record.debtor_contacts),
  ...entriesOf('debt_payments', record.debtor_debt.debt_payments),
]

const entriesOf = (list: string, entries: readonly Unread[]) =>
  entries.map((entry, index): [string, Unread] => [`${list}.${index}.`, entry])

/** The paths of the fields of a debt that could not be read. */
export const unreadFieldPaths = (record: Debtor): string[] =>
  recordsWithPaths(record).flatMap(([path, { unread = {} }]) =>
    Object.keys(unread).map((field) => `${path}${field}`),
  )

const isAnyUnread = (records: readonly Unread[]) => records.some((record) => isUnread(record))

/** Whether any field of a debt could not be read. */
export const hasUnreadFields = (record: Debtor): boolean =>
  isUnread(record) ||
  isUnread(record.debtor_debt) ||
  isAnyUnread(record.debtor_addresses) ||
  isAnyUnread(record.debtor_contacts) ||
  isAnyUnread(record.debtor_debt.debt_payments)
