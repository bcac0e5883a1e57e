// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  acceptedInvoiceTypes,
  checkInvoiceFile,
  isPictureName,
  maxInvoiceBytes,
  pictureType,
} from './invoice-file'

const file = (name: string, size = 1000, type = '') => ({ name, size, type })
const bytes = (...start: number[]) => Uint8Array.from([...start, 0, 0, 0, 0])

const pdf = bytes(0x25, 0x50, 0x44, 0x46)
const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const jpg = bytes(0xff, 0xd8, 0xff)
const zip = bytes(0x50, 0x4b, 0x03, 0x04)

test.each(acceptedInvoiceTypes.split(','))('a file ending in %s is fine', (extension) => {
  expect(checkInvoiceFile(file(`invoice${extension}`))).toBeNull()
  expect(checkInvoiceFile(file(`INVOICE${extension.toUpperCase()}`))).toBeNull()
})

test('the accepted types are the ones promised', () => {
  expect(acceptedInvoiceTypes.split(',').sort()).toEqual(
    '.csv .doc .docx .eml .heic .jpeg .jpg .msg .pdf .png .tif .tiff .txt .xls .xlsx .zip'.split(
      ' ',
    ),
  )
})

test.each([
  [0, 'The selected file is empty'],
  [1, null],
  [maxInvoiceBytes, null],
  [maxInvoiceBytes + 1, 'The selected file must be smaller than 25MB'],
])('%i bytes: %s', (size, reason) => {
  expect(checkInvoiceFile(file('a.pdf', size))).toBe(reason)
})

describe('by name and type', () => {
  test.each([
    ...['x.pdf.exe', 'x.EXE', 'x.exe.pdf', 'run.com', 'page.html', 'pic.svg', 'x.js', 'x.js.zip'],
    ...['a\u202Efdp.exe', 'tool.app'],
  ])('%j is a program', (name) => {
    expect(checkInvoiceFile(file(name))).toBe('Programs and web pages cannot be sent as invoices')
  })

  test.each(['text/html', 'image/svg+xml', 'text/javascript', 'application/x-msdownload'])(
    'a PDF by name of type %s is one, too',
    (type) => {
      expect(checkInvoiceFile(file('a.pdf', 10, type))).toMatch(/^Programs/)
    },
  )

  test.each(['acme.com.pdf', 'v1.2 final.pdf', 'show.app.pdf', 'exe.pdf', 'Söhne №5.pdf'])(
    '%j is honest',
    (name) => {
      expect(checkInvoiceFile(file(name, 10, 'application/pdf'))).toBeNull()
    },
  )

  test.each(['invoice', 'invoice.', 'x.gif', 'x.constructor', 'x.__proto__', 'pdf', 'x.pdf ', ''])(
    '%j has no accepted ending',
    (name) => {
      expect(checkInvoiceFile(file(name))).toMatch(/^The selected file must be a PDF/)
    },
  )

  test('100 characters are the limit', () => {
    expect(checkInvoiceFile(file(`${'a'.repeat(96)}.pdf`))).toBeNull()
    expect(checkInvoiceFile(file(`${'a'.repeat(97)}.pdf`))).toBe(
      'The file name must be 100 characters or fewer',
    )
  })
})

describe('by its first bytes', () => {
  test.each([
    ['a.pdf', pdf],
    ['a.png', png],
    ['a.jpg', jpg],
    ['a.JPEG', jpg],
    ['a.docx', zip],
    ['a.xlsx', zip],
    ['a.zip', zip],
    ['a.csv', bytes(0x61)],
    ['a.txt', pdf],
  ])('%s agrees', (name, start) => {
    expect(checkInvoiceFile(file(name), start)).toBeNull()
  })

  test.each([
    ['a.pdf', png, 'a PDF'],
    ['a.png', pdf, 'a PNG'],
    ['a.jpg', png, 'a JPG'],
    ['a.docx', pdf, 'a DOCX'],
    ['a.xlsx', bytes(0x4d, 0x5a), 'an XLSX'],
    ['a.pdf', new Uint8Array(), 'a PDF'],
  ])('%s does not', (name, start, kind) => {
    expect(checkInvoiceFile(file(name), start)).toBe(`The file is not ${kind}, despite its name`)
  })

  test.each([
    ['a byte order mark', '\u00ef\u00bb\u00bf%PDF-1.4'],
    ['blank lines', '\r\n\n%PDF-1.7'],
    ['a header of a mail system', `${'x'.repeat(900)}%PDF-1.4`],
  ])('a PDF may begin with %s', (_, start) => {
    const firstBytes = Uint8Array.from([...start].map((sign) => sign.charCodeAt(0)))
    expect(checkInvoiceFile(file('a.pdf'), firstBytes)).toBeNull()
  })
})

describe('a picture', () => {
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
})
