import * as z from 'zod/mini'
import { config } from '@/config'
import { type Claim, type ClaimInput, claim } from '@/rules/claim'
import type { IsoDate } from '@/rules/days'
import { http } from './http'
import { invoice } from './invoice'
import { note } from './note'
import { payment } from './payments'
import { addressFields, contactFields } from './place'
import { readAll } from './read-all'
import { flag, id, type Listing, listOf, text } from './wire'
import { day, pence, penceOrNull, penceOrZero } from './wire-amounts'
import { readableOf } from './wire-reader'

export const debtorAddress = z.looseObject({ id, debtor: id, ...addressFields })
export const debtorContact = z.looseObject({ id, debtor: id, ...contactFields })

const debt = z.looseObject({
  id,
  initial_debt: pence,
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
  debt_notes: readableOf(note),
  debt_invoices: readableOf(invoice),
  debt_payments: readableOf(payment),
})

/** Loose: a server may say more than this portal knows. */
export const debtor = z.looseObject({
  id,
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
  debtor_debt: debt,
})

export type Debtor = z.output<typeof debtor>
export type Debt = Debtor['debtor_debt']
export type DebtorAddress = z.output<typeof debtorAddress>
export type DebtorContact = z.output<typeof debtorContact>

/** What is still owed of the debt itself; a server that does not say means all of it. */
export const outstandingOf = (record: Debt) => record.amount_outstanding ?? record.initial_debt

/** What has been paid; a server that gives no sum gives the payments. */
export const paidOf = (record: Debt) =>
  record.total_payments ?? record.debt_payments.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

/** Everything a claim on this debt is computed from, by the rule set in force. */
export const claimInputOf = (record: Debt, today: IsoDate): ClaimInput => ({
  initialDebt: record.initial_debt,
  amountOutstanding: outstandingOf(record),
  lastInvoiceDate: record.last_invoice_date,
  addInterest: record.add_late_payment_interest,
  addCompensation: record.add_late_payment_compensation,
  lastSaved: { interest: record.interestDue, compensation: record.compDue },
  today,
  rules: config.interestRules,
})

/** What is claimed on a day: the only figures any screen shows. */
export const claimOf = (record: Debt, today: IsoDate): Claim => claim(claimInputOf(record, today))

/** The whole list of the client's debts. */
export const readDebtors = (
  options: { signal?: AbortSignal; before?: Listing<Debtor> | undefined } = {},
): Promise<Listing<Debtor>> => readAll('debtor/', debtor, { timeout: 60_000, ...options })

/** Section 7 writes this one path without its closing slash. */
export const readDebtor = (debtorId: number, signal: AbortSignal): Promise<Debtor> =>
  http.get(`debtor/${debtorId}`, debtor, { signal })
