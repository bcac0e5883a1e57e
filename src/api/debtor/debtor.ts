import * as z from 'zod/mini'
import { config } from '@/config'
import { type Claim, type ClaimAdditions, type ClaimInput, claim, isSettled } from '@/rules/claim'
import type { IsoDate } from '@/rules/days'
import { interestDays } from '@/rules/interest'
import type { Pence } from '@/rules/money'
import { http } from '../http/client'
import { fetchAllPages } from '../http/fetch-all-pages'
import { invoice } from '../invoices/invoice'
import { note } from '../note'
import { payment } from '../payments'
import { addressFields, contactFields } from '../wire/address-and-contact'
import { day, pence, penceOrNull, penceOrZero } from '../wire/amounts'
import { flag, id, type Listing, listOf, text } from '../wire/fields'
import { readableOf } from '../wire/reader'
import { isUnread, tolerantRecord } from '../wire/tolerant-record'

export const debtorAddress = tolerantRecord({ id, debtor: id }, addressFields)
export const debtorContact = tolerantRecord({ id, debtor: id }, contactFields)

/** A list inside a record that a server may also give as ids: its entries are then read elsewhere. */
const partList = <T>(item: z.ZodMiniType<T>) =>
  z.union([
    listOf(item),
    z.pipe(
      z.array(id),
      z.transform((): T[] => []),
    ),
  ])

/** A record a server gives as its id alone. */
const idOnly = z.pipe(
  id,
  z.transform((): null => null),
)

const debt = tolerantRecord(
  { id, initial_debt: pence },
  {
    debt_type: text,
    department: text,
    amount_outstanding: penceOrNull,
    last_invoice_date: day,
    status: text,
    status_detail: text,
    debt_disputed: flag(false),
    add_late_payment_interest: flag(true),
    add_late_payment_compensation: flag(true),
    interestDue: penceOrZero,
    compDue: penceOrZero,
    fee_type: text,
    total_payments: penceOrNull,
    debt_notes: partList(note),
    debt_invoices: partList(invoice),
    debt_payments: listOf(payment),
  },
  {
    debt_notes: readableOf(note),
    debt_invoices: readableOf(invoice),
    debt_payments: readableOf(payment),
  },
)

/** A server may say more than this portal knows. Only the ids and the original amount are needed. */
export const debtor = tolerantRecord(
  { id, debtor_debt: debt },
  {
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
    debtor_addresses: listOf(debtorAddress),
    debtor_contacts: listOf(debtorContact),
    primary_address: z.nullish(z.union([debtorAddress, idOnly])),
  },
  {
    debtor_addresses: readableOf(debtorAddress),
    debtor_contacts: readableOf(debtorContact),
  },
)

export type Debtor = z.output<typeof debtor>
export type Debt = Debtor['debtor_debt']
export type DebtorAddress = z.output<typeof debtorAddress>
export type DebtorContact = z.output<typeof debtorContact>

/** What is still owed of the debt itself; a server that does not say means all of it. Null: unknown. */
export const outstandingOf = (record: Debt): Pence | null =>
  isUnread(record, 'amount_outstanding') ? null : (record.amount_outstanding ?? record.initial_debt)

/** Whether nothing is known to be outstanding any more. */
export function isSettledDebt(record: Debt): boolean {
  const outstanding = outstandingOf(record)
  return outstanding !== null && isSettled(outstanding)
}

/** What has been paid; a server that gives no sum gives the payments. Null: unknown. */
export function paidOf(record: Debt): Pence | null {
  if (isUnread(record, 'total_payments')) return null
  if (record.total_payments !== null) return record.total_payments
  const isPartial =
    isUnread(record, 'debt_payments') || record.debt_payments.some((one) => isUnread(one, 'amount'))
  return isPartial ? null : record.debt_payments.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

/** Interest and compensation as the record carries them. Null: unknown. */
export const lastSavedOf = (record: Debt): { [K in keyof ClaimAdditions]: Pence | null } => ({
  interest: isUnread(record, 'interestDue') ? null : record.interestDue,
  compensation: isUnread(record, 'compDue') ? null : record.compDue,
})

/** What a claim is computed from, beside the amounts: a settled one is what was last saved. */
const claimFields = {
  open: ['last_invoice_date', 'add_late_payment_interest', 'add_late_payment_compensation'],
  settled: ['interestDue', 'compDue'],
}

/**
 * Everything a claim on this debt is computed from, by the rule set in force. Null where one of its
 * fields could not be read.
 */
export function claimInputOf(record: Debt, today: IsoDate): ClaimInput | null {
  const outstanding = outstandingOf(record)
  if (outstanding === null) return null
  const fields = claimFields[isSettled(outstanding) ? 'settled' : 'open']
  if (isUnread(record) && fields.some((field) => isUnread(record, field))) return null
  return {
    initialDebt: record.initial_debt,
    amountOutstanding: outstanding,
    lastInvoiceDate: record.last_invoice_date,
    addInterest: record.add_late_payment_interest,
    addCompensation: record.add_late_payment_compensation,
    lastSaved: { interest: record.interestDue, compensation: record.compDue },
    today,
    rules: config.interestRules,
  }
}

/** What is claimed on a day: the only figures any screen shows. Null: unknown. */
export function claimOf(record: Debt, today: IsoDate): Claim | null {
  const input = claimInputOf(record, today)
  return input && claim(input)
}

/** The days a debt is overdue; 0 where it is settled or has no date. Null: unknown. */
export function daysOverdueOf(record: Debt, today: IsoDate): number | null {
  const outstanding = outstandingOf(record)
  if (outstanding === null) return null
  if (isSettled(outstanding)) return 0
  return isUnread(record, 'last_invoice_date')
    ? null
    : interestDays(config.interestRules, record.last_invoice_date, today)
}

/** The whole list of the client's debts. */
export const fetchDebtors = (
  options: { signal?: AbortSignal; before?: Listing<Debtor> | undefined } = {},
): Promise<Listing<Debtor>> => fetchAllPages('debtor/', debtor, { timeout: 60_000, ...options })

/** Section 7 writes this one path without its closing slash. */
export const fetchDebtor = (debtorId: number, signal: AbortSignal): Promise<Debtor> =>
  http.get(`debtor/${debtorId}`, debtor, { signal })
