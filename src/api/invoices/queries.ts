import type { QueryClient } from '@tanstack/react-query'
import { type Invoice, invoice, invoiceName } from '../debtor/debt-records'
import { http } from '../http/client'
import { Failure, toFailure } from '../http/errors'
import { fetchWithProgress } from '../http/send-with-progress'
import { ownedList } from '../owned-list'
import { Creation } from '../write/create'
import { sendOne } from '../write/open-attempt'
import type { Saved } from '../write/verified-write'
import type { UploadProgress } from './upload-list'

/**
 * Whether a record's file name is this file's as Django stores it: spaces become `_`, other special characters
 * are removed, and a name in use gets a suffix.
 */
function isStoredAs({ name }: File, record: Invoice): boolean {
  const wanted = name
    .trim()
    .replaceAll(' ', '_')
    .replace(/[^-\p{L}\p{N}_.]/gu, '')
  const stored = invoiceName(record)
  return stored === wanted || stored.replace(/_[A-Za-z0-9]{7}(?=\.[^.]*$|$)/, '') === wanted
}

interface Sending {
  /** The id of the `debtor_debt`, not of the debtor. */
  debtId: number
  file: File
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}

/** @throws {Failure} unless a file still exists unchanged on disk */
const checkReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause) => {
      const message = 'The file was changed, moved or deleted after you chose it. Choose it again.'
      throw new Failure('no-network', { message, code: 'gone', cause })
    })

const cancelled = () =>
  new Failure('no-network', { message: 'Upload cancelled.', code: 'cancelled' })

/** Uploads one file (section 7). */
async function postInvoice({ debtId, file, signal, onProgress }: Sending) {
  const multipart = new FormData()
  multipart.set('debt', String(debtId))
  multipart.set('invoice_file', file, file.name)
  let sentFraction = 0
  await checkReadable(file)
  if (signal.aborted) throw cancelled()
  onProgress({ state: 'sending' })
  try {
    return await http.post('invoice/', {
      signal,
      fetch: fetchWithProgress(multipart, (fraction) => {
        sentFraction = fraction
        onProgress({ state: 'sending', sentFraction })
      }),
    })
  } catch (thrown) {
    // A body that was sent in part cannot have arrived.
    if (signal.aborted && sentFraction > 0 && sentFraction < 1) throw cancelled()
    if (sentFraction < 1) await checkReadable(file)
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
  isStoredAs: ({ file }, record) => isStoredAs(file, record),
})

/** The uploads under way or done, by the key of the chosen file. */
const uploads = new Map<string, { sending: Promise<Saved<Invoice>>; controller: AbortController }>()

/**
 * Uploads a file, at most once. Other files go on while a lost response is looked for.
 * @param key of the chosen file and its open attempt; one that is chosen twice counts as two
 * @throws {Failure}
 */
export function uploadInvoice(
  queryClient: QueryClient,
  key: string,
  file: Omit<Sending, 'signal'>,
) {
  const started = uploads.get(key)
  if (started) return started.sending
  const controller = new AbortController()
  const list = invoiceList.creatableList(file.debtId)
  const sending = sendOne<Sending, Invoice>(
    key,
    { ...file, signal: controller.signal },
    'again',
    (item) => new Creation(queryClient, list, [item]),
    (outcome) => {
      if (outcome?.outcome === 'saved') file.onProgress({ state: 'sent' })
      else if (outcome?.outcome === 'unconfirmed')
        file.onProgress({ state: 'unknown', message: outcome.failure.message })
      else if (!outcome) file.onProgress({ state: 'looking' })
    },
  )
  uploads.set(key, { sending, controller })
  sending.catch(() => uploads.delete(key))
  return sending
}

/** Cancels an upload, also of a form that was left; the others continue. */
export const cancelUpload = (key: string) => uploads.get(key)?.controller.abort()

export const downloadInvoice = (invoiceId: number) => http.file(`download/${invoiceId}/`)
