import { invalidateDebtResource } from '../cache'
import { type Invoice, invoice, invoiceName } from '../debtor/debt-records'
import { http } from '../http/client'
import { Failure, toFailure } from '../http/errors'
import { ownedList } from '../http/fetch-all-pages'
import { fetchWithProgress, type OnProgress } from '../http/send-with-progress'
import type { SingleResource } from '../write/create-one'
import { useCreate } from '../write/useCreate'
import { isReadable } from './upload-list'

const { listQuery, fetchList } = ownedList('invoice', invoice, 'debt_id')

/** By the id of the `debtor_debt`, not of the debtor. */
export const invoiceListQuery = listQuery

/** The file name as Django stores it: spaces become `_`, other special characters are removed. */
const storedName = (name: string) =>
  name
    .trim()
    .replaceAll(' ', '_')
    .replace(/[^-\p{L}\p{N}_.]/gu, '')

/** Whether a record's file name is this file's, or has the suffix Django adds to a name in use. */
function isStoredAs(file: File, record: Invoice): boolean {
  const stored = invoiceName(record)
  return [stored, stored.replace(/_[A-Za-z0-9]{7}(?=\.[^.]*$|$)/, '')].includes(
    storedName(file.name),
  )
}

interface InvoiceToUpload {
  /** The id of the `debtor_debt`, not of the debtor. */
  debtId: number
  file: File
  onProgress: OnProgress
  signal: AbortSignal
}

export const cancelledMessage = 'You cancelled it.'
export const goneMessage = 'It was changed, moved or deleted after you chose it. Choose it again.'

/** Uploads one file per request (section 7). */
async function postInvoice({ debtId, file, onProgress, signal }: InvoiceToUpload) {
  const multipart = new FormData()
  multipart.set('debt', String(debtId))
  multipart.set('invoice_file', file, file.name)
  // Null until the first progress event.
  let share: number | null = null
  const notSent = (message: string) => new Failure('no-network', { message })
  if (signal.aborted) throw notSent(cancelledMessage)
  try {
    return await http.post('invoice/', invoice, {
      multipart,
      signal,
      fetch: fetchWithProgress(multipart, (sent) => {
        share = sent
        onProgress(sent)
      }),
    })
  } catch (thrown) {
    const failure = toFailure(thrown)
    // A body that was sent in part cannot have arrived.
    if (signal.aborted && share && share < 1) throw notSent(cancelledMessage)
    if (share !== 1 && !(await isReadable(file))) throw notSent(goneMessage)
    throw failure
  }
}

const fileKeys = new WeakMap<File, string>()
let nextFileKey = 1

/** A file chosen twice counts as two, even with the same name and content. */
function fileKey(file: File): string {
  const key = fileKeys.get(file) ?? String(nextFileKey++)
  fileKeys.set(file, key)
  return key
}

export const invoiceResource = (debtId: number): SingleResource<InvoiceToUpload, Invoice> => ({
  key: `invoice:${debtId}`,
  noun: 'the file',
  identity: ({ file }) => fileKey(file),
  onceKey: ({ file }) => fileKey(file),
  post: postInvoice,
  fetchList: (signal) => fetchList(debtId, signal),
  isMatch: ({ file }, record) => isStoredAs(file, record),
  // The server may store a file under any name.
  isSimilar: () => true,
  invalidate: (queryClient) => invalidateDebtResource(queryClient, 'invoice', debtId),
})

export const useUploadInvoice = () =>
  useCreate(({ debtId }: InvoiceToUpload) => invoiceResource(debtId), { isSilent: true })

export const downloadInvoice = (invoiceId: number) => http.file(`download/${invoiceId}/`)
