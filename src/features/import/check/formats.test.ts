// @vitest-environment node
import { expect, test } from 'vitest'
import { detectDateFormat, hasDecimalComma, toDayFirst, toDecimalPoint } from './formats'

test.each([
  [['04/08/2026', '5/6/26'], true],
  [['04/08/2026', '12/31/2025'], true],
  [['04/08/2026', '31/12/2025'], false],
  [['31/12/2025', '12/31/2025'], false],
  [['05/05/2025'], false],
  [['12/05/2026'], true],
  [['04/08/2026', '13/13/2026'], true],
  [['０４/０８/２０２６'], true],
  [['３１/１２/２０２５', '04/08/2026'], false],
  [['2025-04-08', '8 Apr 2025', ''], false],
  [[], false],
])('I05: the order of day and month in %j is open: %s', (texts, isOpen) => {
  expect(detectDateFormat(texts).isOpen).toBe(isOpen)
})

test.each([
  [['45992', '', '46000.5'], true],
  [['45992', ' '], true],
  [['45992', '31/12/2025'], false],
  [[' 45992 '], true],
  [['x45992'], false],
  [['45992x'], false],
  [['45992.'], false],
  [['45992', 'x', 'y'], false],
  [['19999'], false],
  [['60001'], false],
  [[''], false],
])('%j are day counts of a spreadsheet: %s', (texts, isSerial) => {
  expect(detectDateFormat(texts).isSerial).toBe(isSerial)
})

test.each([
  ['04/08/2026', 'day-first', '04/08/2026'],
  ['04/08/2026', 'month-first', '08/04/2026'],
  ['４/８ / ２０２６', 'month-first', '8/4 / 2026'],
  ['4-8.26', 'month-first', '8-4.26'],
  ['4 / 8 / 2026', 'month-first', '8 / 4 / 2026'],
  ['04/08/2026 9am', 'month-first', '08/04/2026 9am'],
  ['04/08/2026T', 'month-first', '08/04/2026T'],
  ['04/08/20267', 'month-first', '04/08/20267'],
  ['x4/8/2026', 'month-first', 'x4/8/2026'],
  ['4-8-26 00:00:00', 'month-first', '8-4-26'],
  ['2025-04-08T00:00:00', 'month-first', '2025-04-08'],
  ['8 Apr 2025', 'month-first', '8 Apr 2025'],
  ['04/08/2026 00:00', 'day-first', '04/08/2026'],
  ['04/08/2026 00:00:00.000 ', 'day-first', '04/08/2026'],
  ['04/08/2026 9:30 at noon', 'day-first', '04/08/2026 9:30 at noon'],
  ['45992', 'day-first', '45992'],
] as const)('%s read %s is %s', (text, order, expected) => {
  expect(toDayFirst(text, { order, isSerial: false })).toBe(expected)
})

// 1 January 2000 is day 36,526 in every spreadsheet.
test.each([
  ['36526', '2000-01-01'],
  ['45992', '2025-12-01'],
  ['36526.75', '2000-01-01'],
])('the day count %s is %s', (text, expected) => {
  expect(toDayFirst(text, { order: 'day-first', isSerial: true })).toBe(expected)
})

test('a date among serial numbers is read as a date', () => {
  const form = { order: 'month-first', isSerial: true } as const
  expect(toDayFirst('04/08/2026', form)).toBe('08/04/2026')
})

test.each([
  ...['12,50', '12,5', '1234567,50', '1.234,50', '1 234,50', '1.234.567,5', '€12,50', '12,50 €'],
  ...['EUR 1.234,50', '€1 234,5 net'],
])('an amount is ambiguous when its comma is where a decimal point would be: %s', (text) => {
  expect(hasDecimalComma(text)).toBe(true)
})

test.each([
  ...['12.50', '1,234', '1,234.50', '1234', '', ',', '12,', '12,505', '1,23,456', '12.34,50'],
  ...['1,5 and 2,5', '1.2345,50'],
])('an amount is not ambiguous when its comma cannot be a decimal sign: %s', (text) => {
  expect(hasDecimalComma(text)).toBe(false)
})

test.each([
  ['1.234,50', 'comma', '1,234.50'],
  ['1.234.567,5', 'comma', '1,234,567.5'],
  ['12,50', 'comma', '12.50'],
  ['1,234.50', 'point', '1,234.50'],
] as const)('%s with a decimal %s reads %s with a point', (text, sign, expected) => {
  expect(toDecimalPoint(text, sign)).toBe(expected)
})
