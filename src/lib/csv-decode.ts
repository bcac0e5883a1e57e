/** Precedes a letter that was read from a byte of another encoding. */
export const oddByteMark = '\ufffd'

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** Whether a file is a zip, as `.xlsx` workbooks are. */
export const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 3, 4)

const mustBe = (kind: string) =>
  `The selected file must be a CSV or an Excel workbook (.xlsx). This one is ${kind}.`
const saveAsCsv = 'In your spreadsheet choose “Save as” or “Export to”, then CSV.'
export const notAWorkbook = `${mustBe('a ZIP file, but not a workbook that we can read')} ${saveAsCsv}`

/** Whether a text has more than a few stray control characters. */
const isBinary = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are detected
  (text.match(/[\x00-\x08\x0e-\x1f]/g)?.length ?? 0) > Math.max(3, text.length / 100)

/** The error for a file that holds no text, by its name or its first bytes; a web page may be named as a workbook. */
export function refuseFile(name: string, bytes: Uint8Array): string | null {
  const [extension] = /\.(?:xlsb|xls|ods|numbers)$/.exec(name.toLowerCase()) ?? []
  if (extension) return `${mustBe(`a spreadsheet (${extension})`)} ${saveAsCsv}`
  if (isZip(bytes)) return null
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return `${mustBe('an old or password-protected Excel workbook')} ${saveAsCsv}`
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return mustBe('a PDF')
  return isBinary(decodeText(bytes.subarray(0, 8192)).text) ? mustBe('not text') : null
}

/** The encoding of UTF-16, by its byte order mark, or because one byte of a first Latin letter is NUL. */
function detectUtf16(bytes: Uint8Array) {
  const [first, second] = bytes
  if (startsWith(bytes, 0xff, 0xfe) || (first && second === 0)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) || (first === 0 && second) ? 'utf-16be' : null
}

/** The text of UTF-8; null if some bytes are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The letters of Windows-1252 at 0x80 to 0x9f, where Latin-1 has control characters. */
const windowsExtras = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes Windows-1252, which Node.js takes for Latin-1. */
const decodeWindows = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (letter) => windowsExtras[letter.charCodeAt(0) - 0x80] ?? letter)

/** Decodes as UTF-8 what was decoded as Windows-1252; null if it was not UTF-8. */
function decodeAgain(text: string): string | null {
  const codes = Array.from(text, (letter) => {
    const index = windowsExtras.indexOf(letter)
    return index === -1 ? letter.charCodeAt(0) : 0x80 + index
  })
  return codes.some((code) => code > 0xff) ? null : decodeUtf8(Uint8Array.from(codes))
}

/** Letters beyond ASCII that stand side by side. */
const beyondAscii = /[^\0-\x7f]+/g

/** Decodes bytes that are not all UTF-8: as UTF-8 with odd letters if most of it is, else as Windows-1252. */
function decodeMixed(bytes: Uint8Array): string {
  const windows = decodeWindows(bytes)
  const runs = windows.match(beyondAscii) ?? []
  const validCount = runs.filter((run) => decodeAgain(run) !== null).length
  const isUtf8 = startsWith(bytes, 0xef, 0xbb, 0xbf) || validCount > runs.length / 2
  const markOdd = (run: string) => decodeAgain(run) ?? run.replace(/./g, `${oddByteMark}$&`)
  return isUtf8 ? windows.replace(beyondAscii, markOdd) : windows
}

/** Decodes by a byte order mark, else as UTF-8, else as Windows-1252 (UK Excel). Never throws. */
export function decodeText(bytes: Uint8Array) {
  const utf16 = detectUtf16(bytes)
  const whole = utf16 ? new TextDecoder(utf16).decode(bytes) : decodeUtf8(bytes)
  const raw = whole ?? decodeMixed(bytes)
  // UTF-8 that a program decoded as Windows-1252 and encoded once more: `Â£`, `Ã©`, `â€™`.
  const text = raw.replace(beyondAscii, (run) => (/[ÂÃ]|â€/.test(run) && decodeAgain(run)) || run)
  /** Some bytes were no UTF-8 and read by their likely letter, or letters encoded twice were repaired. */
  const isGuessed = whole === null || text !== raw
  return { text, isGuessed }
}
