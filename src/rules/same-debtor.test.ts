// @vitest-environment node
import { expect, it } from 'vitest'
import { type DebtorIdentity, isSameDebtor } from './same-debtor'

const one: DebtorIdentity = {
  name: 'Alder Ltd',
  companyNumber: '01234567',
  address: { street_1: '1 Mill Lane', postcode: 'LS1 4DY' },
}
const unnumbered = { ...one, companyNumber: '' }

it.each<[string, DebtorIdentity, DebtorIdentity, boolean]>([
  ['the same number', one, { name: 'Other', companyNumber: '1234567 ', address: null }, true],
  ['other numbers', one, { ...one, companyNumber: '07654321' }, false],
  ['one number alone, the same name and address', one, unnumbered, true],
  ['the same name and address', unnumbered, { ...unnumbered, name: 'ALDER LIMITED' }, true],
  [
    'the same name, other spacing of the address',
    unnumbered,
    { ...unnumbered, address: { street_1: '1, Mill lane', postcode: 'ls14dy' } },
    true,
  ],
  [
    'the same name, another address',
    unnumbered,
    { ...unnumbered, address: { street_1: '2 Mill Lane', postcode: 'LS1 4DY' } },
    false,
  ],
  [
    'the same name, no address',
    { ...unnumbered, address: null },
    { ...unnumbered, address: null },
    false,
  ],
])('with %s two debts are of one debtor or not', (_, first, second, expected) => {
  expect(isSameDebtor(first, second)).toBe(expected)
})
