// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  decodeChunks,
  detectEncoding,
  detectHints,
  type Encoding,
  type EncodingHints,
  repairTwiceEncoded,
} from './csv-decode'

const utf16 = (text: string, { bom, big }: { bom: boolean; big: boolean }) => {
  const bytes = Buffer.from(`${bom ? '\ufeff' : ''}${text}`, 'utf16le')
  return new Uint8Array(big ? bytes.swap16() : bytes)
}
const utf8 = (text: string) => new TextEncoder().encode(text)
const text = 'company_name,initial_debt\nO’Neill & Müller,£5\n'
const file = (bytes: Uint8Array) => new Blob([bytes.slice()])

async function read(bytes: Uint8Array, chosen?: Encoding) {
  const found = await detectEncoding(file(bytes), chosen)
  if (!found.ok) return found
  for (const encoding of found.encodings) {
    try {
      let all = ''
      let look: EncodingHints = { garbled: false, sampleLine: null }
      for await (const piece of decodeChunks(file(bytes), encoding)) {
        all += piece
        look = detectHints(look, piece, encoding)
      }
      return { ok: true, encoding, text: all, ...look }
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError)
    }
  }
  throw new Error('in no encoding')
}

describe('I03: the encoding of a file', () => {
  test.each([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 little-endian', utf16(text, { bom: true, big: false }), 'utf-16le'],
    ['UTF-16 big-endian', utf16(text, { bom: true, big: true }), 'utf-16be'],
    ['UTF-16 without a mark', utf16(text, { bom: false, big: false }), 'utf-16le'],
    ['UTF-16 big-endian without a mark', utf16(text, { bom: false, big: true }), 'utf-16be'],
  ])('%s is detected', async (_, bytes, encoding) => {
    expect(await read(bytes)).toMatchObject({ ok: true, text, encoding, garbled: false })
  })

  test('any other text is Windows-1252, with a sample line', async () => {
    const bytes = new Uint8Array([...utf8('a\nM'), 0xfc, ...utf8('ller '), 0xa3, ...utf8('5\nb')])
    expect(await read(bytes)).toMatchObject({
      text: 'a\nMüller £5\nb',
      encoding: 'windows-1252',
      sampleLine: 'Müller £5',
    })
  })

  test('the user’s choice overrides the detection', async () => {
    const bytes = new Uint8Array([...utf8('M'), 0x9f, ...utf8('ller '), 0xa3, ...utf8('5')])
    expect(await read(bytes, 'macintosh')).toMatchObject({ text: 'Müller £5' })
  })

  test('a letter split between two chunks is one letter', async () => {
    const long = `${'x'.repeat(999_999)}£${'y'.repeat(999_998)}€`
    expect(await read(utf8(long))).toMatchObject({ encoding: 'utf-8', text: long })
  })
})

test('a twice-encoded text is detected and can be repaired', async () => {
  expect(await read(utf8('a\nÂ£5'))).toMatchObject({ ok: true, garbled: true })
  expect(repairTwiceEncoded('CafÃ© Â£5 â€“ Oâ€™Neill')).toBe('Café £5 – O’Neill')
})

test.each(['Café £5', 'ÂRET Ltd', 'Ã', 'Łódź Ã©'])('%s was not encoded twice', (sound) => {
  expect(repairTwiceEncoded(sound)).toBe(sound)
})

describe('I10: a file that is no CSV is refused with the reason', () => {
  test.each([
    ['nothing', new Uint8Array(), 'The selected file is empty'],
    ['blank lines', utf8('\r\n \r\n'), 'The selected file is empty'],
    ['a workbook named .csv', utf8('PK\x03\x04xx'), /Excel workbook/],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), /password-protected/],
    ['a PDF', utf8('%PDF-1.7'), /PDF/],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, ...Array(60).fill(7)]), /not text/],
  ])('%s', async (_, bytes, error) => {
    expect(await read(bytes)).toEqual({ ok: false, error: expect.stringMatching(error) })
  })

  test.each([
    ['debts.xlsx', /spreadsheet \(\.xlsx\)\. In your spreadsheet choose “Save as”/],
    ['DEBTS.XLS', /spreadsheet \(\.xls\)/],
    ['debts.ods', /spreadsheet \(\.ods\)/],
    ['debts.numbers', /spreadsheet \(\.numbers\)\. In Numbers choose “File”, “Export To”/],
  ])('a file named %s, even when it holds text', async (name, error) => {
    expect(await detectEncoding(new File([text], name))).toEqual({
      ok: false,
      error: expect.stringMatching(error),
    })
  })
})
