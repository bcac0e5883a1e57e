/** The encodings of spreadsheet exports, by their `TextDecoder` names. */
export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'macintosh'] as const
export type Encoding = (typeof encodings)[number]

/** Precedes a letter that was read from a byte of another encoding. */
export const oddByteMark = '\ufffd'

const chunkBytes = 1_000_000

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

const mustBe = (kind: string) =>
  `The selected file must be a CSV or an Excel workbook (.xlsx). This one is ${kind}.`
const saveAsCsv = 'In your spreadsheet choose “Save as”, then “CSV UTF-8 (comma delimited)”.'

/** The files of Excel, LibreOffice and Numbers that are read neither as CSV nor as a workbook. */
const unreadableExtensions = ['.xlsb', '.xls', '.ods', '.numbers']

/** Whether a file is a zip, as `.xlsx` workbooks are. */
export const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 3, 4)

export const notAWorkbook = `${mustBe('zipped, but no workbook that can be read')} ${saveAsCsv}`

/** Whether a text has more than a few stray control characters. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, 4096)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are detected
  const controls = sample.match(/[\x00-\x08\x0e-\x1f]/g)?.length ?? 0
  return controls > Math.max(3, sample.length / 100)
}

/**
 * The error for a file that holds no table, by its name or its first bytes; null for any other. The
 * name comes first, because some spreadsheets hold text, such as a web page that Excel opens.
 */
export function refuseFile(name: string, bytes: Uint8Array): string | null {
  const lowerName = name.toLowerCase()
  const extension = unreadableExtensions.find((ending) => lowerName.endsWith(ending))
  if (extension) {
    const save =
      extension === '.numbers' ? 'In Numbers choose “File”, “Export To”, then “CSV”.' : saveAsCsv
    return `${mustBe(`a spreadsheet (${extension})`)} ${save}`
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

/** The length of the UTF-8 sequence at an offset; 0 if its bytes are not UTF-8. */
function utf8Length(bytes: Uint8Array, offset: number): number {
  const first = bytes[offset] ?? 0
  if (first < 0x80) return 1
  if (first < 0xc2 || first > 0xf4) return 0
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  const second = bytes[offset + 1] ?? 0
  // Overlong forms, surrogates and code points beyond U+10FFFF.
  if (first === 0xe0 && second < 0xa0) return 0
  if (first === 0xed && second > 0x9f) return 0
  if (first === 0xf0 && second < 0x90) return 0
  if (first === 0xf4 && second > 0x8f) return 0
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[offset + index] ?? 0
    if (byte < 0x80 || byte > 0xbf) return 0
  }
  return length
}

/** Counts the UTF-8 sequences beyond ASCII, and lists the offsets of bytes that belong to none. */
function scanUtf8(bytes: Uint8Array): { sequences: number; oddOffsets: number[] } {
  const oddOffsets: number[] = []
  let sequences = 0
  for (let offset = 0; offset < bytes.length; ) {
    if ((bytes[offset] ?? 0) < 0x80) {
      offset += 1
      continue
    }
    const length = utf8Length(bytes, offset)
    if (length === 0) oddOffsets.push(offset)
    else sequences += 1
    offset += Math.max(1, length)
  }
  return { sequences, oddOffsets }
}

/** The characters of Windows-1252 at 0x80 to 0x9f, where Latin-1 has control characters. */
const windows1252Extras = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const windowsLetter = (byte: number) => windows1252Extras[byte - 0x80] ?? String.fromCharCode(byte)

/** Replaces odd bytes by their letter in Windows-1252, each after {@link oddByteMark}. */
function replaceOddBytes(bytes: Uint8Array, oddOffsets: readonly number[]): Uint8Array {
  const encoder = new TextEncoder()
  const letters = oddOffsets.map((offset) =>
    encoder.encode(oddByteMark + windowsLetter(bytes[offset] ?? 0)),
  )
  const added = letters.reduce((sum, letter) => sum + letter.length - 1, 0)
  const replaced = new Uint8Array(bytes.length + added)
  let [from, to] = [0, 0]
  for (const [index, offset] of oddOffsets.entries()) {
    replaced.set(bytes.subarray(from, offset), to)
    replaced.set(letters[index] ?? [], to + offset - from)
    to += offset - from + (letters[index]?.length ?? 0)
    from = offset + 1
  }
  replaced.set(bytes.subarray(from), to)
  return replaced
}

export interface DecodedText {
  encoding: Encoding
  /** Some bytes were no UTF-8 and were read by their likely letter. */
  hasOddBytes: boolean
  /** The text in chunks without its byte order mark; `readShare` is 0 to 1. */
  chunks(): Iterable<{ text: string; readShare: number }>
}

/**
 * Decodes a file: by its byte order mark, else as UTF-8 if that is what most of it is, else as
 * Windows-1252, which Excel writes in the UK. Never throws.
 * @param chosen the encoding a person chose
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): DecodedText {
  const certain = chosen ?? detectUtf16(bytes)
  const { sequences, oddOffsets } =
    certain === null || certain === 'utf-8' ? scanUtf8(bytes) : { sequences: 0, oddOffsets: [] }
  const isUtf8 = oddOffsets.length === 0 || sequences > oddOffsets.length
  const encoding = certain ?? (isUtf8 ? 'utf-8' : 'windows-1252')
  const hasOddBytes = encoding === 'utf-8' && oddOffsets.length > 0

  function* chunks() {
    const decoder = new TextDecoder(encoding)
    const source = hasOddBytes ? replaceOddBytes(bytes, oddOffsets) : bytes
    for (let start = 0; start < source.length; start += chunkBytes) {
      const text = decoder.decode(source.subarray(start, start + chunkBytes), { stream: true })
      yield { text, readShare: Math.min(1, (start + chunkBytes) / source.length) }
    }
    yield { text: decoder.decode(), readShare: 1 }
  }
  return { encoding, hasOddBytes, chunks }
}

const twiceEncoded = /Â[£©®°´ ]|â€[™œ“”˜¦]|Ã[\u00a0-¿]/

/** Searches for single letters first, which is fast in a long text. */
export const looksTwiceEncoded = (text: string) =>
  (text.includes('Â') || text.includes('â€') || text.includes('Ã')) && twiceEncoded.test(text)

function windowsByte(letter: string): number {
  const index = windows1252Extras.indexOf(letter)
  return index === -1 ? letter.charCodeAt(0) : 0x80 + index
}

/** Decodes a twice-encoded text once more (`Â£` to `£`); any other text is returned unchanged. */
export function repairTwiceEncoded(text: string): string {
  if (!looksTwiceEncoded(text)) return text
  const bytes = [...text].map(windowsByte)
  if (bytes.some((byte) => byte > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
  } catch {
    return text
  }
}

/** The line around the first letter beyond ASCII, at most 60 characters each way; null without one. */
export function firstAccentedLine(text: string): string | null {
  const index = text.search(/[^\0-\x7f]/)
  if (index === -1) return null
  const before = text.slice(Math.max(0, index - 60), index).split(/[\r\n]/)
  const after = text.slice(index, index + 60).split(/[\r\n]/)
  return `${before.at(-1)}${after[0]}`
}
