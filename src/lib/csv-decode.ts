/** The encodings of spreadsheet exports, by their `TextDecoder` names. */
type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

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

/**
 * The error for a file that holds no table, by its name or its first bytes; null for any other. The
 * name comes first, because some spreadsheets hold text, such as a web page that Excel opens.
 */
export function refuseFile(name: string, bytes: Uint8Array): string | null {
  const [extension] = /\.(?:xlsb|xls|ods|numbers)$/.exec(name.toLowerCase()) ?? []
  if (extension) return `${mustBe(`a spreadsheet (${extension})`)} ${saveAsCsv}`
  if (isZip(bytes)) return null
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return `${mustBe('an old or password-protected Excel workbook')} ${saveAsCsv}`
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return mustBe('a PDF')
  const first = bytes.subarray(0, 8192)
  const sample = new TextDecoder(detectUtf16(first) ?? 'utf-8').decode(first)
  if (sample.trim() === '' && bytes.length <= first.length) return 'The selected file is empty'
  return isBinary(sample) ? mustBe('not text') : null
}

/** Detects UTF-16 by its byte order mark, or because every other byte of Latin text is NUL. */
function detectUtf16(bytes: Uint8Array): Encoding | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const sample = bytes.subarray(0, 1000)
  const nulsAt = (rest: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === rest).length
  const [even, odd] = [nulsAt(0), nulsAt(1)]
  if (Math.max(even, odd) <= sample.length / 5) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
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

function windowsByte(letter: string): number {
  const index = windowsExtras.indexOf(letter)
  return index === -1 ? letter.charCodeAt(0) : 0x80 + index
}

/** Decodes as UTF-8 what was decoded as Windows-1252; null if it was not UTF-8. */
function decodeAgain(text: string): string | null {
  const bytes = [...text].map(windowsByte)
  return bytes.some((byte) => byte > 0xff) ? null : decodeUtf8(Uint8Array.from(bytes))
}

/** Decodes the letters of UTF-8 in a run, and marks the others, which stay as they are. */
function decodeMixed(run: string): string {
  let text = ''
  for (let at = 0; at < run.length; ) {
    const size = [2, 3, 4].find((each) => decodeAgain(run.slice(at, at + each)) !== null) ?? 1
    const letter = run.slice(at, at + size)
    text += decodeAgain(letter) ?? oddByteMark + letter
    at += size
  }
  return text
}

/** Letters beyond ASCII, and the one behind them. */
const beyondAscii = /[^\0-\x7f]+\p{L}?/gu

/** UTF-8 that a program decoded as Windows-1252 and encoded once more: `Â£`, `Ã©`, `â€™`, `Ã–l`. A name may end in Ã. */
const twiceEncoded =
  /Â[\u00a0£©®°´]|â€[^\0-\x7f]|Ã(?:[\u0080-¿€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜š›œžŸ]|[‘’“”–—…™](?=\p{L}))/u

/**
 * Decodes a file: by its byte order mark, else as UTF-8 if that is what most of it is, else as
 * Windows-1252, which Excel writes in the UK. Never throws.
 */
export function decodeText(bytes: Uint8Array) {
  const utf16 = detectUtf16(bytes)
  const whole = utf16 ? new TextDecoder(utf16).decode(bytes) : decodeUtf8(bytes)
  if (whole !== null) return repair(utf16 ?? 'utf-8', whole)
  const windows = decodeWindows(bytes)
  let [validRuns, oddRuns] = [0, 0]
  const mixed = windows.replace(beyondAscii, (run) => {
    const text = decodeMixed(run)
    if (text.includes(oddByteMark)) oddRuns += 1
    else validRuns += 1
    return text
  })
  const hasMark = startsWith(bytes, 0xef, 0xbb, 0xbf)
  if (!hasMark && validRuns <= oddRuns) return repair('windows-1252', windows)
  return { ...repair('utf-8', mixed), isRepaired: true }
}

/** Repairs letters that were encoded twice. */
function repair(encoding: Encoding, raw: string) {
  const text = twiceEncoded.test(raw)
    ? raw.replace(beyondAscii, (run) => (twiceEncoded.test(run) && decodeAgain(run)) || run)
    : raw
  return {
    encoding,
    text,
    /** Some bytes were no UTF-8 and read by their likely letter, or letters encoded twice were repaired. */
    isRepaired: text !== raw,
  }
}
