// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { checkEmail, checkNewPassword, checkPhone, suggestEmail } from './person'

describe('checkEmail', () => {
  test.each([
    ["o'brien@x.com", "o'brien@x.com"],
    ['accounts@müller.de', 'accounts@müller.de'],
    [' a@b.com ', 'a@b.com'],
    ['mailto:a@b.com', 'a@b.com'],
    ['<a@b.com>', 'a@b.com'],
    ['<a@b.com>,', 'a@b.com'],
    ['<mailto:A.B@b.com>;', 'A.B@b.com'],
    ['a@b.com.', 'a@b.com'],
    ['a+b@c.com', 'a+b@c.com'],
    ['a*b@c.com', 'a*b@c.com'],
    ['a?b@c.com', 'a?b@c.com'],
    ['a@mail.b2.com', 'a@mail.b2.com'],
    [`a@b.${'x'.repeat(63)}`, `a@b.${'x'.repeat(63)}`],
    ['Jo.Bloggs+x@Sub.Example.co.uk', 'Jo.Bloggs+x@Sub.Example.co.uk'],
    ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
    [`a@${'b'.repeat(63)}.com`, `a@${'b'.repeat(63)}.com`],
  ])('%j is %s', (text, value) => {
    expect(checkEmail(text)).toEqual({ ok: true, value })
  })

  test.each([
    ...[
      'a@b',
      'a@bc',
      'a@b..com',
      'a b@c.com',
      '',
      'ab.com',
      '@b.com',
      'a@',
      'a@@b.com',
      'a..b@c.com',
    ],
    ...['a@b.1com', 'a@b.com1'],
    ...['a@-b.com', 'a@b-.com', 'a@b.c', 'a@b.12', 'a@.com', 'a@b.com, c@d.com', 'a@b.com?x=y'],
    ...[
      'a"b@c.com',
      'a\n@b.com',
      'a\u200b@b.com',
      `a@${'b'.repeat(64)}.com`,
      `${'a'.repeat(249)}@b.com`,
    ],
  ])('%j is refused', (text) => {
    expect(checkEmail(text)).toEqual({
      ok: false,
      error: 'Enter an email address in the correct format, like name@example.com',
    })
  })

  test('254 characters are the limit', () => {
    expect(checkEmail(`${'a'.repeat(248)}@b.com`).ok).toBe(true)
  })
})

test.each([
  ['a@gmial.com', 'a@gmail.com'],
  [' Jo@HOTMIAL.COM ', 'Jo@hotmail.com'],
  ['a@gmail.com', null],
  ['a@constructor', null],
  ['a@__proto__', null],
  ['gmial.com', null],
  ['@gmial.com', null],
  ['', null],
])('suggestEmail corrects %j to %s', (email, meant) => {
  expect(suggestEmail(email)).toBe(meant)
})

describe('checkPhone', () => {
  test.each([
    ['020 7946 0123', '020 7946 0123'],
    [' +44 (0)20  7946-0123 ', '+44 (0)20 7946-0123'],
    ['1234567', '1234567'],
    ['123456789012345', '123456789012345'],
    ['020.7946.0123 ext. 12', '020.7946.0123 ext. 12'],
    ['02079460123x9', '02079460123x9'],
    ['020 7946 0123 ext 5', '020 7946 0123 ext 5'],
    ['02079460123 extension 123456', '02079460123 extension 123456'],
  ])('%j is %s', (text, value) => {
    expect(checkPhone(text)).toEqual({ ok: true, value })
  })

  test.each([
    ...['123456', '1234567890123456', '4.47E+11', 'call me', '', '0207946O123', '123456 x7'],
    ...['020 7946 0123 ext', '020 7946 0123 x1234567', '020 ext 5 7946 0123'],
  ])('%j is refused', (text) => {
    expect(checkPhone(text)).toEqual({
      ok: false,
      error: 'Enter a phone number, like 020 7946 0123',
    })
  })
})

describe('checkNewPassword', () => {
  test.each([
    '  spaced out  ',
    '        ',
    'abcdefg1',
    'Mu\u0308ller-1',
    '1234567a',
    '🔑🔑🔑🔑🔑🔑🔑🔑',
  ])('%j is taken as it is', (value) => {
    expect(checkNewPassword(value)).toEqual({ ok: true, value })
  })

  test.each([
    ['abcdef1', 'Password must be at least 8 characters'],
    ['🔑🔑🔑🔑🔑🔑🔑', 'Password must be at least 8 characters'],
    ['', 'Password must be at least 8 characters'],
    ['12345678', 'Password must not be only numbers'],
    ['PassWord', 'This password is too common'],
  ])('%j: %s', (text, error) => {
    expect(checkNewPassword(text)).toEqual({ ok: false, error })
  })
})
