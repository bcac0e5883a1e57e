// @vitest-environment node
import { expect, it } from 'vitest'
import { emptyAddress, emptyContact } from '@/api/wire/address-and-contact'
import { debtEntry, formField } from './debt-schema'
import { emptyDebt } from './debt-values'

const checked = {
  ...emptyDebt,
  debtorType: 'company' as const,
  initial_debt: 100_00,
  amount_outstanding: '' as const,
}

it.each([
  ['company', { company_name: 'A Ltd', last_name: 'Archer' }, 'Company', false],
  ['sole-trader', { last_name: 'Archer' }, 'Sole trader or partnership', true],
  ['sole-trader', { company_name: 'Archer & Sons' }, 'Sole trader or partnership', false],
  ['individual', { last_name: 'Archer' }, 'Individual', true],
] as const)('a %s with %j is a %s, a person: %s', (debtorType, names, company_type, isPerson) => {
  const entry = debtEntry({ ...checked, debtorType, ...names })
  expect(entry).toMatchObject({ company_type, is_individual: isPerson })
})

it('blank fields produce no address, contact, date or smaller amount, unlike zero', () => {
  expect(debtEntry(checked)).toMatchObject({
    ...{ addresses: [], contacts: [], nature_of_business: [] },
    ...{ last_invoice_date: null, amount_outstanding: 100_00 },
  })
  expect(debtEntry({ ...checked, amount_outstanding: 0 }).amount_outstanding).toBe(0)
})

it.each([
  ['title', 'title'],
  ['debtor_debt.initial_debt', 'initial_debt'],
  ['debtor_addresses.0.postcode', 'addresses.1.postcode'],
  ['debtor_contacts.0.contact_value', 'primary_phone'],
  ['debtor_contacts.1.contact_value', 'contacts.1.contact_value'],
  ['debtor_debt.interestDue', undefined],
  ['debtor_addresses.5.city', undefined],
])('an error of %s belongs to the field %s', (path, field) => {
  const values = {
    ...emptyDebt,
    primary_phone: '020 7946 0123',
    addresses: [emptyAddress, { ...emptyAddress, street_1: '1 Road' }],
    contacts: [emptyContact, { ...emptyContact, contact_value: 'a@b.example' }],
  }
  expect(formField(path, values)).toBe(field)
})
