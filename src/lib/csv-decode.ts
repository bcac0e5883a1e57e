/** The encodings of spreadsheet exports, by their `TextDecoder` names. */
export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'macintosh'] as const
export type Encoding = (typeof encodings)[number]

export interface EncodingHints {
  /** Valid UTF-8 that was encoded twice: `Â£`, `â€™`. */
  garbled: boolean
  /** A line with a non-ASCII letter, by which the user judges the encoding; null if there is none. */
  sampleLine: string | null
}

export type DetectedEncoding =
  /** The possible encodings, the likeliest first: only decoding the whole file decides. */
  { ok: true; encodings: readonly Encoding[] } | { ok: false; error: string }

const chunkBytes = 1_000_000

/**
 * Decodes a file in chunks, so that it is never in memory as a whole, without its byte order mark.
 * @throws {TypeError} on invalid UTF-8
 */
export async function* decodeChunks(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  for (let start = 0; start < file.size; start += chunkBytes) {
    const bytes = await file.slice(start, start + chunkBytes).arrayBuffer()
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder.decode()
}

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

const notCsv = (kind: string) => `The selected file must be a CSV. This one is ${kind}.`
const saveAsCsv = 'In your spreadsheet choose “Save as”, then “CSV UTF-8 (comma delimited)”.'

/** The files of Excel, LibreOffice and Numbers, which are not CSV. */
export const spreadsheetExtensions = ['.xlsx', '.xlsm', '.xlsb', '.xls', '.ods', '.numbers']

/**
 * The error for a file that is no CSV, by its name or its first bytes; null for any other. The name
 * comes first, because some spreadsheets hold text, such as a web page that Excel opens.
 */
function nonCsvError(file: Blob, bytes: Uint8Array): string | null {
  const name = file instanceof File ? file.name.toLowerCase() : ''
  const extension = spreadsheetExtensions.find((ending) => name.endsWith(ending))
  if (extension) {
    const save =
      extension === '.numbers' ? 'In Numbers choose “File”, “Export To”, then “CSV”.' : saveAsCsv
    return `${notCsv(`a spreadsheet (${extension})`)} ${save}`
  }
  if (startsWith(bytes, 0x50, 0x4b, 3, 4))
    return `${notCsv('an Excel workbook or another zipped file')} ${saveAsCsv}`
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return `${notCsv('an old or password-protected Excel workbook')} ${saveAsCsv}`
  return startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ? notCsv('a PDF') : null
}

/** Whether a text has more than a few stray control characters. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, 4096)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are detected
  const controls = sample.match(/[\x00-\x08\x0e-\x1f]/g)?.length ?? 0
  return controls > Math.max(3, sample.length / 100)
}

/** Detects UTF-16 without a byte order mark: every other byte of Latin text is NUL. */
function detectUtf16ByNuls(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, 1000)
  const nuls = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = nuls
  const enough = sample.length / 5
  if (odd > enough && even < odd / 4) return 'utf-16le'
  if (even > enough && odd < even / 4) return 'utf-16be'
  return null
}

function detectUtf16(bytes: Uint8Array): Encoding | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  return detectUtf16ByNuls(bytes)
}

const twiceEncoded = /Â[£©®°´ ]|â€[™œ“”˜¦]|Ã[\u00a0-¿]/

/** Searches for single letters first, which is fast in a long text. */
const looksTwiceEncoded = (text: string) =>
  (text.includes('Â') || text.includes('â€') || text.includes('Ã')) && twiceEncoded.test(text)

/** The line around the first non-ASCII letter, at most 60 characters each way. */
function firstAccentedLine(text: string): string | null {
  const index = text.search(/[^\0-\x7f]/)
  if (index === -1) return null
  const before = text.slice(Math.max(0, index - 60), index).split(/[\r\n]/)
  const after = text.slice(index, index + 60).split(/[\r\n]/)
  return `${before.at(-1)}${after[0]}`
}

/** Updates the hints with a further chunk. */
export function detectHints(
  hints: EncodingHints,
  chunk: string,
  encoding: Encoding,
): EncodingHints {
  if (hints.sampleLine !== null && hints.garbled) return hints
  const sampleLine = hints.sampleLine ?? firstAccentedLine(chunk)
  const garbled = encoding === 'utf-8' && sampleLine !== null && looksTwiceEncoded(chunk)
  return { sampleLine, garbled: hints.garbled || garbled }
}

/**
 * Detects a file's encoding: by its byte order mark, else UTF-8 if valid, else Windows-1252, which Excel
 * writes in the UK.
 * @param chosen the user's choice, which overrides the detection
 */
export async function detectEncoding(file: Blob, chosen?: Encoding): Promise<DetectedEncoding> {
  const first = new Uint8Array(await file.slice(0, 8192).arrayBuffer())
  const error = nonCsvError(file, first)
  if (error) return { ok: false, error }
  const certainEncoding = chosen ?? detectUtf16(first)
  const sample = new TextDecoder(certainEncoding ?? 'utf-8').decode(first)
  if (sample.trim() === '' && file.size <= first.length) {
    return { ok: false, error: 'The selected file is empty' }
  }
  if (isBinary(sample)) return { ok: false, error: notCsv('not text') }
  return { ok: true, encodings: certainEncoding ? [certainEncoding] : ['utf-8', 'windows-1252'] }
}

/** The characters of Windows-1252 at 0x80 to 0x9f, where Latin-1 has control characters. */
const windows1252Extras = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function windowsByte(letter: string): number {
  const index = windows1252Extras.indexOf(letter)
  return index === -1 ? letter.charCodeAt(0) : 0x80 + index
}

/** Decodes a twice-encoded text once more (`Â£` to `£`); any other text is returned unchanged. */
export function repairTwiceEncoded(text: string): string {
  if (!twiceEncoded.test(text)) return text
  const bytes = [...text].map(windowsByte)
  if (bytes.some((byte) => byte > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
  } catch {
    return text
  }
}
