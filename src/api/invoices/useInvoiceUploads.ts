import { useRef, useState } from 'react'
import { toFailure } from '../http/errors'
import { UnresolvedWrite } from '../write/create-one'
import { cancelledMessage, goneMessage, useUploadInvoice } from './queries'
import {
  addFiles,
  type InvoiceUpload,
  isOpen,
  isReadable,
  restoreUploads,
  type UploadState,
  type Uploads,
  uploadProblem,
} from './upload-list'

interface Outcome {
  sent: number
  /** A message about failed uploads; null when all were sent or cancelled. */
  problem: string | null
}

/**
 * Uploads chosen invoices to a debt, one file at a time and each at most once. After a lost response
 * the list is checked before a file is sent again.
 * @param initial the list of an earlier visit to the same form
 * @param onChange called on every change, also after the component has unmounted
 */
export function useInvoiceUploads(initial: Uploads = [], onChange?: (items: Uploads) => void) {
  const { create, check, isChecking, stopChecking } = useUploadInvoice()
  const [items, setItems] = useState(() => restoreUploads(initial))
  // State is one render late, and two presses can fall into one render.
  const latest = useRef(items)
  const lastBatch = useRef<Promise<unknown>>(Promise.resolve())
  const current = useRef<{ key: string; controller: AbortController } | null>(null)

  const change = (next: Uploads) => {
    latest.current = next
    setItems(next)
    onChange?.(next)
  }
  const update = (key: string, changes: Partial<InvoiceUpload>) =>
    change(latest.current.map((item) => (item.key === key ? { ...item, ...changes } : item)))

  const setUploadState = (key: string, state: UploadState, message?: string) =>
    change(
      latest.current.map((item) =>
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
      const item = latest.current.find((candidate) => candidate.key === key)
      if (item && isOpen(item) && !(await send(debtId, item))) break
    }
    change(
      latest.current.map((item) => (keys.includes(item.key) ? { ...item, queued: false } : item)),
    )
    const files = latest.current.filter(({ key }) => keys.includes(key))
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
    const keys = latest.current
      .filter((item) => isOpen(item) && !item.queued && isIncluded(item))
      .map(({ key }) => key)
    for (const key of keys) update(key, { queued: true })
    const sending = lastBatch.current.then(() => sendFiles(debtId, keys))
    lastBatch.current = sending.catch(() => {})
    return sending
  }

  return {
    items: items.map((item) =>
      isChecking && item.state === 'sending' ? { ...item, isChecking } : item,
    ),
    /** Reads the current state, not that of the last render. */
    allSent: () => latest.current.every(({ state }) => state === 'sent'),
    add: (files: readonly File[]) => change(addFiles(latest.current, files)),
    /** Removes a file that is neither sent nor being sent. */
    remove: (key: string) =>
      change(latest.current.filter((item) => item.key !== key || !isOpen(item))),
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
