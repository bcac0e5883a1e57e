/** The largest invoice accepted, in bytes. */
export const maxInvoiceBytes = 25 * 1024 * 1024

const maxNameLength = 100

/** The first bytes by extension; types without a signature are checked by name alone. */
const signatures: Record<string, readonly string[]> = {
  png: ['89504e470d0a1a0a'],
  jpg: ['ffd8ff'],
  jpeg: ['ffd8ff'],
  docx: ['504b'],
  xlsx: ['504b'],
  zip: ['504b'],
  doc: ['d0cf11e0'],
  xls: ['d0cf11e0'],
  msg: ['d0cf11e0'],
  tif: ['49492a00', '4d4d002a'],
  tiff: ['49492a00', '4d4d002a'],
}

/** A PDF's mark may follow a byte order mark or blank lines (ISO 32000, implementation note 13). */
const pdfMark = '%PDF'

/** How much of a file's beginning identifies its type. */
export const signatureBytes = 1024

const extensions = ['pdf', ...Object.keys(signatures), 'csv', 'txt', 'eml', 'heic']

/** For the `accept` attribute of a file input. */
export const acceptedInvoiceTypes = extensions.map((extension) => `.${extension}`).join(',')

/** Anywhere in the name, but .com and .app only at its end: "acme.com.pdf" is a valid invoice. */
const executable =
  /\.(?:exe|bat|cmd|scr|msi|js|vbs|ps1|jar|sh|html?|svg|lnk|hta)(?:\.|$)|\.(?:com|app)$/i
const executableType = /html|svg|script|msdownload|msdos|x-sh\b|executable/i

const extensionOf = (fileName: string) => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

const hex = (bytes: Uint8Array) =>
  [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether the beginning of a file is that of its extension's type. */
function hasSignature(extension: string, firstBytes: Uint8Array): boolean {
  if (extension === 'pdf') return new TextDecoder('latin1').decode(firstBytes).includes(pdfMark)
  const expected = signatures[extension]
  return !expected || expected.some((start) => hex(firstBytes).startsWith(start))
}

const withArticle = (extension: string) =>
  `${/^[xm]/.test(extension) ? 'an' : 'a'} ${extension.toUpperCase()}`

/**
 * The error for a file that cannot be uploaded as an invoice; null if it can.
 * @param firstBytes the first `signatureBytes` of the file, to detect a wrong extension
 */
export function checkInvoiceFile(
  file: { name: string; size: number; type: string },
  firstBytes?: Uint8Array,
): string | null {
  const extension = extensionOf(file.name)
  if (file.size === 0) return 'The selected file is empty'
  if (file.size > maxInvoiceBytes) return 'The selected file must be smaller than 25MB'
  if (executable.test(file.name) || executableType.test(file.type))
    return 'Programs and web pages cannot be sent as invoices'
  if (!extensions.includes(extension)) {
    return 'The selected file must be a PDF, an image, or an Office, text, email or ZIP file'
  }
  if (file.name.length > maxNameLength) return 'The file name must be 100 characters or fewer'
  if (firstBytes && !hasSignature(extension, firstBytes)) {
    return `The file is not ${withArticle(extension)}, despite its name`
  }
  return null
}

/** The images that can be shown, because their types hold no scripts. */
const pictureTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** Whether a file's extension is that of an image that can be shown. */
export const isPictureName = (fileName: string) =>
  Object.hasOwn(pictureTypes, extensionOf(fileName))

/** The media types of servers that do not detect them. */
const untypedMedia = ['', 'application/octet-stream', 'binary/octet-stream']

/**
 * The media type to show a file as, if its name, first bytes and declared type agree. Null for anything
 * else, such as an SVG or HTML page with an image's extension.
 */
export function pictureType(
  fileName: string,
  declaredType: string,
  firstBytes: Uint8Array,
): string | null {
  const extension = extensionOf(fileName)
  const type = isPictureName(fileName) && pictureTypes[extension]
  if (!type || !hasSignature(extension, firstBytes)) return null
  const declared = declaredType.split(';')[0]?.trim().toLowerCase() ?? ''
  return [...untypedMedia, type].includes(declared) ? type : null
}
