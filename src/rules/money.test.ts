// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountReadings,
  formatMoney,
  notAnAmount,
  parseMoney,
  plainMoney,
  readDecimal,
  toWire,
} from './money'

const pence = fc.oneof(fc.integer({ min: 0, max: 999_999_999_999 }), fc.nat(200_000))

describe('parseMoney', () => {
  test.each<[number | null, string[]]>([
    [123450, ['£1,234.50', '1 234.50', '1\u00a0234.50', '1\u2009234.50', "1'234.50"]],
    [123450, ['1234.5', '1234.500']],
    [123456700, ['1\u202f234\u202f567']],
    [123456750, ['1’234’567.50']],
    [123456789, ['1,234,567.89']],
    [1234567890, ['12 345 678.90']],
    [999999999999, ['9999999999.99']],
    [12345600, ['123,456', '123 456']],
    [123400, ['1_234']],
    [50000, ['500 DR', '500D', '500 pounds', '499.9999999999998', '500.0000000000001']],
    [10000, ['GBP 100', 'gbp100', '100 GBP', '100GBP', 'GBP£100', 'UK£100', 'STG 100', '￡100']],
    [10000, ['£100.00 (GBP)', '100 pounds sterling', '100.00 GBP Dr', '₤100', '100/-', '£100.--']],
    [700, ['£7', '£ 7', '+7', '0007']],
    [500, ['5.']],
    [123, ['1.230000']],
    [110, ['1.10']],
    [50, ['０.５０']],
    [29, ['0.29']],
    [null, ['', '  ']],
  ])('%s pence can be written %j', (value, texts) => {
    for (const text of texts) expect(parseMoney(text), text).toEqual({ ok: true, value })
  })

  test.each(['(250.00)', '£(250)', '250.00-', '-5', '−5', '£-5', '-£5', '500 CR', '500cr', 'Cr 5'])(
    '%j is negative',
    (text) => {
      expect(parseMoney(text)).toEqual({ ok: false, error: 'The amount cannot be negative' })
    },
  )

  test.each([
    ...['1e5', '1,23,456', '12,50', '1.234,50', '0.001', '0,500', '1,2345'],
    ...['1234,567', '1,234 567', '1.2.3', 'abc', '12a', '$5', '€5', '100²', '½', '①', 'NaN'],
    ...['0x10', 'Paid £50', 'part paid', 'unpaid', 'nil paid', '50 (paid)', '1.250,-', '1,250,-'],
    ...['Infinity', '.', ',', '£', 'CR', '(', '1 2', '1\n2', '٣'],
    ...['5-3', '5CR3', '1GBP00', '1234 567', '1234,567', '.50'],
  ])('%j is no amount', (text) => {
    expect(parseMoney(text)).toEqual({ ok: false, error: notAnAmount })
  })

  test.each([
    ...['-', '–', '—', '−', '--', ' -   ', '-.--', '0.-', '- £', '£-', '£ – ', '(-)', 'GBP -'],
    ...['0', '0.00', '.00', '0,00', '000', '£0.00', '0.00 GBP', 'GBP 0.00', '0.00 DR', '+0.00'],
    ...[
      '-0.00',
      '−0.00',
      '(0.00)',
      '(nil)',
      '£(0.00)',
      '-£0.00',
      '0.00-',
      '0.00 CR',
      '0.00CR',
      'CR 0.00',
    ],
    ...['0E-10', '2.2737367544323206e-13', '-1.13687E-13', '-0.0000000000001', '―', '‒'],
    ...['‑', '£ -', '- -', '£nil', '(£0.00)', '0.00C', '0p', 'Nil due', 'no balance', 'Nil (paid)'],
    ...['nil', 'NIL', 'Nil.', 'zero', 'none', 'nought', 'paid', 'Paid in full', 'settled'],
    ...['Paid 12/02/2026', 'Paid.', 'PAID - BACS', '(paid)', 'Paid by card', 'written off'],
  ])('%j is a written zero, with either decimal sign', (text) => {
    expect(parseMoney(text)).toEqual({ ok: true, value: 0 })
    expect(parseMoney(text, 'comma')).toEqual({ ok: true, value: 0 })
  })

  test.each([
    ['1.500', 1_500_00, 1_50, '£1.50 or £1,500.00'],
    ['£12.500', 12_500_00, 12_50, '£12.50 or £12,500.00'],
    ['250.000', 250_000_00, 250_00, '£250.00 or £250,000.00'],
  ])('%j is refused until the decimal sign is known', (text, withComma, withPoint, meanings) => {
    expect(parseMoney(text)).toEqual({ ok: false, error: `Enter ${text} as ${meanings}` })
    expect(amountReadings(text)).not.toEqual([])
    expect(parseMoney(text, 'comma')).toEqual({ ok: true, value: withComma })
    expect(parseMoney(text, 'point')).toEqual({ ok: true, value: withPoint })
    const grouped = text.replace('.', ',')
    const error = `Enter ${grouped} as ${meanings}`
    expect(parseMoney(grouped, 'comma')).toEqual({ ok: false, error })
  })

  test.each([
    ['1.234,50', 123450],
    ['1.234.567', 123456700],
    ['12,5', 1250],
    ['£ 1.250,-', 125000],
    ["1'234,50", 123450],
    ['1 234,50', 123450],
    ['12.50', 1250],
    ['1,234.50', 123450],
    ['300', 30000],
  ])('%j is %s with a decimal comma', (text, value) => {
    expect(parseMoney(text, 'comma')).toEqual({ ok: true, value })
    expect(amountReadings(text)).toEqual([])
  })

  test.each(['10000000000', '£10,000,000,000.00', '9'.repeat(400)])('%j is too large', (text) => {
    expect(parseMoney(text)).toEqual({
      ok: false,
      error: 'The amount must be less than £10 billion',
    })
  })

  test('Z3: parses every formatted amount', () => {
    fc.assert(
      fc.property(pence, (p) => {
        for (const text of [formatMoney(p), plainMoney(p)]) {
          expect(parseMoney(text)).toEqual({ ok: true, value: p })
        }
      }),
    )
  })
})

