/**
 * `queued`: waits for earlier uploads.
 * `looking`: the response was lost, and the list is being read for the file.
 * `unknown`: the response was lost, and the file is not in the list.
 */
export type UploadState =
  | 'waiting'
  | 'queued'
  | 'sending'
  | 'looking'
  | 'sent'
  | 'failed'
  | 'unknown'

/** A file chosen for a debt, and the state of its upload. */
export interface InvoiceUpload {
  key: string
  file: File
  state: UploadState
  /** Why it was not sent. */
  message?: string
  /** `gone`: the file was changed or deleted on disk, and has to be chosen again. */
  code?: string | null
  /** While `sending`: the fraction sent, from 0 to 1. */
  sentFraction?: number
}

export type Uploads = readonly InvoiceUpload[]

/** Whether a file is neither sent nor being sent. */
export const isUnsent = ({ state }: InvoiceUpload) =>
  !['sent', 'sending', 'looking'].includes(state)

/** Whether a file is being sent, or will be without another press. */
export const isUnderWay = ({ state }: InvoiceUpload) =>
  ['queued', 'sending', 'looking'].includes(state)

/** Restores the list of an earlier visit; an upload that was interrupted may have arrived. */
export const restoreUploads = (items: Uploads): Uploads =>
  items.map((item) => {
    if (!isUnderWay(item)) return item
    const { key, file, state } = item
    return { key, file, state: state === 'queued' ? 'waiting' : 'unknown' }
  })

let lastKey = 0

/** Adds files; one chosen again replaces its entry that was `gone`. */
export function addFiles(items: Uploads, files: readonly File[]): Uploads {
  const isReplaced = (item: InvoiceUpload) =>
    item.code === 'gone' && files.some(({ name }) => name === item.file.name)
  const added = files.map((file) => ({ key: `file-${++lastKey}`, file, state: 'waiting' as const }))
  return [...items.filter((item) => !isReplaced(item)), ...added]
}
