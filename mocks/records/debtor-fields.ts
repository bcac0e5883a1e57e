import type { DebtorBody } from '@/api/debtor/request-body'
import { type Field, nullable, optional } from '../drf/field'
import { list, many, record, type Values } from '../drf/record'
import { char, choice, freeText } from '../drf/text'
import { boolean, date, decimal, decimalOrNull } from '../drf/values'
import { nestedAddress, nestedContact } from './addresses-and-contacts'

const amount = { digits: 12, places: 2, min: 0 } as const

export const debtFields = {
  initial_debt: decimal(amount),
  debt_type: freeText(100),
  department: freeText(100),
  amount_outstanding: decimalOrNull(amount),
  last_invoice_date: optional(nullable(date()), null),
  status: optional(char({ max: 50 }), 'Processing'),
  status_detail: freeText(500),
  debt_disputed: optional(boolean(), false),
  add_late_payment_interest: optional(boolean(), true),
  add_late_payment_compensation: optional(boolean(), true),
  interestDue: optional(decimal(amount), '0.00'),
  compDue: optional(decimal(amount), '0.00'),
  fee_type: optional(choice('Fixed Fee', 'No Recovery No Fee'), 'Fixed Fee'),
} satisfies Record<keyof DebtorBody['debtor_debt'] | 'status_detail', Field<unknown>>

/** The server derives these from the contacts and ignores sent values. */
type Derived = 'primary_email' | 'primary_phone'

export const debtorFields = {
  title: freeText(20),
  customer_ref: freeText(100),
  company_type: freeText(100),
  first_names: freeText(100),
  last_name: freeText(100),
  is_individual: optional(boolean(), false),
  company_name: freeText(255),
  trading_name: freeText(255),
  salutation: freeText(100),
  letter_title: freeText(100),
  company_number: freeText(20),
  vat_number: freeText(20),
  nature_of_business: optional(list(char({ max: 100 })), []),
  external_ref: freeText(100),
  debtor_contacts: optional(many(nestedContact), []),
  debtor_addresses: optional(many(nestedAddress), []),
  debtor_debt: record(debtFields),
} satisfies Record<Exclude<keyof DebtorBody, Derived>, Field<unknown>>

export type DebtorGiven = Partial<Values<typeof debtorFields>>

/** A company needs a company name, an individual a last name. */
export const debtorRecord = record(debtorFields, ({ is_individual, company_name, last_name }) => {
  if (is_individual) return last_name ? null : { last_name: ['This field is required.'] }
  return company_name ? null : { company_name: ['This field is required.'] }
})
