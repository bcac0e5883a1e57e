/** The largest invoice accepted, in bytes. */
export const maxInvoiceBytes = 25 * 1024 * 1024

const maxNameLength = 100

/** How files of each type begin; those of the last are known by name alone. */
const fileTypes: readonly [extensions: string, ...starts: string[]][] = [
  ['pdf', '%PDF'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg jpeg', '\xff\xd8\xff'],
  ['docx xlsx zip', 'PK'],
  ['doc xls msg', '\xd0\xcf\x11\xe0'],
  ['tif tiff', 'II*\0', 'MM\0*'],
  ['csv txt eml heic', ''],
]

const startsByExtension = new Map(
  fileTypes.flatMap(([extensions, ...starts]) =>
    extensions.split(' ').map((extension) => [extension, starts] as const),
  ),
)

/** How much of a file's beginning identifies its type. */
export const signatureBytes = 1024

/** For the `accept` attribute of a file input. */
export const acceptedInvoiceTypes = [...startsByExtension.keys()]
  .map((extension) => `.${extension}`)
  .join(',')

const extensionOf = (fileName: string) => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

/** Whether the beginning of a file is that of its extension's type. */
function hasSignature(extension: string, firstBytes: Uint8Array): boolean {
  const text = String.fromCharCode(...firstBytes)
  const starts = startsByExtension.get(extension) ?? []
  // A PDF's mark may follow a byte order mark or blank lines (ISO 32000, implementation note 13).
  return starts.some((start) =>
    extension === 'pdf' ? text.includes(start) : text.startsWith(start),
  )
}

/**
 * The error for a file that cannot be uploaded as an invoice; null if it can.
 * @param firstBytes the first `signatureBytes` of the file, to detect a wrong extension
 */
export function checkInvoiceFile(
  file: { name: string; size: number },
  firstBytes?: Uint8Array,
): string | null {
  const extension = extensionOf(file.name)
  if (file.size === 0) return 'The selected file is empty'
  if (file.size > maxInvoiceBytes) return 'The selected file must be smaller than 25MB'
  if (!startsByExtension.has(extension))
    return 'The selected file must be a PDF, an image, or an Office, text, email or ZIP file'
  if (file.name.length > maxNameLength) return 'The file name must be 100 characters or fewer'
  if (!firstBytes || hasSignature(extension, firstBytes)) return null
  const article = /^[xm]/.test(extension) ? 'an' : 'a'
  return `The file is not ${article} ${extension.toUpperCase()}, despite its name`
}

/** The media type by which a picture can be shown without scripts; undefined for any other file. */
export const pictureType = (fileName: string): string | undefined =>
  ({ png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' })[extensionOf(fileName)]
