// @vitest-environment node
import { expect, it } from 'vitest'
import { checkCell, firstEmail, firstPhone } from './check-cell'

const left = (value: string, rest: string) => ({
  ...{ ok: true, value, warning: `Only ${value} is used. Left out: ${rest}` },
})

it.each([
  ['a@a.example', { ok: true, value: 'a@a.example' }],
  ['<a@a.example>', { ok: true, value: 'a@a.example' }],
  ['a@a.example; b@a.example', left('a@a.example', 'b@a.example')],
  ['a@a.example / b@a.example', left('a@a.example', 'b@a.example')],
  ['a@a.example&b@a.example', left('a@a.example', 'b@a.example')],
  ['c@nowhere, b@a.example', left('b@a.example', 'c@nowhere')],
  ['Sue Ash <sue@a.example>', left('sue@a.example', 'Sue Ash')],
  ["'a@a.example'#mailto:a@a.example#", { ok: true, value: 'a@a.example' }],
  ['a@b', { ok: false }],
])('the email address of %j is the first valid one', (cell, expected) => {
  expect(firstEmail(cell)).toMatchObject(expected)
})

it.each([
  ['01632 960001', { ok: true, value: '01632 960001' }],
  ['+44 (0)1632 960001', { ok: true, value: '+44 (0)1632 960001' }],
  ["'01632960001", { ok: true, value: '01632960001' }],
  ['01632 960001 / 07700 900123', left('01632 960001', '07700 900123')],
  ['01632 960001 07700 900123', left('01632 960001', '07700 900123')],
  ['01632 960001 (Sue)', left('01632 960001', 'Sue')],
  ['Tel: 01632 960001', left('01632 960001', 'Tel:')],
  ['01632 960001\n07700 900123', left('01632 960001', '07700 900123')],
  ['01632 960001 9am-5pm', left('01632 960001', '9am-5pm')],
  ['01632 960001 (9-5pm)', left('01632 960001', '9-5pm')],
  ['030/123–4567', { ok: true, value: '030 123-4567' }],
  ['ring Sue', { ok: false }],
  ['01632 96000O', { ok: false }],
])('the phone number of %j is the first valid one', (cell, expected) => {
  expect(firstPhone(cell)).toMatchObject(expected)
})

it.each([
  ['is_individual', 'Consumer', 'yes', undefined],
  ['is_individual', 'company', 'no', undefined],
  ['is_individual', '1.0', 'yes', undefined],
  ['primary_email', 'sue@gmial.com', 'sue@gmial.com', /Did you mean sue@gmail\.com\?/],
  ['primary_phone', '1632960001', '1632960001', /dropped the 0/],
  ['primary_phone', '1632960001.0', '01632960001', undefined],
  ['is_disputed', 'In dispute', 'yes', undefined],
  ['is_disputed', 'Undisputed', 'no', undefined],
  ['is_disputed', 'Goods not delivered', 'yes', /^Read as disputed$/],
  ['is_disputed', '£20.00', 'yes', /^Read as disputed$/],
  ['is_disputed', '£0.00', 'no', undefined],
  ['is_disputed', 'Resolved 1/2/26', 'no', undefined],
  ['is_disputed', 'Not disputed by the customer', 'no', undefined],
  ['is_disputed', 'None of it works', 'yes', /^Read as disputed$/],
  ['external_ref', '4.47E+11', '', /rounded/],
  ['external_ref', '1,043', '1,043', undefined],
  ['company_number', 'GB123456782', '', /another column/],
  ['company_number', '1', '', /another column/],
  ['primary_phone', '960001', '', /another column/],
  ['postcode', 'Leeds ls14ap', 'LS1 4AP', /Left out: Leeds/],
  ['company_name', 'x'.repeat(161), 'x'.repeat(161), /longer than 160/],
] as const)('a cell of %s that says %s is %s', (field, text, value, warning) => {
  const expected = { ok: true, value, ...(warning && { warning: expect.stringMatching(warning) }) }
  expect(checkCell(field, text)).toEqual(expected)
})
