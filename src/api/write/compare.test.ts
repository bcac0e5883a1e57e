// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isSameValue, likeness } from './compare'

describe('a stored value is what was sent', () => {
  it.each<[unknown, unknown]>([
    ['1 Road', '1 ROAD'],
    ['  Rang  twice. ', 'Rang twice'],
    ['ls1 1aa', 'LS11AA'],
    ['0113-496 0000', '01134960000'],
    ['Café', 'CAFÉ'.normalize('NFD')],
    ['C.', 'c'],
    ['', null],
    [' ', null],
    [null, ''],
    ['', undefined],
    [9_000, '9000.00'],
    [1234.56, 1234.5600000000002],
    [0, '0E-10'],
    [9, '9'],
    [true, true],
    ['2025-07-01', '2025-07-01T23:30:00'],
    ['2025-07-01', '2025-06-30T23:00:00Z'],
    [
      ['Retail', 'Food'],
      ['food', 'RETAIL'],
    ],
    [[], null],
    [
      [{ id: 4, contact_value: 'A@b.co', label: null }],
      [{ id: 4, contact_value: 'a@b.co', debtor: 7 }],
    ],
  ])('%j as %j', (sent, stored) => {
    expect(isSameValue(sent, stored)).toBe(true)
  })

  it.each<[unknown, unknown]>([
    ['Rang.', 'Rang again.'],
    ['', 'Rang.'],
    ['Rang.', null],
    ['!', '?'],
    [9_000, '900.00'],
    [9_000, null],
    [true, false],
    ['2025-07-01', '2025-07-10'],
    ['2025-07-01', null],
    [null, '2025-07-01'],
    [['Retail'], ['Retail', 'Food']],
    [['Retail'], null],
    [[{ id: 4, contact_value: 'a@b.co' }], [{ id: 4, contact_value: 'old@b.co' }]],
  ])('%j, but not as %j', (sent, stored) => {
    expect(isSameValue(sent, stored)).toBe(false)
  })
})

describe('a record', () => {
  const sent = { debt: 9, note: 'Rang.', ref: '', debtor_debt: { initial_debt: 5 } }

  it.each<[string, unknown, number | null]>([
    ['of the id alone', { id: 1 }, 0],
    ['of nothing', null, 0],
    [
      'with the values and more',
      { id: 1, debt: 9, note: 'rang', ref: 'R-1', debtor_debt: { initial_debt: '5.00', x: 1 } },
      3,
    ],
    ['with another text', { debt: 9, note: 'Wrote.' }, null],
    ['of another owner', { debt: 8, note: 'Rang.' }, null],
    ['with a blank', { note: null, ref: '' }, null],
    ['with another amount', { debt: 9, debtor_debt: { initial_debt: '4.99' } }, null],
  ])('%s', (_, record, expected) => {
    expect(likeness(sent, record)).toBe(expected)
  })
})
