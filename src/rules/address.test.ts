// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { checkAnyPostcode, checkPostcode, countryOfPostcode } from './address'

const error = 'Enter a full UK postcode, like SW1A 1AA'
const british = checkPostcode('United Kingdom')

describe('a UK postcode', () => {
  it.each([
    ['sw1a1aa', 'SW1A 1AA'],
    ['EC1A-1BB', 'EC1A 1BB'],
    ['M1 1AE', 'M1 1AE'],
    [' m60  1nw ', 'M60 1NW'],
    ['GIR 0AA', 'GIR 0AA'],
    ['w1k 1aa', 'W1K 1AA'],
    ['BFPO 6', 'BFPO 6'],
    ['bfpo1234', 'BFPO 1234'],
    ['IM1 1AA', 'IM1 1AA'],
    ['ＳＷ１Ａ　１ＡＡ', 'SW1A 1AA'],
  ])('%j is %s, without a country as well', (text, value) => {
    expect(british(text)).toEqual({ ok: true, value })
    expect(checkAnyPostcode(text)).toEqual({ ok: true, value })
    const country = value.startsWith('IM') ? 'Isle of Man' : 'United Kingdom'
    expect(countryOfPostcode(value)).toBe(country)
  })

  it.each([
    ...['SW1A 1A', '12345', 'BFPO 12345', 'BFPO', '', 'SW1A 1AA London', 'SW1A 1A0', 'ABC1 1AA'],
    ...['22 1AA', 'XBFPO61'],
    // Meant as N17 0CL it would end as no postcode does.
    'N17 OCL',
  ])('%j is none', (text) => expect(british(text)).toEqual({ ok: false, error }))

  it.each([
    ['N17 O8L', 'N17 0BL'],
    ['N17 OBL', 'N17 0BL'],
    ['MI 1AE', 'M1 1AE'],
    ['SW1A IAA', 'SW1A 1AA'],
    ['0X1 1AA', 'OX1 1AA'],
    ['WIK 1AA', 'W1K 1AA'],
    ['M1 15E', 'M1 1SE'],
    // SW10 1AA would be one change more.
    ['SWIO IAA', 'SW1O 1AA'],
  ])('%j may be meant as %s', (text, meant) => {
    expect(british(text)).toEqual({ ok: false, error: `${error}. Did you mean ${meant}?` })
  })

  it.each([...'CIKMOV'])('with %s in the last two letters only warns', (letter) => {
    const warning = 'No UK postcode ends in these letters'
    for (const value of [`M1 1A${letter}`, `M1 1${letter}A`]) {
      expect(british(value)).toEqual({ ok: true, value, warning })
    }
  })

  it('of no known area only warns', () => {
    const warning = 'No UK postcode begins with these letters'
    expect(british('ZZ1 1AA')).toEqual({ ok: true, value: 'ZZ1 1AA', warning })
  })
})

it.each(',UK,gb,Great Britain,england,Scotland,Wales,Northern Ireland '.split(','))(
  'a postcode of the country %j is British',
  (country) => expect(checkPostcode(country)('75001')).toEqual({ ok: false, error }),
)

it.each(['France', 'Ireland', 'Ukraine', 'New England'])('%s has any postcode', (country) => {
  expect(checkPostcode(country)(' 75001   x ')).toEqual({ ok: true, value: '75001 x' })
})

describe('without a country', () => {
  it.each([
    ['D02 X285', 'Ireland'],
    ['A82X285', 'Ireland'],
    ['D6W XY00', 'Ireland'],
    ...[['75001'], ['1012 AB'], ['1012AB'], ['K1A 0B5'], ['L5B0B5'], ['KY1-1855']],
    ...[['L-1234'], ['AD100'], ['Dublin 2']],
  ])('the postcode %j only warns, and nothing is suggested', (text = '', country = '') => {
    const warning = 'This is not a UK postcode. Check it if the address is in the UK'
    expect(checkAnyPostcode(` ${text}  `)).toEqual({ ok: true, value: text, warning })
    expect(countryOfPostcode(text)).toBe(country)
  })

  it.each(['N17 O8L', 'N17O8L', 'SW1A 1A', 'M1 1A'])('the slip in %j is reported', (text) => {
    expect(checkAnyPostcode(text)).toEqual(british(text))
    expect(british(text).ok).toBe(false)
  })
})
