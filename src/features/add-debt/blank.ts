import type { AddressEntry, ContactEntry } from '@/api/wire/address-and-contact'

/** True if no text was typed; label and country have default values. */
export const isBlankAddress = (address: AddressEntry) =>
  [
    address.street_1,
    address.street_2,
    address.street_3,
    address.city,
    address.county,
    address.postcode,
  ].every((text) => text.trim() === '')

export const isBlankContact = ({ contact_value }: ContactEntry) => contact_value.trim() === ''
