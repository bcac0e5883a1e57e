import type * as z from 'zod/mini'
import type { debtorAddress, debtorContact } from '@/api/debtor/debtor'
import type { AddressBody, ContactEntry } from '@/api/wire/address-and-contact'
import type { World } from '../db'
import { accepted, type Field, nullable, optional } from '../drf/field'
import { complete, record, type Values } from '../drf/record'
import { char, choice, emailError, freeText, isEmail } from '../drf/text'
import { boolean, decimalOrNull, point } from '../drf/values'
import type { AddressRow, ContactRow } from '../rows'

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

/** Validates an email once its fields are valid. */
export const checkContact = (contact: { contact_type?: string; contact_value?: string }) =>
  contact.contact_type === 'Email' && !isEmail(contact.contact_value ?? '')
    ? { contact_value: [emailError] }
    : null

/** A nested row with an id updates that row; any other value creates one. */
const optionalId: Field<number | null> = {
  required: false,
  read: (value) => accepted(typeof value === 'number' ? value : null),
}
export const nestedAddress = record({ id: optionalId, ...addressFields })
export const nestedContact = record({ id: optionalId, ...contactFields }, checkContact)

type AddressGiven = Partial<Values<typeof addressFields>>
type ContactGiven = Partial<Values<typeof contactFields>>

export const newAddress = (world: World, given: AddressGiven): AddressRow => ({
  id: world.nextNested('address'),
  ...complete(addressFields, given),
})

export const newContact = (world: World, given: ContactGiven): ContactRow => ({
  id: world.nextNested('contact'),
  ...complete(contactFields, given),
})

/** Replaces nested rows: existing ids are updated, others are created, absent rows are removed. */
export const replaceRows = <Row extends { id: number }, Given extends { id?: number | null }>(
  rows: readonly Row[],
  given: readonly Given[],
  create: (given: Omit<Given, 'id'>) => Row,
): Row[] =>
  given.map(({ id, ...values }) => {
    const existing = rows.find((row) => row.id === id)
    return existing ? { ...existing, ...values } : create(values)
  })

const primary = <Row extends { isPrimary: boolean }>(rows: readonly Row[]): Row | null =>
  rows.find((row) => row.isPrimary) ?? rows[0] ?? null

export const primaryAddress = (rows: readonly AddressRow[]) => primary(rows)

/** The value of the primary contact of a type, else of the first. */
export const primaryContact = (rows: readonly ContactRow[], type: ContactRow['contact_type']) =>
  primary(rows.filter((row) => row.contact_type === type))?.contact_value ?? null

export const serialiseAddress = (row: AddressRow, debtor: number) =>
  ({ ...row, debtor }) satisfies z.input<typeof debtorAddress>

export const serialiseContact = (row: ContactRow, debtor: number) =>
  ({ ...row, debtor }) satisfies z.input<typeof debtorContact>
