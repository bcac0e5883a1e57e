import { describe, expect, test } from 'vitest'
import { decodeCsv } from './csv-decode'

const utf16 = (text: string, { bom, big }: { bom: boolean; big: boolean }) => {
  const bytes = Buffer.from(`${bom ? '\ufeff' : ''}${text}`, 'utf16le')
  return new Uint8Array(big ? bytes.swap16() : bytes)
}
const utf8 = (text: string) => new TextEncoder().encode(text)
const text = 'company_name,initial_debt\nO’Neill & Müller,£5\n'

describe('decodeCsv', () => {
  test.each([
    ['UTF-8', utf8(text), 'UTF-8'],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${text}`), 'UTF-8'],
    ['UTF-16 little-endian', utf16(text, { bom: true, big: false }), 'UTF-16'],
    ['UTF-16 big-endian', utf16(text, { bom: true, big: true }), 'UTF-16'],
    ['UTF-16 without a mark', utf16(text, { bom: false, big: false }), 'UTF-16'],
    ['UTF-16 big-endian without a mark', utf16(text, { bom: false, big: true }), 'UTF-16'],
  ])('reads %s', (_, bytes, encoding) => {
    expect(decodeCsv(bytes)).toEqual({ ok: true, text, encoding, garbled: false })
  })

  test('anything else is what Excel writes on Windows, and says so', () => {
    const bytes = new Uint8Array([...utf8('M'), 0xfc, ...utf8('ller '), 0xa3, ...utf8('5')])
    expect(decodeCsv(bytes)).toMatchObject({ text: 'Müller £5', encoding: 'Windows-1252' })
  })

  test('text that was encoded twice is noticed', () => {
    expect(decodeCsv(utf8('a\nÂ£5'))).toMatchObject({ ok: true, garbled: true })
  })

  test.each([
    ['nothing', new Uint8Array(), 'The selected file is empty'],
    ['blank lines', utf8('\r\n \r\n'), 'The selected file is empty'],
    ['a workbook named .csv', utf8('PK\x03\x04xx'), /Excel workbook/],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), /password-protected/],
    ['a PDF', utf8('%PDF-1.7'), /PDF/],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, ...Array(60).fill(7)]), /not text/],
  ])('refuses %s', (_, bytes, error) => {
    expect(decodeCsv(bytes)).toEqual({ ok: false, error: expect.stringMatching(error) })
  })
})
