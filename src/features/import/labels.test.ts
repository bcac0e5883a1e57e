// @vitest-environment node
import { expect, test } from 'vitest'
import { formatCount, formatRowNumbers } from './labels'

test.each([
  [0, 'row', undefined, '0 rows'],
  [1, 'row', undefined, '1 row'],
  [2, 'ready debt', undefined, '2 ready debts'],
  [1, 'company', 'companies', '1 company'],
  [2, 'company', 'companies', '2 companies'],
])('a count of %d with the noun %j and the plural %j reads %j', (count, one, many, text) => {
  expect(formatCount(count, one, many)).toBe(text)
})

const twelve = Array.from({ length: 12 }, (_, index) => index + 2)
const twelveListed = '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13'

test.each([
  [[5], undefined, 'row 5'],
  [[5, 7], undefined, 'rows 5, 7'],
  [[5, 7], 3, 'rows 5, 7 and others'],
  [[5], 2, 'rows 5 and others'],
  [twelve, undefined, `rows ${twelveListed}`],
  [twelve, 13, `rows ${twelveListed} and others`],
  [[...twelve, 14], undefined, `rows ${twelveListed} and others`],
])('the row numbers %j of %s rows read %j', (numbers, all, text) => {
  expect(formatRowNumbers(numbers, all)).toBe(text)
})
