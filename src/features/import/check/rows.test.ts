// @vitest-environment node
import { expect, test } from 'vitest'
import { issueMessage, toSentRows } from './rows'

test('toSentRows pairs row numbers with amounts', () => {
  const rows = { rows: Int32Array.of(2, 4), outstanding: Float64Array.of(1_050, 20) }
  expect(toSentRows(rows)).toEqual([
    { row: 2, outstanding: 1_050 },
    { row: 4, outstanding: 20 },
  ])
})

test.each([
  [{ reason: 'Enter a postcode' }, 'Enter a postcode'],
  [{ reason: 'Wrong', suggestion: 'LS1 4AP' }, 'Wrong. Did you mean LS1 4AP?'],
])('the issue %j reads %j', (issue, text) => {
  expect(issueMessage({ column: 'postcode', value: 'x', ...issue })).toBe(text)
})
