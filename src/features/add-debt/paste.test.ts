// @vitest-environment node
import { expect, it } from 'vitest'
import { splitAddress, splitCompany } from './paste'

it.each([
  ['Acme Ltd (01234567)', { company_name: 'Acme Ltd', company_number: '01234567' }],
  [' Acme (UK) Ltd [SC123456] ', { company_name: 'Acme (UK) Ltd', company_number: 'SC123456' }],
  ['Acme Ltd (Company no. 1234567)', { company_name: 'Acme Ltd', company_number: '01234567' }],
  ['Acme (UK)', null],
  ['Acme Ltd (2024)', null],
  ['Acme Ltd', null],
  ['(01234567)', null],
])('%s is split into %o', (text, split) => {
  expect(splitCompany(text)).toEqual(split)
})

const address = (street_1: string, street_2: string, street_3: string) => ({
  street_1,
  street_2,
  street_3,
  city: 'Bristol',
  postcode: 'BS1 4DJ',
})

it.each([
  ['14 Quayside\nBristol\nBS1 4DJ', address('14 Quayside', '', '')],
  ['14 Quayside,\r\nBristol bs14dj\r\nUnited Kingdom', address('14 Quayside', '', '')],
  [
    'Unit 4\tThe Docks\tBlock C\tYard\tBristol, BS1 4DJ',
    address('Unit 4', 'The Docks', 'Block C, Yard'),
  ],
  ['14 Quayside', null],
  ['14 Quayside\nBristol', null],
  ['Bristol\nBS1 4DJ', null],
])('%j is split into %o', (text, split) => {
  expect(splitAddress(text)).toEqual(split)
})
