export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

export type Decoded =
  | {
      ok: true
      text: string
      encoding: Encoding
      /** Valid UTF-8, yet it was encoded twice somewhere on its way: `Â£`, `â€™`. */
      garbled: boolean
    }
  | { ok: false; error: string }

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, place) => bytes[place] === byte)

const saveAsCsv = 'In your spreadsheet choose “Save as”, then “CSV UTF-8 (comma delimited)”.'

/** What a file of another kind is, by its first bytes: its name proves nothing. */
function otherKind(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
    return `The selected file must be a CSV. This one is an Excel workbook or another zipped file. ${saveAsCsv}`
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return `The selected file must be a CSV. This one is an old or password-protected Excel workbook. ${saveAsCsv}`
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    return 'The selected file must be a CSV. This one is a PDF.'
  }
  return null
}

const notText = 'The selected file must be a CSV. This one is not text.'

/** More than a stray control character in the first few thousand means pictures, not letters. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, 4096)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const controls = sample.match(/[\x00-\x08\x0e-\x1f]/g)?.length ?? 0
  return controls > Math.max(3, sample.length / 100)
}

/** UTF-16 without a byte order mark: every other byte of Latin text is NUL. */
function bareUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 1000)
  const nuls = [0, 0]
  sample.forEach((byte, place) => {
    if (byte === 0) nuls[place % 2] = (nuls[place % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = nuls
  const enough = sample.length / 5
  if (odd > enough && even < odd / 4) return 'utf-16le'
  if (even > enough && odd < even / 4) return 'utf-16be'
  return null
}

function utf16(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  const bare = bareUtf16(bytes)
  return bare && new TextDecoder(bare).decode(bytes)
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * The text of a file: by its byte order mark, else UTF-8 if it is valid, else what Excel writes
 * on Windows in the UK. Which one it was is told, so that a person can look at the names.
 */
export function decodeCsv(bytes: Uint8Array): Decoded {
  const other = otherKind(bytes)
  if (other) return { ok: false, error: other }
  const wide = utf16(bytes)
  const narrow = wide ?? utf8(bytes)
  const text = narrow ?? new TextDecoder('windows-1252').decode(bytes)
  if (text.trim() === '') return { ok: false, error: 'The selected file is empty' }
  if (isBinary(text)) return { ok: false, error: notText }
  const encoding = wide !== null ? 'UTF-16' : narrow !== null ? 'UTF-8' : 'Windows-1252'
  return { ok: true, text, encoding, garbled: /Â£|â€[™œ“”]|Ã[©¨¼¶¤]/.test(text) }
}
