/**
 * `unknown`: the response was lost, and the file is not in the list.
 * `gone`: the file was changed or deleted on disk, and has to be chosen again.
 */
export type UploadState = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'gone'

/** A file chosen for a debt, and the state of its upload. */
export interface InvoiceUpload {
  key: string
  file: File
  state: UploadState
  message?: string
  /** While `sending`: the fraction sent, from 0 to 1. */
  sentFraction?: number
  /** Waits for earlier uploads. */
  isQueued?: boolean
  /** The response was lost, and the list is being read for the file. */
  isLooking?: boolean
}

export type Uploads = readonly InvoiceUpload[]

/** Whether a file is neither sent nor being sent. */
export const isUnsent = ({ state }: InvoiceUpload) => state !== 'sent' && state !== 'sending'

/** Restores the list of an earlier visit; an upload that was interrupted may have arrived. */
export const restoreUploads = (items: Uploads): Uploads =>
  items.map(({ sentFraction, isQueued, isLooking, ...item }) =>
    item.state === 'sending' ? { ...item, state: 'unknown' } : item,
  )

let lastKey = 0

/** Adds files; one chosen again replaces its entry that was `gone`. */
export function addFiles(items: Uploads, files: readonly File[]): Uploads {
  const isReplaced = (item: InvoiceUpload) =>
    item.state === 'gone' && files.some(({ name }) => name === item.file.name)
  const added = files.map((file) => ({ key: `file-${++lastKey}`, file, state: 'waiting' as const }))
  return [...items.filter((item) => !isReplaced(item)), ...added]
}

/** A message about failed uploads; null when there are none. */
export function uploadProblem([first, ...more]: Uploads): string | null {
  if (!first) return null
  const others =
    more.length === 1
      ? '\n1 other file was not uploaded.'
      : `\n${more.length} other files were not uploaded.`
  return `${first.file.name}: ${first.message}${more.length === 0 ? '' : others}`
}
