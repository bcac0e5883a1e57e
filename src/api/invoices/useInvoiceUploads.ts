import { useRef } from 'react'
import { toFailure } from '../http/errors'
import { UnresolvedWrite } from '../write/create-one'
import { cancelledMessage, goneMessage, useUploadInvoice } from './queries'
import {
  addFiles,
  type InvoiceUpload,
  isOpen,
  isReadable,
  type UploadState,
  type Uploads,
  uploadProblem,
} from './upload-list'

interface UploadStore {
  /** As last rendered. */
  value: Uploads
  /** The newest list: two presses can fall into one render. */
  get: () => Uploads
  set: (items: Uploads) => void
}

interface Outcome {
  sent: number
  /** A message about failed uploads; null when all were sent or cancelled. */
  problem: string | null
}

/**
 * Uploads chosen invoices to a debt, one file at a time and each at most once. After a lost response
 * the list is checked before a file is sent again.
 * @param store holds the files; it is also changed after the component has unmounted
 */
export function useInvoiceUploads(store: UploadStore) {
  const { create, check, isChecking, stopChecking } = useUploadInvoice()
  const lastBatch = useRef<Promise<unknown>>(Promise.resolve())
  const current = useRef<{ key: string; controller: AbortController } | null>(null)

  const update = (key: string, changes: Partial<InvoiceUpload>) =>
    store.set(store.get().map((item) => (item.key === key ? { ...item, ...changes } : item)))

  const setUploadState = (key: string, state: UploadState, message?: string) =>
    store.set(
      store
        .get()
        .map((item) =>
          item.key === key ? { key, file: item.file, state, ...(message && { message }) } : item,
        ),
    )

  /** @returns false when the session has ended, so that the remaining files are not sent */
  async function send(debtId: number, item: InvoiceUpload): Promise<boolean> {
    const { key, file } = item
    const controller = new AbortController()
    current.current = { key, controller }
    update(key, { state: 'sending', share: 0, queued: false })
    const { signal } = controller
    const upload = { debtId, file, signal, onProgress: (share: number) => update(key, { share }) }
    try {
      // A file that is gone from the disk may have arrived earlier, so the list is checked.
      const isGone = !(await isReadable(file))
      await (isGone ? check(upload) : create(upload))
      setUploadState(key, 'sent')
      return true
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (!(await isReadable(file))) setUploadState(key, 'gone', goneMessage)
      else if (failure instanceof UnresolvedWrite) setUploadState(key, 'unknown', failure.message)
      else setUploadState(key, 'failed', failure.message)
      return failure.kind !== 'signed-out' && failure.kind !== 'other-user'
    }
  }

  async function sendFiles(debtId: number, keys: readonly string[]) {
    for (const key of keys) {
      const item = store.get().find((candidate) => candidate.key === key)
      if (item && isOpen(item) && !(await send(debtId, item))) break
    }
    store.set(
      store.get().map((item) => (keys.includes(item.key) ? { ...item, queued: false } : item)),
    )
    const files = store.get().filter(({ key }) => keys.includes(key))
    const failed = files.filter(({ state }) => state !== 'sent')
    return {
      sent: files.length - failed.length,
      problem: uploadProblem(
        failed.filter(({ message }) => message && message !== cancelledMessage),
      ),
    }
  }

  /** Queues the open files behind those being sent. */
  function start(debtId: number, isIncluded: (item: InvoiceUpload) => boolean): Promise<Outcome> {
    const keys = store
      .get()
      .filter((item) => isOpen(item) && !item.queued && isIncluded(item))
      .map(({ key }) => key)
    for (const key of keys) update(key, { queued: true })
    const sending = lastBatch.current.then(() => sendFiles(debtId, keys))
    lastBatch.current = sending.catch(() => {})
    return sending
  }

  return {
    items: store.value.map((item) =>
      isChecking && item.state === 'sending' ? { ...item, isChecking } : item,
    ),
    /** Reads the current state, not that of the last render. */
    allSent: () => store.get().every(({ state }) => state === 'sent'),
    add: (files: readonly File[]) => store.set(addFiles(store.get(), files)),
    /** Removes a file that is neither sent nor being sent. */
    remove: (key: string) =>
      store.set(store.get().filter((item) => item.key !== key || !isOpen(item))),
    /** Cancels the upload in progress; the others continue. */
    cancel: (key: string) => {
      if (current.current?.key !== key) return
      current.current.controller.abort()
      stopChecking()
    },
    /** Uploads the waiting files. Failed ones need `retry`. */
    sendAll: (debtId: number) => start(debtId, ({ state }) => state === 'waiting'),
    retry: (key: string, debtId: number) => start(debtId, (item) => item.key === key),
  }
}

export type InvoiceUploads = ReturnType<typeof useInvoiceUploads>
