import { type Invoice, invoiceName } from './invoices'

/** Django's own way with a name: spaces become `_`, what is no word character goes. */
const serverName = (name: string) =>
  name
    .trim()
    .replaceAll(' ', '_')
    .replace(/[^-\p{L}\p{N}_.]/gu, '')

/** Whether the record can be this file: its name, or its name with the tail given to a taken one. */
export function isStoredAs(file: File, record: Invoice): boolean {
  const stored = invoiceName(record)
  return [stored, stored.replace(/_[A-Za-z0-9]{7}(?=\.[^.]*$|$)/, '')].includes(
    serverName(file.name),
  )
}
