/** How long the browser is given to take the file before its address is revoked. */
const revokeAfterMs = 10_000

/** Saves a file under a name; false where the browser would not. */
export function saveBlob(blob: Blob, fileName: string): boolean {
  let address: string | null = null
  try {
    address = URL.createObjectURL(blob)
    const anchor = document.createElement('a')
    anchor.href = address
    anchor.download = safeFileName(fileName)
    document.body.append(anchor)
    anchor.click()
    anchor.remove()
    return true
  } catch {
    return false
  } finally {
    const made = address
    if (made) setTimeout(() => URL.revokeObjectURL(made), revokeAfterMs)
  }
}

const byteOrderMark = '\uFEFF'

/**
 * Saves text as a spreadsheet file (section 7): the name ends in `.csv`, and a byte-order mark
 * tells spreadsheets that it is UTF-8. Says whether it could.
 */
export function downloadCsv(text: string, fileName: string): boolean {
  const marked = text.startsWith(byteOrderMark) ? text : byteOrderMark + text
  const name = /\.csv$/i.test(fileName) ? fileName : `${fileName}.csv`
  return saveBlob(new Blob([marked], { type: 'text/csv;charset=utf-8' }), name)
}

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const longest = 120

/** A name that is only a name: no path, no control or direction characters, not over-long. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).pop() ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(reserved, '_$&')
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? ''
  const stem = clean.slice(0, clean.length - extension.length)
  return stem ? stem.slice(0, longest - extension.length) + extension : `file${extension}`
}
