import type * as z from 'zod/mini'
import type { invoice } from '@/api/debtor/debt-records'
import type { World } from '../db'
import type { InvoiceRow } from '../rows'

/** FileField's default max_length, in characters. */
export const longestPath = 100

export const serialiseInvoice = ({ path, ...row }: InvoiceRow, host: string) =>
  ({
    id: row.id,
    debt: row.debt,
    invoice_file: `${host}/media/${encodeURI(path)}`,
    created_at: row.created_at,
  }) satisfies z.input<typeof invoice>

/** Django's get_valid_name: drops the path, replaces spaces, keeps letters, digits, dash, dot and underscore. */
const validName = (name: string) =>
  (name.split(/[/\\]/).pop() ?? '')
    .trim()
    .replaceAll(' ', '_')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const randomTail = () =>
  Array.from({ length: 7 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')

/** The storage path of an upload; a name in use gets a random suffix, as in Django. */
export function freePath(world: World, name: string, day: string): string {
  const folder = `invoices/${day.slice(0, 7).replace('-', '/')}/`
  const valid = validName(name)
  const dot = valid.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [valid.slice(0, dot), valid.slice(dot)] : [valid, '']
  const taken = (path: string) => world.invoices.find((row) => row.path === path) !== undefined
  let path = folder + valid
  while (taken(path)) path = `${folder}${stem}_${randomTail()}${extension}`
  return path
}

export const fileName = ({ path }: InvoiceRow) => path.split('/').pop() ?? path

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const contentType = (name: string) =>
  types[name.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream'

/** Django uses `filename` for ASCII names and `filename*` alone for others. */
export function contentDisposition(name: string): string {
  return /^[\x20-\x7e]*$/.test(name)
    ? `attachment; filename="${name}"`
    : `attachment; filename*=utf-8''${encodeURIComponent(name)}`
}
