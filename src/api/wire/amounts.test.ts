// @vitest-environment node
import { expect, it } from 'vitest'
import { day, pence, penceOrNull, penceOrZero, readPence } from './amounts'

it.each<[unknown, number]>([
  ['1234.50', 123_450],
  [1234.5, 123_450],
  [' 12 ', 1_200],
  ['-12.00', -1_200],
  [0, 0],
  ['1.500', 150],
])('the amount %j is %d pence, required or not', (value, expected) => {
  for (const schema of [pence, penceOrZero, penceOrNull]) {
    expect(schema.parse(value)).toBe(expected)
  }
  expect(readPence(value)).toBe(expected)
})

it.each([null, undefined])('the amount %s is missing', (value) => {
  expect(pence.safeParse(value).success).toBe(false)
  expect(penceOrZero.parse(value)).toBe(0)
  expect(penceOrNull.parse(value)).toBeNull()
  expect(readPence(value)).toBeUndefined()
})

it.each(['a lot', '', '1.005', '1,000', 'NaN', Number.POSITIVE_INFINITY, true, [1], { amount: 1 }])(
  'the value %j is no amount',
  (value) => {
    for (const schema of [pence, penceOrZero, penceOrNull]) {
      expect(schema.safeParse(value).success).toBe(false)
    }
    expect(readPence(value)).toBeUndefined()
  },
)

it.each<[unknown, string | null]>([
  ['2024-02-29', '2024-02-29'],
  ['2024-02-29T23:59:59Z', '2024-02-29'],
  ['', null],
  [null, null],
  [undefined, null],
])('the day of %j is %j', (value, expected) => {
  expect(day.parse(value)).toBe(expected)
})

it.each(['2023-02-29', '29/02/2024', 'yesterday', 20240229, true])('%j is no day', (value) => {
  expect(day.safeParse(value).success).toBe(false)
})

it.each([
  ['an amount', pence, 'a lot'],
  ['a day', day, 'yesterday'],
])('a value that is not %s is refused with the reason', (kind, schema, value) => {
  expect(schema.safeParse(value).error?.issues).toEqual([
    { code: 'custom', message: `not ${kind}`, path: [] },
  ])
})
