// @vitest-environment node
import { expect, test } from 'vitest'
import { namesOfColumns, unmatchedColumns } from './match-columns'

test('a column keeps its name, with its number when the name is not unique', () => {
  expect(namesOfColumns(['Ref', '', 'Amount', 'Amount', 'x'.repeat(101)], [])).toEqual([
    'Ref',
    '(column 2)',
    'Amount (column 3)',
    'Amount (column 4)',
    `${'x'.repeat(100)} (column 5)`,
  ])
})

test('only columns with values and without a field are unmatched, one without a name included', () => {
  const header = ['Customer', 'Terms', 'Empty', '']
  const samples = [['Alder Ltd'], ['30 days', '60 days'], [], ['paid?']]
  expect(unmatchedColumns({ header, samples }, ['company_name', null, null, null])).toEqual([
    { column: 1, name: 'Terms', samples: ['30 days', '60 days'] },
    { column: 3, name: '(column 4)', samples: ['paid?'] },
  ])
  expect(
    unmatchedColumns({ header, samples }, ['company_name', 'department', null, 'debt_type']),
  ).toEqual([])
})

test('a column of typed values that fills no field any more is unmatched', () => {
  const file = { header: ['Customer', 'Code'], samples: [['Alder Ltd'], ['SW1A 1AA']] }
  const matches = ['company_name', 'postcode', null, 'primary_email'] as const
  expect(namesOfColumns(file.header, matches)).toEqual([
    'Customer',
    'Code',
    'Typed in the review (column 3)',
    'Typed in the review (column 4)',
  ])
  expect(unmatchedColumns(file, matches)).toEqual([
    { column: 2, name: 'Typed in the review (column 3)', samples: [] },
  ])
  expect(unmatchedColumns(file, ['company_name', 'postcode'])).toEqual([])
})
