import { describe, expect, test } from 'vitest'
import { importColumns } from '@/rules/import-columns'
import { importFields } from './fields'
import { matchColumns, missingColumns, rematch } from './match-columns'

const matched = (...header: string[]) => matchColumns(header).matches

describe('matchColumns', () => {
  test('the portal’s own columns match themselves, by name and by label', () => {
    expect(matched(...importColumns)).toEqual(importColumns)
    expect(matched(...importColumns.map((field) => importFields[field].label))).toEqual(
      importColumns,
    )
  })

  test('every name other systems use leads to one field', () => {
    for (const field of importColumns) {
      for (const alias of importFields[field].aliases) expect(matched(alias)).toEqual([field])
    }
  })

  test.each([
    ['  Last Invoice Date ', 'last_invoice_date'],
    ['last-invoice_DATE*', 'last_invoice_date'],
    ['Original amount (£)', 'initial_debt'],
    ['T/A', 'trading_name'],
    ['Contact Name', 'company_name'],
    ['Colour', null],
    ['__proto__', null],
    ['', null],
  ])('%j is %s', (name, field) => {
    expect(matched(name)).toEqual([field])
  })

  test('the field’s own name beats an alias', () => {
    expect(matched('Account', 'customer_ref', 'Amount', 'initial_debt')).toEqual([
      null,
      'customer_ref',
      null,
      'initial_debt',
    ])
  })

  test.each([
    [['company_name', 'amount', 'Amount']],
    [['company_name', 'initial_debt', 'Initial debt']],
    [['company_name', 'total', 'gross']],
  ])('of %j no column wins', (header) => {
    const { matches, contested } = matchColumns(header)
    expect(matches).toEqual(['company_name', null, null])
    expect(contested).toEqual(['initial_debt'])
  })
})

test('a person’s choice wins, and a field has one column', () => {
  const matches = rematch(['initial_debt', null, 'city'], 1, 'initial_debt')
  expect(matches).toEqual([null, 'initial_debt', 'city'])
  expect(rematch(matches, 1, null)).toEqual([null, null, 'city'])
})

test.each([
  [['company_name', 'initial_debt'], 0],
  [['last_name', 'amount_outstanding'], 0],
  [['company_name', 'city'], 1],
  [['city', null], 2],
] as const)('%j misses %d things', (matches, count) => {
  expect(missingColumns(matches)).toHaveLength(count)
})
