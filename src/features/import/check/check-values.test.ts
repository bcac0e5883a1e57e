// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import type { ImportColumn } from '@/rules/import-columns'
import {
  checkText,
  checkYesNo,
  createIssue,
  isPlainText,
  isSameText,
  memoize,
} from './check-values'

describe('a yes or no', () => {
  test.each(['yes', 'Y', 'TRUE', 't', '1', 'x', '✓', '✔', ' Yes ', 'ｙｅｓ'])(
    'is yes when it reads %s',
    (text) => expect(checkYesNo(text)).toEqual({ ok: true, value: true }),
  )
  test.each(['no', 'N', 'False', 'f', '0', ' no '])('is no when it reads %s', (text) => {
    expect(checkYesNo(text)).toEqual({ ok: true, value: false })
  })
  test.each(['', ' ', '\u00a0'])('is neither when it is blank: %j', (text) => {
    expect(checkYesNo(text)).toEqual({ ok: true, value: null })
  })
  test.each(['maybe', 'yess', 'ayes', 'nope', 'ano', '10', '-'])(
    'is an error when it reads %s',
    (text) => expect(checkYesNo(text).ok).toBe(false),
  )
})

describe('a number that a spreadsheet has damaged', () => {
  const rounded = { ok: false, error: expect.stringContaining('rounded') }

  test.each<[ImportColumn, string]>([
    ['company_number', '1E+7'],
    ['vat_number', '1.23e+8'],
    ['primary_phone', '4.47E+11'],
    ['primary_phone', ' 4.47E11 '],
    ['primary_phone', '4.47E+1'],
  ])('is refused in %s when it was rounded: %s', (column, text) => {
    expect(checkText(column, text)).toMatchObject(rounded)
  })
  test.each<[ImportColumn, string]>([
    ['primary_phone', 'x4.47E+11'],
    ['primary_phone', '4.47E+11x'],
    ['primary_phone', '44.47E+11'],
    ['primary_phone', '4.E+11'],
    ['primary_phone', '4.47E+'],
    ['external_ref', '4.47E+11'],
  ])('is not taken for rounded in %s: %s', (column, text) => {
    expect(checkText(column, text)).not.toMatchObject(rounded)
  })

  test.each(['7911123456', '2079460000', '1134960000', '8001111111', '3001234567'])(
    'is warned of when it may have lost its 0: %s',
    (text) => {
      const checked = checkText('primary_phone', text)
      expect(checked).toMatchObject({ ok: true, warning: expect.stringContaining('0') })
      const warning = checked.ok ? (checked.warning ?? '') : ''
      expect(createIssue('primary_phone', ` ${text} `, warning)).toMatchObject({
        reason: warning,
        suggestion: `0${text}`,
      })
    },
  )
  test.each(['07911123456', '+447911123456', '+3531234567', '79111234567', '4911123456'])(
    'is not warned of when it is whole: %s',
    (text) => expect(checkText('primary_phone', text)).not.toHaveProperty('warning'),
  )
})

describe('a text', () => {
  test.each([
    ['Acme Ltd', 'Acme Ltd'],
    ['  Acme \u00a0 Ltd ', 'Acme Ltd'],
    ['Ac\u200bme\ufeff \u2060Ltd\0', 'Acme Ltd'],
    ['Café', 'Café'],
    ['', ''],
  ])('%j is tidied to %j', (text, value) => {
    expect(checkText('company_name', text)).toMatchObject({ ok: true, value })
  })
  test('loses its invisible characters before it is checked', () => {
    expect(checkText('postcode', 'LS1\u200b 4AP')).toMatchObject({ ok: true, value: 'LS1 4AP' })
    expect(checkText('primary_email', 'a@b.example\ufeff')).toMatchObject({
      ok: true,
      value: 'a@b.example',
    })
  })
  test.each<ImportColumn>([
    ...(['company_number', 'vat_number', 'primary_email', 'primary_phone', 'postcode'] as const),
  ])('may be left out in %s', (column) => {
    expect(checkText(column, '')).toEqual({ ok: true, value: '' })
  })
  test.each<[ImportColumn, string, boolean]>([
    ['company_name', 'Acme Ltd', true],
    ['company_name', '!~', true],
    ['company_name', 'Acme', true],
    ['company_name', ' Acme', false],
    ['company_name', 'Acme ', false],
    ['company_name', 'Acme  Ltd', false],
    ['company_name', 'Café', false],
    ['company_name', '', false],
    ['postcode', 'LS1 4AP', false],
  ])('needs nothing done in %s: %j %s', (column, text, expected) => {
    expect(isPlainText(column, text)).toBe(expected)
  })
})

test.each([
  ['LS1 4AP', 'LS1 4AP', true],
  ['ls1  4ap', 'LS14AP', true],
  ['ＬＳ１', 'LS1', true],
  ['LS1 4AP', 'ls14ap ', true],
  ['LS1', 'LS2', false],
])('a cell %j has the same text as %j: %s', (cell, text, expected) => {
  expect(isSameText(cell, text)).toBe(expected)
})

test.each([
  ['Enter a date', { reason: 'Enter a date' }],
  ['Is this a date?', { reason: 'Is this a date?' }],
  ['Wrong. Did you mean LS1 4AP?', { reason: 'Wrong', suggestion: 'LS1 4AP' }],
  ['Wrong. Again. Did you mean a?', { reason: 'Wrong. Again', suggestion: 'a' }],
  ['. Did you mean a?', { reason: '. Did you mean a?' }],
  ['Wrong. Did you mean a? No', { reason: 'Wrong. Did you mean a? No' }],
])('the reason %j becomes the issue %j', (reason, expected) => {
  expect(createIssue('postcode', 'x', reason)).toEqual({
    column: 'postcode',
    value: 'x',
    ...expected,
  })
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
