import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toFailure } from '../http/errors'
import { cancelledMessage, goneMessage, uploadInvoice } from './queries'
import {
  addFiles,
  type InvoiceUpload,
  isUnsent,
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

/**
 * Uploads chosen invoices to a debt, one request at a time and each file at most once.
 * @param store holds the files; it is also changed after the component has unmounted
 */
export function useInvoiceUploads(store: UploadStore) {
  const queryClient = useQueryClient()
  const controllers = useRef(new Map<string, AbortController>())

  const replace = (key: string, change: (item: InvoiceUpload) => InvoiceUpload) =>
    store.set(store.get().map((item) => (item.key === key ? change(item) : item)))
  const update = (key: string, changes: Partial<InvoiceUpload>) =>
    replace(key, (item) => ({ ...item, ...changes }))
  const setUploadState = (key: string, state: UploadState, message?: string) =>
    replace(key, ({ file }) => ({ key, file, state, ...(message && { message }) }))

  async function send(debtId: number, { key, file }: InvoiceUpload): Promise<void> {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    try {
      const { signal } = controller
      const onChange = (changes: Partial<InvoiceUpload>) => update(key, changes)
      await uploadInvoice(queryClient, key, { debtId, file, signal, onChange })
      setUploadState(key, 'sent')
    } catch (thrown) {
      const { kind, message } = toFailure(thrown)
      if (message === goneMessage) setUploadState(key, 'gone', message)
      else setUploadState(key, kind === 'unknown-outcome' ? 'unknown' : 'failed', message)
    } finally {
      controllers.current.delete(key)
    }
  }

  /** @returns the number of files sent, and a message about those that failed, but were not cancelled */
  async function start(debtId: number, isChosen: (item: InvoiceUpload) => boolean) {
    const isReady = (item: InvoiceUpload) => isUnsent(item) && !item.isQueued && isChosen(item)
    const chosen = store.get().filter(isReady)
    const keys = chosen.map(({ key }) => key)
    for (const key of keys) update(key, { isQueued: true })
    await Promise.all(chosen.map((item) => send(debtId, item)))
    const files = store.get().filter(({ key }) => keys.includes(key))
    const failed = files.filter(({ state }) => state !== 'sent')
    return {
      sent: files.length - failed.length,
      problem: uploadProblem(failed.filter(({ message }) => message !== cancelledMessage)),
    }
  }

  return {
    items: store.value,
    /** Reads the current state, not that of the last render. */
    allSent: () => store.get().every(({ state }) => state === 'sent'),
    add: (files: readonly File[]) => store.set(addFiles(store.get(), files)),
    /** Removes a file that is neither sent nor being sent, also one that waits for earlier uploads. */
    remove(key: string) {
      const removed = store.get().find((item) => item.key === key && isUnsent(item))
      if (!removed) return
      controllers.current.get(key)?.abort()
      store.set(store.get().filter((item) => item !== removed))
    },
    /** Cancels an upload; the others continue. */
    cancel: (key: string) => controllers.current.get(key)?.abort(),
    /** Uploads the waiting files. Failed ones need `retry`. */
    sendAll: (debtId: number) => start(debtId, ({ state }) => state === 'waiting'),
    retry: (key: string, debtId: number) => start(debtId, (item) => item.key === key),
  }
}

export type InvoiceUploads = ReturnType<typeof useInvoiceUploads>
