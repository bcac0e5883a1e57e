// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { firstEmail, firstPhone, isPlaceholder } from './cell-values'

describe('a placeholder', () => {
  const words = [
    ...['', ' ', 'N/A', 'n.a.', 'NA', '#N/A', '#REF!', '#DIV/0!', 'TBC', 'tba', '-', '–'],
    ...['--', '?'],
    ...['to be confirmed', 'not known', 'Not applicable', 'no email', '(blank)', '<null>', '\\N'],
  ]
  it.each([...words, 'none', 'NULL', 'NaN', 'unknown', 'xxx'])('is %j', (text) => {
    expect(isPlaceholder(text, 'county')).toBe(true)
  })
  it.each(['Larch Ltd', 'Nan', 'None', 'Null', 'Unknown'])('is not %j as a name', (text) => {
    expect(isPlaceholder(text, 'last_name')).toBe(false)
  })
  it.each(words)('is %j as a name', (text) => {
    expect(isPlaceholder(text, 'company_name')).toBe(true)
  })

  it('is a zero where no zero can be meant', () => {
    expect(isPlaceholder('0', 'primary_phone')).toBe(true)
    expect(isPlaceholder('00000', 'company_number')).toBe(true)
    expect(isPlaceholder('0', 'is_disputed')).toBe(false)
    expect(isPlaceholder('0', 'amount_outstanding')).toBe(false)
  })

  it('is no dash and no nil in a column of amounts: they are zeros', () => {
    const texts = ['-', '–', 'nil', 'none', 'N/A', 'TBC']
    expect(texts.map((text) => isPlaceholder(text, 'amount_outstanding'))).toEqual([
      ...[false, false, false, false, true, true],
    ])
  })

  it.each([
    ...['00/00/0000', '0000-00-00', '0000-00-00 00:00:00', '#########', '0', 'Invalid date'],
    ...['30/12/1899', '1899-12-30 00:00:00', '00/01/1900', '1900-01-01', '01/01/1970'],
    ...['9999-12-31'],
  ])('is %j as a date', (text) => expect(isPlaceholder(text, 'last_invoice_date')).toBe(true))

  it.each(['01/01/2026', '12/01/1999', '45000', 'soon'])('is not %j as a date', (text) => {
    expect(isPlaceholder(text, 'last_invoice_date')).toBe(false)
  })
})

const left = (value: string, rest: string) => ({
  ...{ ok: true, value, warning: `Only ${value} is used. Left out: ${rest}` },
})

it.each([
  ['a@a.example', { ok: true, value: 'a@a.example' }],
  ['<a@a.example>', { ok: true, value: 'a@a.example' }],
  ['a@a.example; b@a.example', left('a@a.example', 'b@a.example')],
  ['a@a.example, b@a.example', left('a@a.example', 'b@a.example')],
  ['a@a.example / b@a.example', left('a@a.example', 'b@a.example')],
  ['a@a.example b@a.example', left('a@a.example', 'b@a.example')],
  ['c@nowhere, b@a.example', left('b@a.example', 'c@nowhere')],
  ['Sue Ash <sue@a.example>', left('sue@a.example', 'Sue Ash')],
  ['a@b', { ok: false }],
])('the email address of %j is the first valid one', (cell, expected) => {
  expect(firstEmail(cell)).toMatchObject(expected)
})

it.each([
  ['01632 960001', { ok: true, value: '01632 960001' }],
  ['+44 (0)1632 960001', { ok: true, value: '+44 (0)1632 960001' }],
  ["'01632960001", { ok: true, value: '01632960001' }],
  ['01632 960001 / 07700 900123', left('01632 960001', '07700 900123')],
  ['01632 960001, 07700 900123', left('01632 960001', '07700 900123')],
  ['01632960001 07700900123', left('01632960001', '07700900123')],
  ['01632 960001 (Sue)', left('01632 960001', 'Sue')],
  ['Tel: 01632 960001', left('01632 960001', 'Tel:')],
  ['ring Sue', { ok: false }],
  ['12', { ok: false }],
])('the phone number of %j is the first valid one', (cell, expected) => {
  expect(firstPhone(cell)).toMatchObject(expected)
})
