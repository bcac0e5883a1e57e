// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { decodeText, refuseFile } from './csv-decode'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytesOf = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...utf8(part)])))
const utf16 = (text: string, mark = '\ufeff') => Buffer.from(`${mark}${text}`, 'utf16le')

const text = 'company_name,initial_debt\nO’Neill & Müller,£5\n'

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${text}`)],
    ['UTF-16 little-endian', new Uint8Array(utf16(text))],
    ['UTF-16 big-endian', new Uint8Array(utf16(text).swap16())],
    ['UTF-16 without a mark', new Uint8Array(utf16(text, ''))],
    ['UTF-16 big-endian without a mark', new Uint8Array(utf16(text, '').swap16())],
  ])('%s is detected', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, isGuessed: false })
  })

  const windows = bytesOf('M', 0xfc, 'ller ', 0x96, ' ', 0xa3, '5')
  const mixed = bytesOf('é £1, A ', 0x96, ' B, ', 0xa3, '5, ü')
  const marked = bytesOf('\ufeffA £3 B', 0x96, ' C', 0x96, ' D', 0x96)

  // In UTF-8 an odd byte becomes its likely letter, after a mark.
  it.each([
    ['Windows-1252 where no letter is UTF-8', windows, 'Müller – £5'],
    ['UTF-8 where most letters are', mixed, 'é £1, A \ufffd– B, \ufffd£5, ü'],
    ['UTF-8 after its byte order mark', marked, 'A £3 B\ufffd– C\ufffd– D\ufffd–'],
  ])('is %s', (_, bytes, decoded) => {
    expect(decodeText(bytes)).toEqual({ text: decoded, isGuessed: true })
  })

  it.each([
    ['an overlong form', 0xc0, 0x80],
    ['a surrogate', 0xed, 0xa0, 0x80],
    ['a letter beyond Unicode', 0xf5, 0x80, 0x80, 0x80],
    ['a letter cut short', 0xe2, 0x82],
  ])('takes %s for odd bytes in UTF-8, and never throws', (_, ...bytes) => {
    expect(decodeText(bytesOf('é, é, ', ...bytes, 'b'))).toMatchObject({
      text: expect.stringMatching(/^é, é, \ufffd.*b$/),
      isGuessed: true,
    })
  })
})

describe('a text that was encoded twice', () => {
  it.each([
    ['CafÃ© Â£5 â€“ Oâ€™Neill', 'Café £5 – O’Neill'],
    ['GroÃŸ, Ã‰lan, Ã–l, Ã…se, â€žESPAÃ‘Aâ€œ', 'Groß, Élan, Öl, Åse, „ESPAÑA“'],
    ['AllÃ\u00ade,Łódź Ã© Â\u00a05\n', 'Allíe,Łódź é \u00a05\n'],
  ])('%j is repaired', (twice, once) => {
    expect(decodeText(utf8(twice))).toMatchObject({ text: once, isGuessed: true })
  })

  it.each(['Café £5', 'ÂRET Ltd', 'Ã', '“CAFÉ”', 'ÃŁ'])('is not %s', (sound) => {
    expect(decodeText(utf8(sound))).toMatchObject({ text: sound, isGuessed: false })
  })
})

describe('a file that holds no table is refused with the reason', () => {
  it.each([
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), /password-protected/],
    ['a PDF', utf8('%PDF-1.7'), /The selected file must be a CSV .* a PDF/],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, ...Array(60).fill(7)]), /not text/],
  ])('%s', (_, bytes, error) => {
    expect(refuseFile('debts.csv', bytes)).toMatch(error)
  })

  it.each([
    ['DEBTS.XLS', /spreadsheet \(\.xls\)\. In your spreadsheet choose “Save as” or “Export to”/],
    ['debts.ods', /spreadsheet \(\.ods\)/],
    ['debts.numbers', /spreadsheet \(\.numbers\)/],
  ])('a file named %s, even when it holds text', (name, error) => {
    expect(refuseFile(name, utf8(text))).toMatch(error)
  })
})
