import * as z from 'zod/mini'
import { flag, text } from './fields'

/** Addresses and contacts, which clients and debtors share (section 3). */

/** The fields of an address that a person enters. A record has its coordinates too, which no screen shows. */
export const addressFields = {
  label: text,
  street_1: text,
  street_2: text,
  street_3: text,
  city: text,
  county: text,
  postcode: text,
  country: text,
  isResidential: flag(false),
  isPrimary: flag(false),
  isBilling: flag(false),
  isDelivery: flag(false),
  doNotContact: flag(false),
}
const enteredAddress = z.object(addressFields)

/** An address as entered. */
export type AddressEntry = z.output<typeof enteredAddress>

export const contactFields = {
  label: text,
  contact_type: text,
  contact_value: text,
  isPrimary: flag(false),
  doNotContact: flag(false),
}

export const address = z.looseObject(addressFields)
export const contact = z.looseObject(contactFields)

export const emptyAddress: AddressEntry = enteredAddress.parse({
  label: 'Primary',
  country: 'United Kingdom',
  isPrimary: true,
})

export const emptyContact = {
  label: '',
  contact_type: 'Phone' as 'Phone' | 'Email',
  contact_value: '',
  isPrimary: true,
  doNotContact: false,
}

/** A contact as entered. */
export type ContactEntry = typeof emptyContact

/** An address's request body. The coordinates, which no form asks for, are 0,0 (section 9). */
export const addressBody = (entry: AddressEntry) => ({
  ...entry,
  latitude: 0,
  longitude: 0,
  location: { type: 'Point' as const, coordinates: [0, 0] as [number, number] },
})
export type AddressBody = ReturnType<typeof addressBody>

/** Marks exactly one entry as primary: the first already marked, else the first. */
export function withOnePrimary<T extends { isPrimary: boolean }>(entries: readonly T[]): T[] {
  const primary = entries.find(({ isPrimary }) => isPrimary) ?? entries[0]
  return entries.map((entry) => ({ ...entry, isPrimary: entry === primary }))
}
