import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toFailure } from './errors'
import { type Invoice, invoiceList, invoiceName, useUploadInvoice } from './invoices'

/** `unknown`: no answer came, and the file was not found when looked for. */
export type UploadState = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown'

export interface InvoiceUpload {
  key: string
  file: File
  state: UploadState
  message?: string
}

interface Outcome {
  sent: number
  failed: number
}

let nextKey = 1
const waiting = (file: File): InvoiceUpload => ({
  key: `file-${nextKey++}`,
  file,
  state: 'waiting',
})

/** Django's own way with a name: spaces become `_`, what is no word character goes. */
const serverName = (name: string) =>
  name
    .trim()
    .replaceAll(' ', '_')
    .replace(/[^-\p{L}\p{N}_.]/gu, '')

/** Whether the record can be this file: its name, or its name with the tail given to a taken one. */
function isStoredAs(file: File, record: Invoice): boolean {
  const stored = invoiceName(record)
  return [stored, stored.replace(/_[A-Za-z0-9]{7}(?=\.[^.]*$|$)/, '')].includes(
    serverName(file.name),
  )
}

/** What was being sent when the screen went may have arrived. */
const restore = (item: InvoiceUpload): InvoiceUpload =>
  item.state === 'sending' ? { ...item, state: 'unknown' } : item

const isOpen = ({ state }: InvoiceUpload) => state !== 'sent' && state !== 'sending'

/**
 * Chosen invoices on their way to a debt: one call a file, one file at a time, and none is ever
 * sent again once it is there. A file without an answer is looked for before it is sent again.
 * @param before the list of an earlier visit to the same form
 * @param onChange told of every change, also after the screen is gone
 */
export function useInvoiceUploads(
  before: readonly InvoiceUpload[] = [],
  onChange?: (items: readonly InvoiceUpload[]) => void,
) {
  const queryClient = useQueryClient()
  const { mutateAsync: upload } = useUploadInvoice()
  const [items, setItems] = useState<readonly InvoiceUpload[]>(() => before.map(restore))
  // The list as it is now: state is one render late, and two presses fit into one render.
  const latest = useRef(items)
  const running = useRef<Promise<Outcome> | null>(null)
  const stored = useRef(new Set<number>())

  const change = (next: readonly InvoiceUpload[]) => {
    latest.current = next
    setItems(next)
    onChange?.(next)
  }

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

  async function settleUnknown(debtId: number, { key, file }: InvoiceUpload) {
    try {
      const found = await findStored(debtId, file)
      if (found) mark(key, 'sent')
      else mark(key, 'unknown', 'No answer came, and the file is not there yet.')
    } catch {
      mark(key, 'unknown', 'No answer came, and we could not look whether the file is there.')
    }
  }

  /** @returns whether going on with the next file makes sense */
  async function send(debtId: number, item: InvoiceUpload): Promise<boolean> {
    mark(item.key, 'sending')
    try {
      if (item.state === 'unknown' && (await findStored(debtId, item.file))) {
        mark(item.key, 'sent')
        return true
      }
    } catch (thrown) {
      mark(item.key, 'unknown', toFailure(thrown).message)
      return false
    }
    try {
      const record = await upload({ debtId, file: item.file })
      stored.current.add(record.id)
      mark(item.key, 'sent')
      return true
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (failure.kind === 'unknown-outcome') await settleUnknown(debtId, item)
      else mark(item.key, 'failed', failure.message)
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
    const sent = latest.current.filter(({ key, state }) => keys.includes(key) && state === 'sent')
    return { sent: sent.length, failed: keys.length - sent.length }
  }

  /** A press while files are being sent joins them. */
  function start(debtId: number, wanted: (item: InvoiceUpload) => boolean): Promise<Outcome> {
    running.current ??= sendThese(
      debtId,
      latest.current.filter(wanted).map(({ key }) => key),
    ).finally(() => {
      running.current = null
    })
    return running.current
  }

  return {
    items,
    /** As of now, not as of the last render. */
    any: () => latest.current.length > 0,
    allSent: () => latest.current.every(({ state }) => state === 'sent'),
    add: (files: readonly File[]) => change([...latest.current, ...files.map(waiting)]),
    /** Takes a file off the list; one that is being sent, or was, stays. */
    remove: (key: string) =>
      change(latest.current.filter((item) => item.key !== key || !isOpen(item))),
    /** Sends what waits; what failed is sent again by {@link retry} alone. */
    sendAll: (debtId: number) => start(debtId, ({ state }) => state === 'waiting'),
    retry: (key: string, debtId: number) => start(debtId, (item) => item.key === key),
  }
}
