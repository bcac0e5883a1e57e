import type { QueryClient } from '@tanstack/react-query'
import { type Invoice, invoice, invoiceName } from '../debtor/debt-records'
import { http } from '../http/client'
import { Failure, toFailure } from '../http/errors'
import { fetchWithProgress, type OnProgress } from '../http/send-with-progress'
import { ownedList } from '../owned-list'
import type { Created } from '../write/create'
import { createOne } from '../write/open-attempt'
import { isReadable } from './upload-list'

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

interface InvoiceUpload {
  /** The id of the `debtor_debt`, not of the debtor. */
  debtId: number
  file: File
  /** Called when the request begins, after those before it. */
  onStart: () => void
  onProgress: OnProgress
  signal: AbortSignal
}

export const cancelledMessage = 'Upload cancelled.'
export const goneMessage =
  'The file was changed, moved or deleted after you chose it. Choose it again.'

/** Uploads one file (section 7). */
async function postInvoice({ debtId, file, onStart, onProgress, signal }: InvoiceUpload) {
  const multipart = new FormData()
  multipart.set('debt', String(debtId))
  multipart.set('invoice_file', file, file.name)
  // Null until the first progress event.
  let sentFraction: number | null = null
  const notSent = (message: string) => new Failure('no-network', { message })
  if (signal.aborted) throw notSent(cancelledMessage)
  onStart()
  try {
    return await http.create('invoice/', {
      signal,
      fetch: fetchWithProgress(multipart, (fraction) => {
        sentFraction = fraction
        onProgress(fraction)
      }),
    })
  } catch (thrown) {
    // A body that was sent in part cannot have arrived.
    if (signal.aborted && sentFraction && sentFraction < 1) throw notSent(cancelledMessage)
    if (sentFraction !== 1 && !(await isReadable(file))) throw notSent(goneMessage)
    if (signal.aborted) throw new Failure('unknown-outcome')
    throw toFailure(thrown)
  }
}

/** The invoices of a debt, by the id of the `debtor_debt`, not of the debtor. */
export const { listQuery: invoiceListQuery, creatableList: invoiceList } = ownedList<
  InvoiceUpload,
  Invoice
>({
  path: 'invoice',
  owner: 'debt',
  noun: 'file',
  schema: invoice,
  body: () => ({}),
  identity: () => ({}),
  send: ([upload]) => postInvoice(upload),
  isFound: ({ file }, record) => isStoredAs(file, record),
})

/** The uploads under way or done, by the key of the chosen file. */
const uploads = new Map<string, Promise<Created<Invoice>>>()

/**
 * Uploads a file, at most once. Other files go on while a lost response is looked for.
 * @param key of the chosen file and its open attempt; one that is chosen twice counts as two
 * @throws {Failure}
 */
export function uploadInvoice(queryClient: QueryClient, key: string, item: InvoiceUpload) {
  const started = uploads.get(key)
  if (started) return started
  const list = invoiceList(item.debtId)
  const upload = createOne(queryClient, list, key, item, true).finally(() =>
    list.invalidate(queryClient),
  )
  uploads.set(key, upload)
  upload.catch(() => uploads.delete(key))
  return upload
}

export const downloadInvoice = (invoiceId: number) => http.file(`download/${invoiceId}/`)
