// @vitest-environment node
import { expect, test } from 'vitest'
import { isTotalRow } from './total-row'

test.each([
  ['Total'],
  ['TOTALS:'],
  ['Grand total'],
  ['grand\u00a0Total:'],
  ['Subtotal'],
  ['sub-total'],
  ['Sub total:'],
  ['  total'],
  ['\u00a0Total \u00a0'],
])('a row is a line of sums when %j stands beside amounts alone', (word) => {
  expect(isTotalRow([word, '', ' ', '1,000.00', ' 80 '])).toBe(true)
  expect(isTotalRow(['12.50', '', word])).toBe(true)
})

test.each([
  ['nothing says so', ['100', '200']],
  ['nothing is there', ['', '']],
  ['the name only begins with it', ['Total Ltd', '100']],
  ['the name only ends with it', ['Acme Total', '100']],
  ['a name stands beside it', ['Total', 'Acme Ltd', '100']],
  ['it is there twice', ['Total', 'Total', '100']],
  ['the word is another', ['Tonal', '100']],
  ['the word is too long to be one', [`total${' '.repeat(16)}`, '100']],
  ['the sum is no amount', ['Total', 'see below']],
])('a row is no line of sums when %s', (_, cells) => {
  expect(isTotalRow(cells)).toBe(false)
})

test('a total row may have no amounts and a label of up to twenty letters', () => {
  expect(isTotalRow(['Total'])).toBe(true)
  expect(isTotalRow([`total${' '.repeat(15)}`, '100'])).toBe(true)
})
