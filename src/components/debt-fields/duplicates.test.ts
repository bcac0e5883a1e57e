// @vitest-environment node
import { expect, test } from 'vitest'
import { debtor } from '@/api/debtor/debtor'
import { findDuplicates, groupByMatchKey } from './duplicates'

const marks = {
  customer_ref: 'LF-42',
  external_ref: '',
  company_number: '01234567',
  name: 'Lantern Freight Ltd',
  amount: 500000,
}

const record = (id: number, fields: object, amount: number | string = 1) =>
  debtor.parse({ id, ...fields, debtor_debt: { id: id + 100, initial_debt: amount } })

test('findDuplicates returns each matching debt once, with its strongest reason', () => {
  const known = groupByMatchKey([
    record(6, { company_name: 'Other' }),
    record(7, { customer_ref: ' lf-42 ', company_number: '1234567' }),
    record(8, { company_name: 'Other', company_number: '0123 4567' }),
    record(9, { company_name: 'The LANTERN FREIGHT Limited.' }, '5000.00'),
    record(10, { company_name: 'Lantern Freight Ltd' }, 1),
  ])
  const found = findDuplicates(marks, known)
  expect(found.map(({ debtor: { id }, reason }) => [id, reason])).toEqual([
    [7, 'the same reference'],
    [8, 'the same company number'],
    [9, 'the same name and amount'],
  ])
})
