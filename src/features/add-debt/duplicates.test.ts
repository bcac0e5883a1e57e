// @vitest-environment node
import { expect, test } from 'vitest'
import { debtor } from '@/api/debtor/debtor'
import { findDuplicates, withDuplicateKeys } from './duplicates'

const marks = {
  customer_ref: 'LF-42',
  external_ref: '',
  company_number: '01234567',
  name: 'Lantern Freight Ltd',
  amount: 500000,
}

test('findDuplicates returns each duplicate once, with its strongest reason', () => {
  const records = [
    { id: 6, company_name: 'Other' },
    { id: 7, customer_ref: ' lf-42 ', company_number: '1234567' },
    { id: 8, company_name: 'Other', company_number: '0123 4567' },
    { id: 9, company_name: 'The LANTERN FREIGHT Limited.', amount: '5000.00' },
    { id: 10, company_name: 'Lantern Freight Ltd' },
  ].map(({ amount = '1', ...fields }) =>
    debtor.parse({ ...fields, debtor_debt: { id: fields.id + 100, initial_debt: amount } }),
  )
  const known = withDuplicateKeys(records)
  const found = findDuplicates(marks, known)
  expect(found.map(({ debtor: { id }, reason }) => [id, reason])).toEqual([
    [7, 'the same reference'],
    [8, 'the same company number'],
    [9, 'the same name and amount'],
  ])
})
