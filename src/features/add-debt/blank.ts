import type { AddressEntry, ContactEntry } from '@/api/wire/address-and-contact'

/** Nothing was typed into the address; its label and country stand there from the start. */
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
