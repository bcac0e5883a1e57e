import * as z from 'zod/mini'
import { http } from '../http/client'
import { Failure } from '../http/errors'
import { fetchAllPages } from '../http/fetch-all-pages'
import { addressFields, contactFields } from '../wire/address-and-contact'
import { day, outstanding, penceOrNull, penceOrZero, requiredPence } from '../wire/amounts'
import { flag, id, type Listing, listOf, ownerId, text } from '../wire/fields'
import { invoice, note, payment } from './debt-records'

export const debtorAddress = z.looseObject({ id, debtor: ownerId, ...addressFields })
export const debtorContact = z.looseObject({ id, debtor: ownerId, ...contactFields })

/** The fields of a debt that a person enters, besides its amounts. */
export const debtFields = {
  last_invoice_date: day,
  debt_type: text,
  department: text,
  debt_disputed: flag(false),
  add_late_payment_interest: flag(true),
  add_late_payment_compensation: flag(true),
}
export type DebtFields = z.output<z.ZodMiniObject<typeof debtFields>>

const debt = z.looseObject({
  id,
  initial_debt: requiredPence,
  amount_outstanding: outstanding,
  ...debtFields,
  status: text,
  status_detail: text,
  interestDue: penceOrZero,
  compDue: penceOrZero,
  fee_type: text,
  total_payments: penceOrNull,
  debt_notes: listOf(note),
  debt_invoices: listOf(invoice),
  debt_payments: listOf(payment),
})

/** The fields of a debtor that a person enters, besides addresses and contacts. */
export const debtorFields = {
  title: text,
  customer_ref: text,
  company_type: text,
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
}
export type DebtorFields = z.output<z.ZodMiniObject<typeof debtorFields>>

/** Only the ids and the original amount are required; unknown fields are kept. */
export const debtor = z.looseObject({
  id,
  debtor_debt: debt,
  ...debtorFields,
  debtor_addresses: listOf(debtorAddress),
  debtor_contacts: listOf(debtorContact),
  // Some servers send its id alone.
  primary_address: z.catch(z.nullish(debtorAddress), null),
})

export type Debtor = z.output<typeof debtor>
export type Debt = Debtor['debtor_debt']
export type DebtorAddress = z.output<typeof debtorAddress>
export type DebtorContact = z.output<typeof debtorContact>

/** The address for letters: the primary one, else the first. Some lists contain only `primary_address`. */
export const mainAddress = ({ debtor_addresses, primary_address }: Debtor): DebtorAddress | null =>
  debtor_addresses.find(({ isPrimary }) => isPrimary) ??
  debtor_addresses[0] ??
  primary_address ??
  null

/** The client's debtors, each with its debt. */
export const fetchDebtors = (signal?: AbortSignal): Promise<Listing<Debtor>> =>
  fetchAllPages('debtor/', debtor, { signal })

/**
 * Section 7 gives this path without a trailing slash.
 * @throws {Failure} `invalid-response` also for the record of another debtor
 */
export async function fetchDebtor<T extends { id: number }>(
  debtorId: number,
  schema: z.ZodMiniType<T>,
  signal?: AbortSignal,
): Promise<T> {
  const record = await http.get(`debtor/${debtorId}`, schema, { signal })
  if (record.id !== debtorId) throw new Failure('invalid-response')
  return record
}
