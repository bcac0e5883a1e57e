import * as z from 'zod/mini'
import { id, text } from '../wire/fields'

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
