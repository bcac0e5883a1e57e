import type { ClientBody } from '@/api/clients'
import type { DebtorBody } from '@/api/debtor/request-body'
import type { AddressBody, ContactEntry } from '@/api/wire/address-and-contact'
import { accepted, type Field, many, nullable, optional, record, type Values } from '../drf/field'
import {
  boolean,
  char,
  choice,
  date,
  decimal,
  decimalOrNull,
  emailError,
  freeText,
  isEmail,
  listOfTexts,
  point,
} from '../drf/values'

/** The fields of the records that requests carry. */

const flag = optional(boolean(), false)
const coordinate = decimalOrNull({ digits: 9, places: 6 })

export const addressFields = {
  label: optional(nullable(char({ max: 50, blank: true })), 'Primary'),
  street_1: char({ max: 200 }),
  street_2: freeText(200),
  street_3: freeText(200),
  city: char({ max: 100 }),
  county: freeText(100),
  postcode: char({ max: 20 }),
  country: freeText(100),
  isResidential: flag,
  isPrimary: flag,
  isBilling: flag,
  isDelivery: flag,
  doNotContact: flag,
  latitude: coordinate,
  longitude: coordinate,
  location: optional(nullable(point()), null),
} satisfies Record<keyof AddressBody, Field<unknown>>

export const contactFields = {
  label: freeText(50),
  contact_type: choice('Phone', 'Email'),
  contact_value: char({ max: 254 }),
  isPrimary: flag,
  doNotContact: flag,
} satisfies Record<keyof ContactEntry, Field<unknown>>

export const checkContact = (contact: { contact_type?: string; contact_value?: string }) =>
  contact.contact_type === 'Email' && !isEmail(contact.contact_value ?? '')
    ? { contact_value: [emailError] }
    : null

/** A nested row with an id updates that row; any other value creates one. */
const id: Field<number | null> = {
  required: false,
  read: (value) => accepted(typeof value === 'number' ? value : null),
}
const addresses = optional(many(record({ id, ...addressFields })), [])
const contacts = optional(many(record({ id, ...contactFields }, checkContact)), [])

export const clientFields = {
  client_type: optional(char({ max: 10 }), 'P'),
  client_prospect: optional(char({ max: 10 }), 'C'),
  company_type: freeText(100),
  company_name: char({ max: 255 }),
  trading_name: freeText(255),
  company_number: freeText(20),
  vat_number: freeText(20),
  intro_source: freeText(100),
  intro_description: freeText(2000),
  client_addresses: addresses,
  client_contacts: contacts,
} satisfies Record<keyof ClientBody, Field<unknown>>

export const clientRecord = record(clientFields)

const amount = { digits: 12, places: 2, min: 0 } as const

export const debtFields = {
  initial_debt: decimal(amount),
  debt_type: freeText(100),
  department: freeText(100),
  amount_outstanding: decimalOrNull(amount),
  last_invoice_date: optional(nullable(date()), null),
  status: optional(char({ max: 50 }), 'Processing'),
  status_detail: freeText(500),
  debt_disputed: flag,
  add_late_payment_interest: optional(boolean(), true),
  add_late_payment_compensation: optional(boolean(), true),
  interestDue: optional(decimal(amount), '0.00'),
  compDue: optional(decimal(amount), '0.00'),
  fee_type: optional(choice('Fixed Fee', 'No Recovery No Fee'), 'Fixed Fee'),
} satisfies Record<keyof DebtorBody['debtor_debt'] | 'status_detail', Field<unknown>>

export const debtorFields = {
  title: freeText(20),
  customer_ref: freeText(100),
  company_type: freeText(100),
  first_names: freeText(100),
  last_name: freeText(100),
  is_individual: flag,
  company_name: freeText(255),
  trading_name: freeText(255),
  salutation: freeText(100),
  letter_title: freeText(100),
  company_number: freeText(20),
  vat_number: freeText(20),
  nature_of_business: optional(listOfTexts(), []),
  external_ref: freeText(100),
  debtor_contacts: contacts,
  debtor_addresses: addresses,
  debtor_debt: record(debtFields),
  // Primary email and phone are derived from the contacts, and sent ones ignored.
} satisfies Record<Exclude<keyof DebtorBody, 'primary_email' | 'primary_phone'>, Field<unknown>>

/** A company needs a company name, an individual a last name. */
export const debtorRecord = record(debtorFields, ({ is_individual, company_name, last_name }) => {
  const [needed, value] = is_individual ? ['last_name', last_name] : ['company_name', company_name]
  return value ? null : { [needed]: ['This field is required.'] }
})

export type AddressRow = { id: number } & Values<typeof addressFields>
export type ContactRow = { id: number } & Values<typeof contactFields>
type DebtRow = { id: number } & Values<typeof debtFields>
export type Nested = { addresses: AddressRow[]; contacts: ContactRow[] }
export type ClientRow = { id: number } & Nested &
  Omit<Values<typeof clientFields>, 'client_addresses' | 'client_contacts'>
export type DebtorRow = { id: number; client: number; debt: DebtRow } & Nested &
  Omit<Values<typeof debtorFields>, 'debtor_addresses' | 'debtor_contacts' | 'debtor_debt'>
