import { trimEndMatching } from './trim'

/** How long the browser has to save a file before its object URL is revoked. */
const revokeAfterMs = 10_000

/**
 * Saves text as a CSV file (section 7), with a byte order mark so that spreadsheets read it as UTF-8.
 * @returns false when the browser fails to save it
 */
export function downloadCsv(text: string, fileName: string): boolean {
  const name = /\.csv$/i.test(fileName) ? fileName : `${fileName}.csv`
  return save(() => new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), name)
}

/** Saves a file; false when the browser fails to. */
export const saveBlob = (blob: Blob, fileName: string): boolean => save(() => blob, fileName)

/** Creates the blob inside the `try`, because a too large one throws. */
function save(makeBlob: () => Blob, fileName: string): boolean {
  const anchor = document.createElement('a')
  try {
    const url = URL.createObjectURL(makeBlob())
    setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
    anchor.href = url
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

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\s*(?:\.|$))/i
const maxNameLength = 120

/** A file name without path, control and direction characters, of at most 120 characters. */
function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).pop() ?? ''
  const clean = trimEndMatching(
    last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').replace(/^[.\s]+/, ''),
    /[.\s]/,
  ).replace(reserved, '_$&')
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? ''
  const stem = clean.slice(0, clean.length - extension.length)
  // By code points, so that no surrogate pair is cut.
  const kept = [...stem].slice(0, maxNameLength - extension.length).join('')
  return (kept.trimEnd() || 'file') + extension
}
