import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { formatCount } from '@/lib/format-count'
import { createListeners } from '@/lib/listeners'
import type { useDraft } from '@/session/useDraft'
import { invalidateDebts } from '../cache'
import { toFailure } from '../http/errors'
import { cancelUpload, uploadInvoice } from './queries'
import {
  addFiles,
  type ChosenFiles,
  type InvoiceUpload,
  isUnderWay,
  isUnsent,
  type UploadProgress,
} from './upload-list'

/** The draft, or its part, that holds the files. */
type FileStore = Pick<ReturnType<typeof useDraft<ChosenFiles>>, 'value' | 'get' | 'set'>

/** By key, the progress of the files that are not waiting; a form opened since shows it, too. */
let progressByKey: ReadonlyMap<string, UploadProgress> = new Map()
const { notify, subscribe } = createListeners()

function report(key: string, progress: UploadProgress) {
  progressByKey = new Map(progressByKey).set(key, progress)
  notify()
}

const uploadsOf = (files: ChosenFiles): InvoiceUpload[] =>
  files.map(({ key, file }) => ({ key, file, state: 'waiting', ...progressByKey.get(key) }))

/** Uploads chosen invoices to a debt, one request at a time and each file at most once. */
export function useInvoiceUploads(store: FileStore) {
  const queryClient = useQueryClient()
  useSyncExternalStore(subscribe, () => progressByKey)

  /** @returns the number of files sent, and a message about those that failed, but were not cancelled */
  async function start(debtId: number, isChosen: (item: InvoiceUpload) => boolean) {
    let sent = 0
    const problems: string[] = []
    async function send({ key, file }: InvoiceUpload): Promise<void> {
      try {
        await uploadInvoice(queryClient, key, {
          debtId,
          file,
          onProgress: (progress) => report(key, progress),
        })
        sent += 1
        report(key, { state: 'sent' })
      } catch (thrown) {
        const { kind, code, message } = toFailure(thrown)
        if (code !== 'cancelled') problems.push(`${file.name}: ${message}`)
        report(key, { state: kind === 'unknown-outcome' ? 'unknown' : 'failed', message, code })
      }
    }
    const chosen = uploadsOf(store.get()).filter((item) => !isUnderWay(item) && isChosen(item))
    for (const { key } of chosen) report(key, { state: 'queued' })
    await Promise.all(chosen.map(send))
    // The list asks for invoices, and is read once for all of them.
    if (sent > 0) void invalidateDebts(queryClient)
    const others = formatCount(problems.length - 1, 'other file was', 'other files were')
    const [problem = null] = problems
    return { sent, problem: problems.length > 1 ? `${problem}\n${others} not uploaded.` : problem }
  }

  return {
    items: uploadsOf(store.value),
    /** Reads the current state, not that of the last render. */
    allSent: () => uploadsOf(store.get()).every(({ state }) => state === 'sent'),
    add: (files: readonly File[]) => store.set(addFiles(uploadsOf(store.get()), files)),
    /** Removes a file that is neither sent nor being sent, also one that waits for earlier uploads. */
    remove(key: string) {
      if (!uploadsOf(store.get()).some((item) => item.key === key && isUnsent(item))) return
      cancelUpload(key)
      store.set(store.get().filter((item) => item.key !== key))
    },
    cancel: cancelUpload,
    /** Uploads the waiting files. Failed ones need `retry`. */
    sendAll: (debtId: number) => start(debtId, ({ state }) => state === 'waiting'),
    retry: (key: string, debtId: number) => start(debtId, (item) => item.key === key),
  }
}

export type InvoiceUploads = ReturnType<typeof useInvoiceUploads>
