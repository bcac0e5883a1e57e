// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import type { ImportColumn } from '@/rules/import-columns'
import { columnIndexesOf, memoize, RowCells } from './row-cells'

const cellOf = (column: ImportColumn, text: string) =>
  new RowCells([text], columnIndexesOf([column]))

/** What a text cell is read as. */
function read(column: ImportColumn, text: string) {
  const cells = cellOf(column, text)
  return { text: cells.text(column), cells }
}

describe('a yes or no', () => {
  const answer = (text: string) => {
    const cells = cellOf('is_disputed', text)
    return [cells.yesNo('is_disputed'), cells.issues.length]
  }
  test.each(['yes', 'Y', 'TRUE', 't', '1', 'x', '✓', '✔', ' Yes ', 'ｙｅｓ'])(
    'is yes when it reads %s',
    (text) => expect(answer(text)).toEqual([true, 0]),
  )
  test.each(['no', 'N', 'False', 'f', '0', ' no '])('is no when it reads %s', (text) => {
    expect(answer(text)).toEqual([false, 0])
  })
  test.each(['', ' ', '\u00a0'])('is neither when it is blank: %j', (text) => {
    expect(answer(text)).toEqual([null, 0])
  })
  test.each(['maybe', 'yess', 'ayes', 'nope', 'ano', '10', '-'])(
    'is an error when it reads %s',
    (text) => expect(answer(text)).toEqual([null, 1]),
  )
})

describe('a number that a spreadsheet has damaged', () => {
  const rounded = { reason: expect.stringContaining('rounded') }

  test.each<[ImportColumn, string]>([
    ['company_number', '1E+7'],
    ['vat_number', '1.23e+8'],
    ['primary_phone', '4.47E+11'],
    ['primary_phone', ' 4.47E11 '],
    ['primary_phone', '4.47E+1'],
  ])('is refused in %s when it was rounded: %s', (column, text) => {
    expect(read(column, text).cells.issues).toMatchObject([rounded])
  })
  test.each<[ImportColumn, string]>([
    ['primary_phone', 'x4.47E+11'],
    ['primary_phone', '4.47E+11x'],
    ['primary_phone', '44.47E+11'],
    ['primary_phone', '4.E+11'],
    ['primary_phone', '4.47E+'],
    ['external_ref', '4.47E+11'],
  ])('is not taken for rounded in %s: %s', (column, text) => {
    expect(read(column, text).cells.issues).not.toMatchObject([rounded])
  })

  test.each(['7911123456', '2079460000', '1134960000', '8001111111', '3001234567'])(
    'is warned of when it may have lost its 0: %s',
    (text) => {
      const { cells } = read('primary_phone', ` ${text} `)
      expect(cells.issues).toEqual([])
      expect(cells.warnings).toMatchObject([
        { reason: expect.stringContaining('0'), suggestion: `0${text}` },
      ])
    },
  )
  test.each(['07911123456', '+447911123456', '+3531234567', '79111234567', '4911123456'])(
    'is not warned of when it is whole: %s',
    (text) => expect(read('primary_phone', text).cells.warnings).toEqual([]),
  )
})

describe('a text', () => {
  test.each([
    ['Acme Ltd', 'Acme Ltd'],
    ['!~', '!~'],
    ['  Acme \u00a0 Ltd ', 'Acme Ltd'],
    ['Acme  Ltd', 'Acme Ltd'],
    ['Ac\u200bme\ufeff \u2060Ltd\0', 'Acme Ltd'],
    ['Café', 'Café'],
    ['', ''],
  ])('%j is tidied to %j', (cell, text) => {
    expect(read('company_name', cell).text).toBe(text)
  })
  test('loses its invisible characters before it is checked', () => {
    expect(read('postcode', 'LS1\u200b 4AP').text).toBe('LS1 4AP')
    expect(read('primary_email', 'a@b.example\ufeff').text).toBe('a@b.example')
  })
  test.each<ImportColumn>([
    ...(['company_number', 'vat_number', 'primary_email', 'primary_phone', 'postcode'] as const),
  ])('may be left out in %s', (column) => {
    const { text, cells } = read(column, ' ')
    expect([text, cells.issues]).toEqual(['', []])
  })
  test.each(['LS1 4AP', 'ls1  4ap', 'ＬＳ１ 4AP', 'ls14ap '])(
    'has not changed when only case, spaces and Unicode form differ: %j',
    (cell) => {
      const { text, cells } = read('postcode', cell)
      expect([text, cells.changes]).toEqual(['LS1 4AP', []])
    },
  )
})

test.each([
  ['Enter a date', { reason: 'Enter a date' }],
  ['Is this a date?', { reason: 'Is this a date?' }],
  ['Wrong. Did you mean LS1 4AP?', { reason: 'Wrong', suggestion: 'LS1 4AP' }],
  ['Wrong. Again. Did you mean a?', { reason: 'Wrong. Again', suggestion: 'a' }],
  ['. Did you mean a?', { reason: '. Did you mean a?' }],
  ['Wrong. Did you mean a? No', { reason: 'Wrong. Did you mean a? No' }],
])('the reason %j becomes the issue %j', (reason, expected) => {
  const cells = cellOf('postcode', 'x')
  cells.reject('postcode', reason)
  expect(cells.issues).toEqual([{ column: 'postcode', value: 'x', ...expected }])
})

test('a result is computed once for each text', () => {
  const check = vi.fn((text: string) => ({ text }))
  const kept = memoize(check)
  const first = kept('a')
  expect(kept('a')).toBe(first)
  expect(kept('b')).toEqual({ text: 'b' })
  expect(check.mock.calls).toEqual([['a'], ['b']])
})

test('at most five thousand results are cached', () => {
  const check = vi.fn((text: string) => text.length)
  const kept = memoize(check)
  for (let index = 0; index < 5_000; index += 1) kept(`${index}`)
  kept('0')
  expect(check).toHaveBeenCalledTimes(5_000)
  kept('one more')
  kept('0')
  expect(check).toHaveBeenCalledTimes(5_002)
})
