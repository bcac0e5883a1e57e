// @vitest-environment node
import { expect, it } from 'vitest'
import {
  acceptedInvoiceTypes,
  checkInvoiceFile,
  maxInvoiceBytes,
  pictureType,
} from './invoice-file'

const check = (name: string, size = 1000) => checkInvoiceFile({ name, size })
const bytes = (text: string) => Uint8Array.from([...text].map((one) => one.charCodeAt(0)))

it('the accepted types are the ones promised, in any case', () => {
  const types = acceptedInvoiceTypes.split(',')
  expect(types.toSorted().join(' ')).toBe(
    '.csv .doc .docx .eml .heic .jpeg .jpg .msg .pdf .png .tif .tiff .txt .xls .xlsx .zip',
  )
  expect(types.map((type) => check(`invoice${type.toUpperCase()}`)).filter(Boolean)).toEqual([])
})

it.each([
  [0, 'The selected file is empty'],
  [1, null],
  [maxInvoiceBytes, null],
  [maxInvoiceBytes + 1, 'The selected file must be smaller than 25MB'],
])('a file of %i bytes is refused with %j', (size, reason) => {
  expect(check('a.pdf', size)).toBe(reason)
})

it.each(['acme.com.pdf', 'v1.2 final.pdf', 'exe.pdf', 'Söhne №5.pdf', `${'a'.repeat(96)}.pdf`])(
  'the name %j is accepted',
  (name) => expect(check(name)).toBeNull(),
)

it.each(
  ['invoice', 'invoice.', 'x.gif', 'x.pdf.exe', 'a\u202Efdp.exe', 'page.html', 'x.svg']
    .concat(['x.constructor', 'x.__proto__', 'pdf', 'x.pdf ', ''])
    .map((name) => [name, /^The selected file must be a PDF/] as const)
    .concat([[`${'a'.repeat(97)}.pdf`, /^The file name must be 100 characters or fewer$/]]),
)('the name %j is refused with %s', (name, reason) => expect(check(name)).toMatch(reason))

it.each([
  ['a.pdf', '%PDF-1.4', null],
  ['a.pdf', '\u00ef\u00bb\u00bf%PDF-1.4', null],
  ['a.pdf', '\r\n\n%PDF-1.7', null],
  ['a.pdf', `${'x'.repeat(900)}%PDF-1.4`, null],
  ['a.pdf', '\x89PNG\r\n\x1a\n', 'a PDF'],
  ['a.pdf', '', 'a PDF'],
  ['a.png', '\x89PNG\r\n\x1a\n', null],
  ['a.png', '%PDF', 'a PNG'],
  ['a.JPEG', '\xff\xd8\xff\xe0', null],
  ['a.jpg', '\x89PNG\r\n\x1a\n', 'a JPG'],
  ['a.docx', 'PK\x03\x04', null],
  ['a.xlsx', 'MZ', 'an XLSX'],
  ['a.msg', '\xd0\xcf\x11\xe0', null],
  ['a.doc', 'PK\x03\x04', 'a DOC'],
  ['a.tif', 'MM\0*', null],
  ['a.tiff', 'II*\0', null],
  ['a.tiff', 'GIF8', 'a TIFF'],
  ['a.csv', 'a', null],
])('%s beginning with %j is refused as not being %s', (name, start, kind) => {
  const reason = kind && `The file is not ${kind}, despite its name`
  expect(checkInvoiceFile({ name, size: 1000 }, bytes(start))).toBe(reason)
})

it.each([
  ['scan.JPG', 'image/jpeg'],
  ['scan.png', 'image/png'],
  ['scan.png.html', undefined],
  ['scan.svg', undefined],
  ['invoice.pdf', undefined],
])('D03: %s is shown as %s', (name, type) => expect(pictureType(name)).toBe(type))
