/**
 * `unknown`: no answer came, and the file was not found when looked for.
 * `gone`: it was changed or deleted on disk, so it has to be chosen again.
 */
export type UploadState = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'gone'

/** A file chosen for a debt, and how far it has come. */
export interface InvoiceUpload {
  key: string
  file: File
  state: UploadState
  message?: string
  /** How much of it has gone out while it is being sent, from 0 to 1. */
  share?: number
  /** It was asked for, and its turn has not come. */
  queued?: boolean
  /** No answer came to it, and the list is read to find out whether it arrived. */
  isChecking?: boolean
}

export type Uploads = readonly InvoiceUpload[]

let nextKey = 1
const newUpload = (file: File): InvoiceUpload => ({
  key: `file-${nextKey++}`,
  file,
  state: 'waiting',
})

/** Neither there nor on its way. */
export const isOpen = ({ state }: InvoiceUpload) => state !== 'sent' && state !== 'sending'

/** What was being sent when the screen went may have arrived. */
export const restoreUploads = (items: Uploads): Uploads =>
  items.map(({ share, queued, ...item }) =>
    item.state === 'sending' ? { ...item, state: 'unknown' } : item,
  )

/** A file chosen again takes the place of the one that was gone. */
export function addFiles(items: Uploads, files: readonly File[]): Uploads {
  const replaced = (item: InvoiceUpload) =>
    item.state === 'gone' && files.some(({ name }) => name === item.file.name)
  return [...items.filter((item) => !replaced(item)), ...files.map(newUpload)]
}

/** A file is known to be there still when its first byte can be read. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** Why files were not sent, in words; null where there are none. */
export function uploadProblem([first, ...more]: Uploads): string | null {
  if (!first) return null
  const others = more.length === 0 ? '' : `\n${more.length} more not uploaded.`
  return `${first.file.name}: ${first.message}${others}`
}
