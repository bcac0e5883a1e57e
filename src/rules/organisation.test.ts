// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  checkCompanyName,
  checkCompanyNumber,
  checkRegisteredName,
  checkVatNumber,
} from './organisation'

const unchanged = (...texts: string[]) => texts.map((text): [string, string] => [text, text])

describe('a company number', () => {
  it.each([
    ...unchanged('12345678', 'OC301234', 'IP12345R', 'R0000001', 'SP2700RS'),
    ['1234567', '01234567'],
    ['sc 1234', 'SC001234'],
    ['R01', 'R0000001'],
    ['7', '00000007'],
    ['NI-012345', 'NI012345'],
  ])('%j is %s', (text, value) => {
    expect(checkCompanyNumber(text)).toEqual({ ok: true, value })
  })

  it.each('123456789,Registered 1234567,XSC123,S123456,SC1234567,-,SC,1234567A'.split(','))(
    '%j is refused',
    (text) => {
      const error = 'Company number must be 8 characters, like 01234567 or SC123456'
      expect(checkCompanyNumber(text)).toEqual({ ok: false, error })
    },
  )

  it('with an unknown prefix only warns', () => {
    const warning = 'No company register uses the prefix QQ'
    expect(checkCompanyNumber('QQ123456')).toEqual({ ok: true, value: 'QQ123456', warning })
  })
})

describe('a VAT number', () => {
  it.each([
    ['GB 980 7806 84', 'GB980780684'],
    ['xi980780684', 'XI980780684'],
    ['980-780.684', '980780684'],
    ['CHE-123.456.789', 'CHE123456789'],
    ...unchanged('602454474', '980780684001', 'GD001', 'GBGD499', 'HA500', 'HA999'),
    ...unchanged('DE123456789', 'ATU12345678', 'FRXX999999999'),
    // 100 0000: weighted sum 8 + check digits; the scheme of 2010 leaves 42 or 55, the old one 0.
    ...unchanged('100000034', '100000047', '100000089'),
    ...unchanged('010000090'), // 7 + 90 = 97
  ])('%j is %s', (text, value) => {
    expect(checkVatNumber(text)).toEqual({ ok: true, value })
  })

  it.each(
    '12345678,1234567890,GB12345678,GD500,HA499,GBAB123,ABCDE123,123GB456789,1GD001,GD0011,VAT602454474,none,-'.split(
      ',',
    ),
  )('%j is refused', (text) => {
    const error = 'VAT number must be 9 or 12 digits, like GB 123 4567 89'
    expect(checkVatNumber(text)).toEqual({ ok: false, error })
  })

  it.each([
    ...['GB980780685', '602454475', '980780685001'],
    // The scheme of 2010 is not for numbers below 100.
    '010000035', // 7 + 35 = 42
    '099000022', // 7 × 9 + 6 × 9 + 22 = 97 + 42
  ])('%j only warns', (value) => {
    const warning = 'The check digits of this VAT number do not add up'
    expect(checkVatNumber(value)).toEqual({ ok: true, value, warning })
  })
})

it('a company name may be anything; beyond 160 characters it warns', () => {
  const value = 'O’Neill & Söhne (UK) Ltd.'
  expect(checkCompanyName('  O’Neill & Söhne   (UK) Ltd. ')).toEqual({ ok: true, value })
  expect(checkCompanyName('x'.repeat(160))).not.toHaveProperty('warning')
  expect(checkCompanyName('x'.repeat(161))).toHaveProperty('warning')
})

it.each([
  ...['Lantern Freight Ltd', 'LANTERN LIMITED', 'Lantern P.L.C.', 'Archer & Sons LLP'],
  ...['Llusern Cyf', 'Lantern Public Limited Company'],
])('%s has its legal form', (name) =>
  expect(checkRegisteredName(name)).not.toHaveProperty('warning'),
)

it.each(['Lantern Freight', 'Limitless Travel', 'Altd'])('%s lacks its legal form', (name) =>
  expect(checkRegisteredName(name)).toMatchObject({
    warning: expect.stringMatching(/^Use the registered name/),
  }),
)
