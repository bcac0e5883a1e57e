// @vitest-environment node
import { expect, test } from 'vitest'
import { debtorName, legalName } from './debtor-name'

const nobody = { company_name: '', trading_name: '', title: '', first_names: '', last_name: '' }
const person = { ...nobody, title: 'Ms', first_names: 'Ann', last_name: 'Archer' }

test.each<[typeof nobody, name: string, legal?: string]>([
  [nobody, 'Unnamed debtor'],
  [person, 'Ms Ann Archer'],
  [{ ...person, title: '' }, 'Ann Archer'],
  [{ ...person, first_names: '' }, 'Ms Archer'],
  [{ ...person, trading_name: 'Archer Joinery' }, 'Archer Joinery', 'Ms Ann Archer'],
  [{ ...nobody, trading_name: 'Archer Joinery' }, 'Archer Joinery'],
  [{ ...person, company_name: 'Oak Ltd', trading_name: 'Archer Joinery' }, 'Oak Ltd'],
])('a debtor with %j is called %j', (names, name, legal = name) => {
  expect(debtorName(names)).toBe(name)
  expect(legalName(names)).toBe(legal)
})
