import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toFailure } from './errors'
import { invoiceList, useUploadInvoice } from './invoices'
import { isStoredAs } from './stored-as'
import {
  type InvoiceUpload,
  isOpen,
  isReadable,
  problemOf,
  restoreUploads,
  type UploadState,
  type Uploads,
  withFiles,
} from './upload-list'

interface Outcome {
  sent: number
  /** Why not all of them were sent, in words; null where they were, or where one was cancelled. */
  problem: string | null
}

const cancelledText = 'You cancelled it.'
const goneText = 'It was changed, moved or deleted after you chose it. Choose it again.'

/**
 * Chosen invoices on their way to a debt: one call a file, one file at a time, and none is ever
 * sent again once it is there. A file without an answer is looked for before it is sent again.
 * @param before the list of an earlier visit to the same form
 * @param onChange told of every change, also after the screen is gone
 */
export function useInvoiceUploads(before: Uploads = [], onChange?: (items: Uploads) => void) {
  const queryClient = useQueryClient()
  const { mutateAsync: upload } = useUploadInvoice()
  const [items, setItems] = useState(() => restoreUploads(before))
  // The list as it is now: state is one render late, and two presses fit into one render.
  const latest = useRef(items)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const current = useRef<{ key: string; controller: AbortController } | null>(null)
  const stored = useRef(new Set<number>())

  const change = (next: Uploads) => {
    latest.current = next
    setItems(next)
    onChange?.(next)
  }
  const put = (key: string, how: Partial<InvoiceUpload>) =>
    change(latest.current.map((item) => (item.key === key ? { ...item, ...how } : item)))

  const mark = (key: string, state: UploadState, message?: string) =>
    change(
      latest.current.map((item) =>
        item.key === key ? { key, file: item.file, state, ...(message && { message }) } : item,
      ),
    )

  async function findStored(debtId: number, file: File): Promise<boolean> {
    const { items: there } = await queryClient.query({ ...invoiceList(debtId), staleTime: 0 })
    const match = there.find((record) => !stored.current.has(record.id) && isStoredAs(file, record))
    if (match) stored.current.add(match.id)
    return match !== undefined
  }

  /** What became of a file that may have arrived. */
  async function settle(debtId: number, { key, file }: InvoiceUpload) {
    try {
      if (await findStored(debtId, file)) return mark(key, 'sent')
    } catch {
      const blind = 'No answer came, and we could not look whether the file is there.'
      return mark(key, 'unknown', blind)
    }
    if (await isReadable(file))
      mark(key, 'unknown', 'No answer came, and the file is not there yet.')
    else mark(key, 'gone', goneText)
  }

  /** @returns whether going on with the next file makes sense */
  async function send(debtId: number, item: InvoiceUpload): Promise<boolean> {
    const { key, file } = item
    const controller = new AbortController()
    current.current = { key, controller }
    put(key, { state: 'sending', share: 0, queued: false })
    let share = 0
    try {
      if (item.state === 'unknown' && (await findStored(debtId, file))) {
        mark(key, 'sent')
        return true
      }
    } catch (thrown) {
      mark(key, 'unknown', toFailure(thrown).message)
      return false
    }
    if (!(await isReadable(file))) {
      mark(key, 'gone', goneText)
      return true
    }
    try {
      const onProgress = (now: number) => {
        share = now
        put(key, { share })
      }
      const record = await upload({ debtId, file, onProgress, signal: controller.signal })
      stored.current.add(record.id)
      mark(key, 'sent')
      return true
    } catch (thrown) {
      const failure = toFailure(thrown)
      const cancelled = controller.signal.aborted
      // Cut off half way it cannot have arrived; where no progress was told, nobody knows.
      const mayBeThere = cancelled ? share === 0 || share === 1 : failure.kind === 'unknown-outcome'
      if (mayBeThere) await settle(debtId, item)
      else mark(key, 'failed', cancelled ? cancelledText : failure.message)
      return failure.kind !== 'signed-out' && failure.kind !== 'other-user'
    }
  }

  async function sendThese(debtId: number, keys: readonly string[]) {
    const known = queryClient.getQueryData(invoiceList(debtId).queryKey)
    for (const { id } of known?.items ?? []) stored.current.add(id)
    for (const key of keys) {
      const item = latest.current.find((candidate) => candidate.key === key)
      if (item && isOpen(item) && !(await send(debtId, item))) break
    }
    change(
      latest.current.map((item) => (keys.includes(item.key) ? { ...item, queued: false } : item)),
    )
    const tried = latest.current.filter(({ key }) => keys.includes(key))
    const failed = tried.filter(({ state }) => state !== 'sent')
    return {
      sent: tried.length - failed.length,
      problem: problemOf(failed.filter(({ message }) => message && message !== cancelledText)),
    }
  }

  /** What is asked for while others are being sent comes after them; a second press adds nothing. */
  function start(debtId: number, wanted: (item: InvoiceUpload) => boolean): Promise<Outcome> {
    const keys = latest.current
      .filter((item) => isOpen(item) && !item.queued && wanted(item))
      .map(({ key }) => key)
    for (const key of keys) put(key, { queued: true })
    const sending = last.current.then(() => sendThese(debtId, keys))
    last.current = sending.catch(() => {})
    return sending
  }

  return {
    items,
    /** As of now, not as of the last render. */
    allSent: () => latest.current.every(({ state }) => state === 'sent'),
    add: (files: readonly File[]) => change(withFiles(latest.current, files)),
    /** Takes a file off the list; one that is being sent, or was, stays. */
    remove: (key: string) =>
      change(latest.current.filter((item) => item.key !== key || !isOpen(item))),
    /** Stops the file that is being sent; the others go on. */
    cancel: (key: string) => {
      if (current.current?.key === key) current.current.controller.abort()
    },
    /** Sends what waits; what failed is sent again by {@link retry} alone. */
    sendAll: (debtId: number) => start(debtId, ({ state }) => state === 'waiting'),
    retry: (key: string, debtId: number) => start(debtId, (item) => item.key === key),
  }
}

export type InvoiceUploads = ReturnType<typeof useInvoiceUploads>
