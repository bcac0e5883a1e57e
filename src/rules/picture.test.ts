// @vitest-environment node
import { expect, test } from 'vitest'
import { isPictureName, pictureType } from './picture'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const svg = [...'<svg onload="x">'].map((sign) => sign.charCodeAt(0))

test.each<[string, string, number[], string | null]>([
  ['a.png', 'image/png', png, 'image/png'],
  ['a.PNG', 'application/octet-stream', png, 'image/png'],
  ['a.jpg', 'image/jpeg', jpeg, 'image/jpeg'],
  ['a.jpeg', 'Image/JPEG; charset=binary', jpeg, 'image/jpeg'],
  ['a.jpg', '', jpeg, 'image/jpeg'],
  ['a.jpg', 'image/jpeg', png, null],
  ['a.png', 'image/jpeg', png, null],
  ['a.png', 'text/html', png, null],
  ['a.png', 'image/svg+xml', svg, null],
  ['a.png', 'image/png', svg, null],
  ['a.svg', 'image/png', png, null],
  ['a.html', 'image/png', png, null],
  ['a.pdf', 'application/pdf', [0x25, 0x50, 0x44, 0x46], null],
  ['a.png', 'image/png', png.slice(0, 4), null],
  ['a.png', 'image/png', [], null],
])('D03: %s, said to be %s, with bytes %j is shown as %s', (name, said, bytes, type) => {
  expect(pictureType(name, said, Uint8Array.from(bytes))).toBe(type)
})

test.each([
  ['scan.JPG', true],
  ['scan.png', true],
  ['scan.png.html', false],
  ['scan.svg', false],
  ['invoice.pdf', false],
])('%s may be a picture: %s', (name, may) => {
  expect(isPictureName(name)).toBe(may)
})
