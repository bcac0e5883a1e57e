import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidatePart } from './debtor-cache'
import { http } from './http'
import { readAll } from './read-all'
import type { OnProgress } from './send-with-progress'
import { id, text } from './wire'
import { useWrite } from './write'

/** `invoice_file` is the file's address on the server; its last part is the stored name. */
export const invoice = z.looseObject({ id, debt: id, invoice_file: text, created_at: text })
export type Invoice = z.output<typeof invoice>

/** The name the server gave the file. */
export function invoiceName(record: Pick<Invoice, 'id' | 'invoice_file'>): string {
  const last = record.invoice_file.split(/[?#]/)[0]?.split('/').pop() ?? ''
  try {
    return decodeURIComponent(last) || `invoice-${record.id}`
  } catch {
    return last
  }
}

/** @param debtId the id of the `debtor_debt`, not of the debtor */
export const invoiceList = (debtId: number) =>
  queryOptions({
    queryKey: ['invoice', debtId],
    queryFn: ({ signal }) => readAll('invoice/', invoice, { query: { debt_id: debtId }, signal }),
  })

interface Upload {
  debtId: number
  file: File
  onProgress: OnProgress
  signal: AbortSignal
}

/** One call a file (section 7). */
export function useUploadInvoice() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ debtId, file, onProgress, signal }: Upload) => {
      const multipart = new FormData()
      multipart.set('debt', String(debtId))
      multipart.set('invoice_file', file, file.name)
      return http.post('invoice/', invoice, { multipart, onProgress, signal })
    },
    meta: { silent: true },
    onSettled: (_data, _error, { debtId }) => invalidatePart(queryClient, 'invoice', debtId),
  })
}

export const downloadInvoice = (invoiceId: number) => http.file(`download/${invoiceId}/`)
