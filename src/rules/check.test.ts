// @vitest-environment node
import { expect, test } from 'vitest'
import { type Check, optional, required, tidy, tidyLines } from './check'

const shout: Check = (text) => ({ ok: true, value: text.toUpperCase() })

test.each(['', '  ', '\t\n', '\u00a0'])('%j is blank', (text) => {
  expect(required('Enter a name', shout)(text)).toEqual({ ok: false, error: 'Enter a name' })
  expect(optional(shout)(text)).toEqual({ ok: true, value: '' })
})

test('what is not blank goes to the check', () => {
  expect(required('Enter a name', shout)('a')).toEqual({ ok: true, value: 'A' })
  expect(optional(shout)('0')).toEqual({ ok: true, value: '0' })
})

test.each([
  ['  a   b \t c ', 'a b c'],
  ['Mu\u0308ller', 'Müller'],
  ['a\u00a0b\nc', 'a b c'],
  ["O'NEILL & söhne", "O'NEILL & söhne"],
])('tidy makes %j %j', (text, value) => {
  expect(tidy(text)).toEqual({ ok: true, value })
})

test('tidyLines keeps the lines and the spaces inside them', () => {
  expect(tidyLines(' one  x\r\ntwo\rthree\n\n')).toEqual({ ok: true, value: 'one  x\ntwo\nthree' })
})
