/** The encodings of spreadsheet exports, by their `TextDecoder` names. */
const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof encodings)[number]

/** Precedes a letter that was read from a byte of another encoding. */
export const oddByteMark = '\ufffd'

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** Whether a file is a zip, as `.xlsx` workbooks are. */
export const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 3, 4)

const mustBe = (kind: string) =>
  `The selected file must be a CSV or an Excel workbook (.xlsx). This one is ${kind}.`
const saveAsCsv = 'In your spreadsheet choose “Save as”, then “CSV UTF-8 (comma delimited)”.'
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
  if (extension) {
    const inNumbers = 'In Numbers choose “File”, “Export To”, then “CSV”.'
    return `${mustBe(`a spreadsheet (${extension})`)} ${extension === '.numbers' ? inNumbers : saveAsCsv}`
  }
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
const windowsLetter = (byte: number) => windowsExtras[byte - 0x80] ?? String.fromCharCode(byte)

/**
 * Decodes UTF-8 run by run of letters beyond ASCII. A run that is not UTF-8 is read as Windows-1252, each
 * letter after {@link oddByteMark}.
 */
function decodeMixed(bytes: Uint8Array) {
  const parts: string[] = []
  let [validRuns, oddRuns] = [0, 0]
  for (let from = 0, to = 0; from < bytes.length; from = to) {
    const isAscii = (bytes[from] ?? 0) < 0x80
    while (to < bytes.length && (bytes[to] ?? 0) < 0x80 === isAscii) to += 1
    const run = bytes.subarray(from, to)
    const text = decodeUtf8(run)
    if (text === null) oddRuns += 1
    else if (!isAscii) validRuns += 1
    parts.push(text ?? [...run].map((byte) => oddByteMark + windowsLetter(byte)).join(''))
  }
  return { text: parts.join(''), isMostlyUtf8: validRuns > oddRuns }
}

const twiceEncoded = /Â[£©®°´ ]|â€[™œ“”˜¦]|Ã[\u00a0-¿]/

function windowsByte(letter: string): number {
  const index = windowsExtras.indexOf(letter)
  return index === -1 ? letter.charCodeAt(0) : 0x80 + index
}

/** Decodes a twice-encoded cell once more (`Â£` to `£`); any other is returned unchanged. */
function repairCell(cell: string): string {
  const bytes = twiceEncoded.test(cell) ? [...cell].map(windowsByte) : []
  return bytes.some((byte) => byte > 0xff) ? cell : decodeUtf8(Uint8Array.from(bytes)) || cell
}

export interface DecodedText {
  encoding: Encoding
  text: string
  /** Some bytes were no UTF-8 and read by their likely letter, or letters encoded twice were repaired. */
  isRepaired: boolean
}

/**
 * Decodes a file: by its byte order mark, else as UTF-8 if that is what most of it is, else as
 * Windows-1252, which Excel writes in the UK. Never throws.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = detectUtf16(bytes)
  const decoded = (encoding: Encoding, raw: string, hasOddBytes = false): DecodedText => {
    // Letters are searched for first, which is fast in a long text.
    const text = /[Ââ€Ã]/.test(raw) ? raw.replace(/[^,;|\t\r\n"]+/g, repairCell) : raw
    return { encoding, text, isRepaired: hasOddBytes || text !== raw }
  }
  if (!utf16) {
    const text = decodeUtf8(bytes)
    if (text !== null) return decoded('utf-8', text)
    const mixed = decodeMixed(bytes)
    if (mixed.isMostlyUtf8) return decoded('utf-8', mixed.text, true)
  }
  const encoding = utf16 ?? 'windows-1252'
  return decoded(encoding, new TextDecoder(encoding).decode(bytes))
}
