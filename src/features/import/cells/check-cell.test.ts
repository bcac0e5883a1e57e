// @vitest-environment node
import { expect, it } from 'vitest'
import { firstEmail, firstPhone } from './check-cell'

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
