import { trimEndMatching } from './trim'

/** How long the browser is given to take the file before its address is revoked. */
const revokeAfterMs = 10_000

/** Saves a file under a name; false where the browser would not. */
export function saveBlob(blob: Blob, fileName: string): boolean {
  return save(() => blob, fileName)
}

/** The blob is made inside, so that one too large for the browser also counts as not saved. */
function save(makeBlob: () => Blob, fileName: string): boolean {
  const anchor = document.createElement('a')
  try {
    const address = URL.createObjectURL(makeBlob())
    objectUrls.set(
      address,
      setTimeout(() => revoke(address), revokeAfterMs),
    )
    anchor.href = address
    anchor.download = safeFileName(fileName)
    document.body.append(anchor)
    anchor.click()
    return true
  } catch {
    return false
  } finally {
    anchor.remove()
  }
}

const objectUrls = new Map<string, ReturnType<typeof setTimeout>>()

function revoke(address: string): void {
  clearTimeout(objectUrls.get(address))
  objectUrls.delete(address)
  URL.revokeObjectURL(address)
}

/** Takes back every file the browser has been handed, at the end of a person's session. */
export function revokeDownloads(): void {
  for (const address of [...objectUrls.keys()]) revoke(address)
}

const byteOrderMark = '\uFEFF'

/**
 * Saves text as a spreadsheet file (section 7): the name ends in `.csv`, and a byte-order mark
 * tells spreadsheets that it is UTF-8. Says whether it could.
 */
export function downloadCsv(text: string, fileName: string): boolean {
  const name = /\.csv$/i.test(fileName) ? fileName : `${fileName}.csv`
  const parts = text.startsWith(byteOrderMark) ? [text] : [byteOrderMark, text]
  return save(() => new Blob(parts, { type: 'text/csv;charset=utf-8' }), name)
}

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\s*(?:\.|$))/i
const maxNameLength = 120

/** A name that is only a name: no path, no control or direction characters, not over-long. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).pop() ?? ''
  const clean = trimEndMatching(
    last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').replace(/^[.\s]+/, ''),
    /[.\s]/,
  ).replace(reserved, '_$&')
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? ''
  const stem = clean.slice(0, clean.length - extension.length)
  // By whole characters: half a pair is no name.
  const kept = [...stem].slice(0, maxNameLength - extension.length).join('')
  return (kept.trimEnd() || 'file') + extension
}
