import { deepEqual } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { http } from '../http/client'
import { fetchAllPages } from '../http/fetch-all-pages'
import { addressFields, contactFields } from '../wire/address-and-contact'
import { day, pence, penceOrNull, penceOrZero } from '../wire/amounts'
import { flag, id, type Listing, listOf, readableOf, repeatedText, text } from '../wire/fields'
import { isUnread, tolerantRecord, type Unread } from '../wire/tolerant-record'
import { invoice, note, payment } from './debt-records'

export const debtorAddress = tolerantRecord({ id, debtor: id }, addressFields)
export const debtorContact = tolerantRecord({ id, debtor: id }, contactFields)

/** A nested list, which some servers send as ids; its entries are then fetched from their own endpoint. */
const listOrIds = <T>(item: z.ZodMiniType<T>) =>
  z.union([
    listOf(item),
    z.pipe(
      z.array(id),
      z.transform((): T[] => []),
    ),
  ])

/** A nested record that some servers send as its id. */
const idOnly = z.pipe(
  id,
  z.transform((): null => null),
)

const debt = tolerantRecord(
  { id, initial_debt: pence },
  {
    debt_type: repeatedText,
    department: repeatedText,
    amount_outstanding: penceOrNull,
    last_invoice_date: day,
    status: repeatedText,
    status_detail: text,
    debt_disputed: flag(false),
    add_late_payment_interest: flag(true),
    add_late_payment_compensation: flag(true),
    interestDue: penceOrZero,
    compDue: penceOrZero,
    fee_type: repeatedText,
    total_payments: penceOrNull,
    debt_notes: listOrIds(note),
    debt_invoices: listOrIds(invoice),
    debt_payments: listOf(payment),
  },
  {
    debt_notes: readableOf(note),
    debt_invoices: readableOf(invoice),
    debt_payments: readableOf(payment),
  },
)

const debtorFields = tolerantRecord(
  { id, debtor_debt: debt },
  {
    title: text,
    customer_ref: text,
    company_type: repeatedText,
    first_names: text,
    last_name: text,
    is_individual: flag(false),
    company_name: text,
    trading_name: text,
    salutation: text,
    letter_title: text,
    company_number: text,
    vat_number: text,
    nature_of_business: listOf(z.string()),
    external_ref: text,
    primary_email: text,
    primary_phone: text,
    debtor_addresses: listOf(debtorAddress),
    debtor_contacts: listOf(debtorContact),
    primary_address: z.nullish(z.union([debtorAddress, idOnly])),
  },
  {
    debtor_addresses: readableOf(debtorAddress),
    debtor_contacts: readableOf(debtorContact),
  },
)

/** Only the ids and the original amount are required; unknown fields are kept. */
export const debtor = z.pipe(
  debtorFields,
  z.transform((record): z.output<typeof debtorFields> => {
    const { primary_address: primary, debtor_addresses: addresses } = record
    const listed = primary && addresses.find(({ id }) => id === primary.id)
    // Servers send the primary address twice; one copy is enough to keep.
    if (listed && deepEqual(listed, primary)) record.primary_address = listed
    return record
  }),
)

export type Debtor = z.output<typeof debtor>
export type Debt = Debtor['debtor_debt']
export type DebtorAddress = z.output<typeof debtorAddress>
export type DebtorContact = z.output<typeof debtorContact>

/** The address for letters: the primary one, else the first. Some lists contain only `primary_address`. */
export function mainAddress(debtor: Debtor): DebtorAddress | null {
  const { debtor_addresses: addresses } = debtor
  return (
    addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0] ?? debtor.primary_address ?? null
  )
}

/** A debtor's nested records, each with its path. */
const recordsWithPaths = (record: Debtor): [path: string, record: Unread][] => [
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

/** The client's debtors, each with its debt. */
export const fetchDebtors = (
  options: { signal?: AbortSignal; previous?: Listing<Debtor> | undefined } = {},
): Promise<Listing<Debtor>> => fetchAllPages('debtor/', debtor, { timeout: 60_000, ...options })

/** Section 7 gives this path without a trailing slash. */
export const fetchDebtor = (debtorId: number, signal: AbortSignal): Promise<Debtor> =>
  http.get(`debtor/${debtorId}`, debtor, { signal })
