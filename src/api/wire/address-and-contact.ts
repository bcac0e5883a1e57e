import * as z from 'zod/mini'
import { flag, text } from './fields'

/** Addresses and contacts, which clients and debtors share (section 3). */

/** A coordinate may lose precision, unlike money; a missing one is 0 (section 5). */
const coordinate = z.transform((value: unknown): number => {
  const isFilled = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isFilled && Number.isFinite(Number(value)) ? Number(value) : 0
})

/** The fields of an address that a person enters. */
const enteredFields = {
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
const enteredAddress = z.object(enteredFields)

/** An address as entered. */
export type AddressEntry = z.output<typeof enteredAddress>

export const addressFields = { ...enteredFields, latitude: coordinate, longitude: coordinate }

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

/** A contact's request body; servers may have further contact types. */
export type ContactBody = Omit<ContactEntry, 'contact_type'> & { contact_type: string }

/** An address's request body. The coordinates, which no form asks for, default to 0,0 (section 9). */
export function addressBody(entry: AddressEntry & { latitude?: number; longitude?: number }) {
  const { latitude = 0, longitude = 0 } = entry
  // GeoJSON has the longitude first.
  const location = {
    type: 'Point' as const,
    coordinates: [longitude, latitude] as [number, number],
  }
  return { ...entry, latitude, longitude, location }
}
export type AddressBody = ReturnType<typeof addressBody>

/** Marks exactly one entry as primary: the first already marked, else the first. */
export function withOnePrimary<T extends { isPrimary: boolean }>(entries: readonly T[]): T[] {
  const primary = entries.find(({ isPrimary }) => isPrimary) ?? entries[0]
  return entries.map((entry) => ({ ...entry, isPrimary: entry === primary }))
}
