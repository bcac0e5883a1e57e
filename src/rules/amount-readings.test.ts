// @vitest-environment node
import { expect, it } from 'vitest'
import { checkAmountOwed } from './debt'
import { amountReadings, unambiguous } from './money'

it.each([
  ['12.500', [12_50, 12_500_00]],
  ['£1.500', [1_50, 1_500_00]],
  ['250.000 GBP', [250_00, 250_000_00]],
  ['12.345', [12_345_00]],
])('%s can be read as %j pence', (text, readings) => {
  expect(amountReadings(text)).toEqual(readings)
})

it.each(['12.50', '12,500', '1234.500', '0.500', '12.5000', '1.500.000', ''])(
  '%j has one meaning or none',
  (text) => expect(amountReadings(text)).toEqual([]),
)

it('an ambiguous amount is refused with its meanings, a clear one is checked', () => {
  const check = unambiguous(checkAmountOwed)
  expect(check(' 12.500 ')).toEqual({
    ok: false,
    error: 'Choose what you mean by 12.500: £12.50 or £12,500.00',
  })
  expect(check('12,500')).toMatchObject({ ok: true, value: 12_500_00 })
})
