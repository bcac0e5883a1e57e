// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { checkEmail, checkNewPassword, checkPhone, suggestEmail } from './person'

const unchanged = (...texts: string[]) => texts.map((text): [string, string] => [text, text])

describe('an email address', () => {
  it.each([
    ...unchanged("o'brien@x.com", 'accounts@müller.de', 'a+b@c.com', 'a?b*c@mail.b2.com'),
    ...unchanged('Jo.Bloggs+x@Sub.Example.co.uk', 'a@b.xn--p1ai', `${'a'.repeat(248)}@b.com`),
    ...unchanged(`a@${'b'.repeat(63)}.${'x'.repeat(63)}`),
    [' a@b.com ', 'a@b.com'],
    ['<mailto:A.B@b.com>;', 'A.B@b.com'],
    ['a@b.com.', 'a@b.com'],
  ])('%j is %s', (text, value) => expect(checkEmail(text)).toEqual({ ok: true, value }))

  it.each([
    ...'|ab.com|a@|@b.com|a@b|a@bc|a@@b.com|a@b..com|a..b@c.com|a.@b.com|a b@c.com|a"b@c.com'.split(
      '|',
    ),
    ...'a@b.1com|a@b.com1|a@b.c|a@b.12|a@.com|a@-b.com|a@b-.com|a@b.com?x=y'.split('|'),
    ...['a@b.com, c@d.com', 'a\n@b.com', 'a\u200b@b.com'],
    ...[`a@${'b'.repeat(64)}.com`, `${'a'.repeat(249)}@b.com`],
  ])('%j is refused', (text) => {
    const error = 'Enter an email address in the correct format, like name@example.com'
    expect(checkEmail(text)).toEqual({ ok: false, error })
  })

  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['a@gmail.co', 'a@gmail.com'],
    [' Jo@HOTMIAL.COM ', 'Jo@hotmail.com'],
    ['a@outlook.con', 'a@outlook.com'],
    ['a@yaho.com', 'a@yahoo.com'],
    ['a@btinternet.co', 'a@btinternet.com'],
    ['a@icloud.con', 'a@icloud.com'],
    ...[['a@gmail.com'], ['a@gmail.co.uk'], ['gmial.com'], ['@gmial.com']],
  ])('%j may be meant as %s', (text = '', meant) => expect(suggestEmail(text)).toBe(meant ?? null))
})

describe('a phone number', () => {
  it.each([
    [' +44 (0)20  7946-0123 ', '+44 (0)20 7946-0123'],
    ...unchanged('020 7946 0123', '1234567', '123456789012345', '020.7946.0123 ext. 12'),
    ...unchanged('02079460123x9', '02079460123 extension 123456'),
  ])('%j is %s', (text, value) => expect(checkPhone(text)).toEqual({ ok: true, value }))

  it.each([
    ...['123456', '1234567890123456', '4.47E+11', 'call me', '', '0207946O123', '123456 x7'],
    ...['020 7946 0123 ext', '020 7946 0123 x1234567', '020 ext 5 7946 0123'],
  ])('%j is refused', (text) => {
    const error = 'Enter a phone number, like 020 7946 0123'
    expect(checkPhone(text)).toEqual({ ok: false, error })
  })
})

it.each([
  ['  spaced out  ', null],
  ['        ', null],
  ['Mu\u0308ller-1', null],
  ['1234567a', null],
  ['🔑🔑🔑🔑🔑🔑🔑🔑', null],
  ['🔑🔑🔑🔑🔑🔑🔑', 'Password must be at least 8 characters'],
  ['abcdef1', 'Password must be at least 8 characters'],
  ['12345678', 'Password must not be only numbers'],
])('the new password %j is taken as it is or refused with %j', (value, error) => {
  expect(checkNewPassword(value)).toEqual(error ? { ok: false, error } : { ok: true, value })
})
