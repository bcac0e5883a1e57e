// @vitest-environment node
import { expect, test } from 'vitest'
import { hasDecimalComma, toDecimalPoint } from './decimal-sign'

test.each([
  ...['12,50', '12,5', '1234567,50', '1.234,50', '1 234,50', '1.234.567,5', '€12,50', '12,50 €'],
  ...['EUR 1.234,50', '€1 234,5 net'],
])('an amount is asked about when its comma stands where a decimal point would: %s', (text) => {
  expect(hasDecimalComma(text)).toBe(true)
})

test.each([
  ...['12.50', '1,234', '1,234.50', '1234', '', ',', '12,', '12,505', '1,23,456', '12.34,50'],
  ...['1,5 and 2,5', '1.2345,50'],
])('an amount is not asked about when its comma can be no decimal sign: %s', (text) => {
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
