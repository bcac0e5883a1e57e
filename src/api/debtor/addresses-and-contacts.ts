import * as z from 'zod/mini'
import { ownedList } from '../owned-list'
import {
  type AddressEntry,
  addressBody,
  addressFields,
  type ContactEntry,
  contactFields,
} from '../wire/address-and-contact'
import { type DebtorAddress, type DebtorContact, debtorAddress, debtorContact } from './debtor'

export const addressList = ownedList<AddressEntry, DebtorAddress>({
  path: 'debtor_address',
  owner: 'debtor',
  noun: 'address',
  schema: debtorAddress,
  body: addressBody,
  editable: z.object(addressFields),
  identity: ['street_1', 'postcode'],
})

export const contactList = ownedList<ContactEntry, DebtorContact>({
  path: 'debtor_contact',
  owner: 'debtor',
  noun: 'contact',
  schema: debtorContact,
  editable: z.object(contactFields),
  identity: ['contact_value'],
})
