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

/** A file chosen for a debt. */
interface ChosenFile {
  key: string
  file: File
}
export type ChosenFiles = readonly ChosenFile[]

/** The state of an upload, with its progress and its failure. */
export interface UploadProgress {
  state: UploadState
  /** Why it was not sent. */
  message?: string
  /** `gone`: the file was changed or deleted on disk, and has to be chosen again. */
  code?: string | null
  /** While `sending`: the fraction sent, from 0 to 1. */
  sentFraction?: number
}

export type InvoiceUpload = ChosenFile & UploadProgress

/** Whether a file is neither sent nor being sent. */
export const isUnsent = ({ state }: InvoiceUpload) =>
  !['sent', 'sending', 'looking'].includes(state)

/** Whether a file is being sent, or will be without another press. */
export const isUnderWay = ({ state }: InvoiceUpload) =>
  ['queued', 'sending', 'looking'].includes(state)

let lastKey = 0

/** Adds files; one chosen again replaces its entry that was `gone`. */
export function addFiles(items: readonly InvoiceUpload[], files: readonly File[]): ChosenFiles {
  const isReplaced = (item: InvoiceUpload) =>
    item.code === 'gone' && files.some(({ name }) => name === item.file.name)
  const added = files.map((file) => ({ key: `file-${++lastKey}`, file }))
  return [...items.filter((item) => !isReplaced(item)), ...added]
}
