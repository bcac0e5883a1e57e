import { ownedList } from '../owned-list'
import { type AddressEntry, addressBody, type ContactEntry } from '../wire/address-and-contact'
import { type DebtorAddress, type DebtorContact, debtorAddress, debtorContact } from './debtor'

/** The addresses of a debtor. */
export const addressList = ownedList<AddressEntry, DebtorAddress>({
  path: 'debtor_address',
  owner: 'debtor',
  noun: 'address',
  schema: debtorAddress,
  body: addressBody,
  identity: ['street_1', 'postcode'],
})

/** The contacts of a debtor. */
export const contactList = ownedList<ContactEntry, DebtorContact>({
  path: 'debtor_contact',
  owner: 'debtor',
  noun: 'contact',
  schema: debtorContact,
  identity: ['contact_value'],
})
