import * as z from 'zod/mini'
import { day, penceOrNull } from '../wire/amounts'
import { id, ownerId, text } from '../wire/fields'

/** The records of a debt: notes, invoices and payments. */

export const note = z.looseObject({
  id,
  debt: ownerId,
  note: text,
  created_by: text,
  created_at: text,
})
export type Note = z.output<typeof note>

/** `invoice_file` is the file's URL, which ends in the stored file name. */
export const invoice = z.looseObject({ id, debt: ownerId, invoice_file: text, created_at: text })
export type Invoice = z.output<typeof invoice>

/** The stored file name, from the URL. */
export function invoiceName(record: Pick<Invoice, 'id' | 'invoice_file'>): string {
  const path = record.invoice_file.replace(/[?#].*/s, '')
  const last = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(last) || `invoice-${record.id}`
  } catch {
    return last
  }
}

/** Section 3 lists no fields of a payment, so every field is optional and unknown ones are kept. */
export const payment = z.looseObject({
  id: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  amount: penceOrNull,
  payment_date: day,
  reference: text,
  method: text,
})