describe('readDecimal', () => {
  test.each<[number | null, (number | string)[]]>([
    [1230, [12.3, '12.30']],
    [29, [0.29]],
    [30, [0.1 + 0.2]],
    [110, [1.1]],
    [435, [4.35]],
    [100, [1]],
    [-100, [-1, '-1.00']],
    [0, [0, '-0.00', '0.001', '-0.001', '0E-10', 1e-7]],
    [1, ['0.005']],
    [250, ['+2.5']],
    [500, ['5.']],
    [710, ['7.1000', ' 7.10 ']],
    [100000, ['1E+3', '1e3']],
    [123456, ['1234.5600000000002']],
    [999999999999, [9999999999.99, '9999999999.99']],
    [99999999999999, ['999999999999.99']],
    [Number.MAX_SAFE_INTEGER, ['90071992547409.91', '0090071992547409.91']],
    [null, [1e21, Number.NaN, '90071992547409.92', '1'.repeat(400)]],
    [null, ['', '.', '.5', '£5', '1,000.00']],
  ])('%s is read from %j', (expected, values) => {
    for (const value of values) expect(readDecimal(value), `${value}`).toBe(expected)
  })

  test('undoes plainMoney and toWire, signs included', () => {
    fc.assert(
      fc.property(pence, fc.boolean(), (p, owed) => {
        const signed = owed || p === 0 ? p : -p
        expect(readDecimal(plainMoney(signed))).toBe(signed)
        expect(readDecimal(toWire(signed))).toBe(signed)
        expect(JSON.stringify(toWire(signed))).toMatch(/^-?\d+(\.\d{1,2})?$/)
      }),
    )
  })
})

test.each([
  [0, '£0.00', '0.00', 0],
  [5, '£0.05', '0.05', 0.05],
  [99999, '£999.99', '999.99', 999.99],
  [100000, '£1,000.00', '1000.00', 1000],
  [123450, '£1,234.50', '1234.50', 1234.5],
  [123456789, '£1,234,567.89', '1234567.89', 1234567.89],
  [-1, '−£0.01', '-0.01', -0.01],
  [-100, '−£1.00', '-1.00', -1],
  [-123456, '−£1,234.56', '-1234.56', -1234.56],
])('%i pence is shown as %s, plain %s, sent as %d', (p, shown, plain, wire) => {
  expect(formatMoney(p)).toBe(shown)
  expect(plainMoney(p)).toBe(plain)
  expect(toWire(p)).toBe(wire)
})

test.each([
  ['12.500', [12_50, 12_500_00]],
  ['£1.500', [1_50, 1_500_00]],
  ['250.000 GBP', [250_00, 250_000_00]],
  ['12.345', [12_345_00]],
])('%s can be read as %j pence', (text, readings) => {
  expect(amountReadings(text)).toEqual(readings)
})

test.each(['12.50', '12,500', '1234.500', '0.500', '12.5000', '1.500.000', ''])(
  '%j has one meaning or none',
  (text) => expect(amountReadings(text)).toEqual([]),
)
