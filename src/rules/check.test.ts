// @vitest-environment node
import { expect, it } from 'vitest'
import { type Check, optional, refine, required, tidy, tidyLines } from './check'

const shout: Check = (text) => ({ ok: true, value: text.toUpperCase() })

it.each(['', '  ', '\t\n', '\u00a0'])('%j is blank', (text) => {
  expect(required('Enter a name', shout)(text)).toEqual({ ok: false, error: 'Enter a name' })
  expect(optional(shout)(text)).toEqual({ ok: true, value: '' })
})

it('a text that is not blank goes to the check', () => {
  expect(required('Enter a name', shout)('a')).toEqual({ ok: true, value: 'A' })
  expect(optional(shout)('0')).toEqual({ ok: true, value: '0' })
})

it('only a value without an error has a warning', () => {
  const check = refine(shout, {
    error: (value) => value === 'BAD' && 'Bad',
    warning: (value) => value !== 'GOOD' && 'Odd',
  })
  expect(check('bad')).toEqual({ ok: false, error: 'Bad' })
  expect(check('odd')).toEqual({ ok: true, value: 'ODD', warning: 'Odd' })
  expect(check('good')).toEqual({ ok: true, value: 'GOOD' })
})

it.each([
  ['  a   b \t c ', 'a b c'],
  ['Mu\u0308ller', 'Müller'],
  ['a\u00a0b\nc', 'a b c'],
])('tidy makes %j %j', (text, value) => expect(tidy(text)).toEqual({ ok: true, value }))

it('tidyLines keeps the lines and the spaces inside them', () => {
  expect(tidyLines(' one  x\r\ntwo\rthree\n\n')).toEqual({ ok: true, value: 'one  x\ntwo\nthree' })
})
