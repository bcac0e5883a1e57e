// @vitest-environment node
import { expect, test } from 'vitest'
import { emptyAddress, emptyContact } from '@/api/wire/address-and-contact'
import { emptyDebt } from './debt-values'
import { formField } from './server-fields'

const values = {
  ...emptyDebt,
  primary_phone: '020 7946 0123',
  addresses: [emptyAddress, { ...emptyAddress, street_1: '1 Road' }],
  contacts: [emptyContact, { ...emptyContact, contact_value: 'a@b.example' }],
}

test.each([
  ['title', 'title'],
  ['debtor_debt.initial_debt', 'initial_debt'],
  ['debtor_addresses.0.postcode', 'addresses.1.postcode'],
  ['debtor_contacts.0.contact_value', 'primary_phone'],
  ['debtor_contacts.1.contact_value', 'contacts.1.contact_value'],
  ['debtor_debt.interestDue', undefined],
  ['debtor_addresses.5.city', undefined],
])('formField maps %s to %s', (path, field) => {
  expect(formField(path, values)).toBe(field)
})
