// @vitest-environment node
import { expect, test } from 'vitest'
import { debtIdentity, debtorName } from './debtor-name'

const nobody = { company_name: '', trading_name: '', title: '', first_names: '', last_name: '' }
const person = { ...nobody, title: 'Ms', first_names: 'Ann', last_name: 'Archer' }

test.each([
  [nobody, 'Unnamed debtor'],
  [person, 'Ms Ann Archer'],
  [{ ...person, title: '' }, 'Ann Archer'],
  [{ ...person, first_names: '' }, 'Ms Archer'],
  [{ ...person, last_name: '' }, 'Ms Ann'],
  [{ ...person, trading_name: 'Archer Joinery' }, 'Archer Joinery'],
  [{ ...person, company_name: 'Oak Ltd', trading_name: 'Archer Joinery' }, 'Oak Ltd'],
])('a debtor with %j is called %j', (names, name) => {
  expect(debtorName(names)).toBe(name)
})

test('a debt is identified by its references, company number, name and amount', () => {
  const references = { customer_ref: 'A1', external_ref: 'INV-1', company_number: '00000006' }
  const identity = { ...references, name: 'Ms Ann Archer', amount: 12_50 }
  expect(debtIdentity({ ...person, ...references }, 12_50)).toEqual(identity)
})
