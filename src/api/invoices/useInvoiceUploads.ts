import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatCount } from '@/lib/format-count'
import { toFailure } from '../http/errors'
import { type UploadProgress, uploadInvoice } from './queries'
import { addFiles, type InvoiceUpload, isUnderWay, isUnsent, type Uploads } from './upload-list'

interface UploadStore {
  /** As last rendered. */
  value: Uploads
  /** The newest list: two presses can fall into one render. */
  get: () => Uploads
  set: (items: Uploads) => void
}

/** Of the uploads under way, by key; a form opened since also cancels those of the form that was left. */
const controllers = new Map<string, AbortController>()

/** The files of the form opened last, which also shows the uploads of a form that was left. */
let newest: UploadStore | null = null

/**
 * Uploads chosen invoices to a debt, one request at a time and each file at most once.
 * @param store holds the files; it is also changed after the component has unmounted
 */
export function useInvoiceUploads(store: UploadStore) {
  const queryClient = useQueryClient()

  useEffect(() => {
    newest = store
  })

  function change(key: string, progress: UploadProgress) {
    const shown = store.get().find((item) => item.key === key)
    if (!shown) return
    const changed = { key, file: shown.file, ...progress }
    for (const { get, set } of [store, newest ?? store]) {
      // The draft follows the form that was left only until the newer form has changed it.
      if (get().some((item) => item.key === key && item !== changed))
        set(get().map((item) => (item.key === key ? changed : item)))
    }
  }

  /** @returns the number of files sent, and a message about those that failed, but were not cancelled */
  async function start(debtId: number, isChosen: (item: InvoiceUpload) => boolean) {
    let sent = 0
    const problems: string[] = []
    async function send({ key, file }: InvoiceUpload): Promise<void> {
      const controller = controllers.get(key) ?? new AbortController()
      controllers.set(key, controller)
      const { signal } = controller
      const onProgress = (progress: UploadProgress) => change(key, progress)
      try {
        await uploadInvoice(queryClient, key, { debtId, file, signal, onProgress })
        sent += 1
        change(key, { state: 'sent' })
      } catch (thrown) {
        const { kind, code, message } = toFailure(thrown)
        if (code !== 'cancelled') problems.push(`${file.name}: ${message}`)
        change(key, { state: kind === 'unknown-outcome' ? 'unknown' : 'failed', message, code })
      } finally {
        controllers.delete(key)
      }
    }
    const chosen = store.get().filter((item) => !isUnderWay(item) && isChosen(item))
    for (const { key } of chosen) change(key, { state: 'queued' })
    await Promise.all(chosen.map(send))
    const others = formatCount(problems.length - 1, 'other file was', 'other files were')
    const [problem = null] = problems
    return { sent, problem: problems.length > 1 ? `${problem}\n${others} not uploaded.` : problem }
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
      controllers.get(key)?.abort()
      store.set(store.get().filter((item) => item !== removed))
    },
    /** Cancels an upload; the others continue. */
    cancel: (key: string) => controllers.get(key)?.abort(),
    /** Uploads the waiting files. Failed ones need `retry`. */
    sendAll: (debtId: number) => start(debtId, ({ state }) => state === 'waiting'),
    retry: (key: string, debtId: number) => start(debtId, (item) => item.key === key),
  }
}

export type InvoiceUploads = ReturnType<typeof useInvoiceUploads>
