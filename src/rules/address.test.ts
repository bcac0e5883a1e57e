// @vitest-environment node
import { expect, test } from 'vitest'
import { checkPostcode } from './address'

const wrong = 'Enter a full UK postcode, like SW1A 1AA'
const british = checkPostcode('United Kingdom')

test.each([
  ['sw1a1aa', 'SW1A 1AA'],
  ['EC1A-1BB', 'EC1A 1BB'],
  ['M1 1AE', 'M1 1AE'],
  [' m60  1nw ', 'M60 1NW'],
  ['GIR 0AA', 'GIR 0AA'],
  ['w1k 1aa', 'W1K 1AA'],
  ['BFPO 6', 'BFPO 6'],
  ['BFPO 61', 'BFPO 61'],
  ['bfpo1234', 'BFPO 1234'],
  ['IM1 1AA', 'IM1 1AA'],
  ['ＳＷ１Ａ　１ＡＡ', 'SW1A 1AA'],
])('%j is %s', (text, value) => {
  expect(british(text)).toEqual({ ok: true, value })
})

test.each([
  'SW1A 1A',
  '12345',
  'BFPO 12345',
  'BFPO',
  '',
  'SW1A 1AA London',
  'SW1A 1A0',
  'ABC1 1AA',
  '22 1AA',
  'XBFPO61',
  // Meant as N17 0CL it would end as no postcode does.
  'N17 OCL',
])('%j is refused', (text) => {
  expect(british(text)).toEqual({ ok: false, error: wrong })
})

test.each([
  ['N17 O8L', 'N17 0BL'],
  ['N17 OBL', 'N17 0BL'],
  ['MI 1AE', 'M1 1AE'],
  ['SW1A IAA', 'SW1A 1AA'],
  ['0X1 1AA', 'OX1 1AA'],
  ['WIK 1AA', 'W1K 1AA'],
  // SW10 1AA would be one change more.
  ['SWIO IAA', 'SW1O 1AA'],
])('%j suggests %s', (text, meant) => {
  expect(british(text)).toEqual({ ok: false, error: `${wrong}. Did you mean ${meant}?` })
})

test.each([...'CIKMOV'])('%s in the last two letters only warns', (letter) => {
  const warning = 'No UK postcode ends in these letters'
  for (const value of [`M1 1A${letter}`, `M1 1${letter}A`]) {
    expect(british(value)).toEqual({ ok: true, value, warning })
  }
})

test.each([
  ...['', '  ', 'UK', 'gb', 'Great Britain', 'england', 'Scotland', 'Wales', 'Northern Ireland '],
])('%j is British', (country) => {
  expect(checkPostcode(country)('sw1a1aa')).toEqual({ ok: true, value: 'SW1A 1AA' })
  expect(checkPostcode(country)('75001')).toEqual({ ok: false, error: wrong })
})

test.each(['France', 'Ireland', 'Ukraine', 'New England'])('%s takes any code', (country) => {
  expect(checkPostcode(country)(' 75001   x ')).toEqual({ ok: true, value: '75001 x' })
})
