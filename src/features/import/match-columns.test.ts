import { describe, expect, test, vi } from 'vitest'
import { CsvRow } from '@/lib/csv-row'
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

test('a wide file is matched by its first rows, each cut into cells once', () => {
  const cut = vi.spyOn(CsvRow.prototype, 'cells', 'get')
  const search = vi.spyOn(CsvRow.prototype, 'cellAt')
  const header = [...Array.from({ length: 999 }, (_, place) => `Column ${place}`), 'Sent']
  const cells = [...Array.from({ length: 999 }, (_, place) => `value ${place}`), 'LS1 4AP']
  const rows = Array.from({ length: 1_000 }, (_, place) => new CsvRow(place + 2, cells))
  const { matches, by } = matchColumns(header, rows)
  expect(matches.findLastIndex(Boolean)).toBe(999)
  expect(matches.at(-1)).toBe('postcode')
  expect(by.at(-1)).toBe('contents')
  expect(cut).toHaveBeenCalledTimes(200)
  expect(search).not.toHaveBeenCalled()
})

test.each([
  [18, 2, 'postcode'],
  [17, 3, null],
  [2, 0, null],
])('a column of %d postcodes and %d other texts is matched as %s', (fitting, others, field) => {
  const texts = [...Array(others).fill('none'), ...Array(fitting).fill('LS1 4AP')]
  const rows = texts.map((text, place) => new CsvRow(place + 2, [text]))
  expect(matchColumns(['Sent'], rows).matches).toEqual([field])
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
