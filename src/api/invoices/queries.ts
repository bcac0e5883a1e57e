import type { QueryClient } from '@tanstack/react-query'
import { type Invoice, invoice, invoiceName } from '../debtor/debt-records'
import { http } from '../http/client'
import { Failure, toFailure } from '../http/errors'
import { fetchWithProgress } from '../http/send-with-progress'
import { ownedList } from '../owned-list'
import { Creation } from '../write/create'
import { sendOne } from '../write/open-attempt'
import type { Saved } from '../write/verified-write'
import type { InvoiceUpload } from './upload-list'

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

interface Sending {
  /** The id of the `debtor_debt`, not of the debtor. */
  debtId: number
  file: File
  signal: AbortSignal
  /** Called with the state of the upload as it changes. */
  onChange: (changes: Partial<InvoiceUpload>) => void
}

/** Whether a file still exists unchanged on disk. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

export const cancelledMessage = 'Upload cancelled.'
export const goneMessage =
  'The file was changed, moved or deleted after you chose it. Choose it again.'

/** Uploads one file (section 7). */
async function postInvoice({ debtId, file, signal, onChange }: Sending) {
  const multipart = new FormData()
  multipart.set('debt', String(debtId))
  multipart.set('invoice_file', file, file.name)
  // Null until the first progress event.
  let sentFraction: number | null = null
  const notSent = (message: string) => new Failure('no-network', { message })
  if (!(await isReadable(file))) throw notSent(goneMessage)
  if (signal.aborted) throw notSent(cancelledMessage)
  onChange({ state: 'sending', sentFraction: 0, isQueued: false })
  try {
    return await http.create('invoice/', {
      signal,
      fetch: fetchWithProgress(multipart, (fraction) => {
        sentFraction = fraction
        onChange({ sentFraction: fraction })
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
export const invoiceList = ownedList<Sending, Invoice>({
  path: 'invoice',
  owner: 'debt',
  noun: 'file',
  schema: invoice,
  identity: [],
  send: ([sending]) => postInvoice(sending),
  isFound: ({ file }, record) => isStoredAs(file, record),
})

/** The uploads under way or done, by the key of the chosen file. */
const uploads = new Map<string, Promise<Saved<Invoice>>>()

/**
 * Uploads a file, at most once. Other files go on while a lost response is looked for.
 * @param key of the chosen file and its open attempt; one that is chosen twice counts as two
 * @throws {Failure}
 */
export function uploadInvoice(queryClient: QueryClient, key: string, item: Sending) {
  const started = uploads.get(key)
  if (started) return started
  const list = invoiceList.creatableList(item.debtId)
  const upload = sendOne<Sending, Invoice>(
    key,
    item,
    'again',
    () => new Creation(queryClient, list, [item]),
    () => item.onChange({ isLooking: true }),
  )
  uploads.set(key, upload)
  upload.catch(() => uploads.delete(key))
  return upload
}

export const downloadInvoice = (invoiceId: number) => http.file(`download/${invoiceId}/`)
