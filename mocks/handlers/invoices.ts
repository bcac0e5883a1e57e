import { HttpResponse } from 'msw'
import { timestamp, type World } from '../db'
import { accept, accepted, field, isRecord, record, refused } from '../drf/field'
import { pk } from '../drf/values'
import { isFile } from '../http/parse-body'
import { json } from '../http/responses'
import { numberInQuery, privateRoute, recordInPath } from '../http/route'
import { createOwnerFilter } from '../records/owned'
import { serialiseInvoice } from '../records/rows'

/** FileField's default max_length, in characters. */
const longestPath = 100

const invoiceFile = field((value) => {
  if (value === undefined) return refused('No file was submitted.')
  if (!isFile(value)) {
    return refused('The submitted data was not a file. Check the encoding type on the form.')
  }
  const { length } = value.name
  if (length > longestPath) {
    return refused(`Ensure this filename has at most ${longestPath} characters (it has ${length}).`)
  }
  return value.size === 0 ? refused('The submitted file is empty.') : accepted(value)
})

/** A missing file has an error message of its own. */
const withFile = (data: unknown) => ({ invoice_file: undefined, ...(isRecord(data) ? data : {}) })

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const randomTail = () =>
  Array.from({ length: 7 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')

/**
 * The storage path of an upload, as in Django: spaces become underscores, other signs go, and a name in
 * use gets a random suffix.
 */
function freePath(world: World, name: string, day: string): string {
  const folder = `invoices/${day.slice(0, 7).replace('-', '/')}/`
  const valid = (name.split(/[/\\]/).pop() ?? '')
    .trim()
    .replaceAll(' ', '_')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')
  let path = folder + valid
  while (world.invoices.find((row) => row.path === path)) {
    path = folder + valid.replace(/(\.[^.]*)?$/, (extension) => `_${randomTail()}${extension}`)
  }
  return path
}

const all = privateRoute(
  'invoice/',
  {
    GET: (call) => {
      const isListed = createOwnerFilter(call, numberInQuery(call, 'debt_id'))
      const rows = call.world.invoices.where(isListed)
      return json(rows.map((row) => serialiseInvoice(row, call.url.origin)))
    },
    POST: async (call) => {
      const { world, url, data } = call
      const isOwn = createOwnerFilter(call)
      const fields = record({ debt: pk((debt) => isOwn({ debt })), invoice_file: invoiceFile })
      const given = accept(fields, withFile(data()))
      const { debt, invoice_file: file } = given as Required<typeof given>
      const created_at = timestamp()
      const path = freePath(world, file.name, created_at)
      const row = world.invoices.add({ debt, path, created_at })
      world.files.save({ id: row.id, bytes: new Uint8Array(await file.arrayBuffer()) })
      return json(serialiseInvoice(row, url.origin), 201)
    },
  },
  { accepts: ['multipart/form-data'] },
)

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
}

/** Django uses `filename` for ASCII names and `filename*` alone for others. */
const contentDisposition = (name: string) =>
  /^[\x20-\x7e]*$/.test(name)
    ? `attachment; filename="${name}"`
    : `attachment; filename*=utf-8''${encodeURIComponent(name)}`

const download = privateRoute('download/:id/', {
  GET: (call) => {
    const { invoices, files } = call.world
    const isOwn = createOwnerFilter(call)
    const row = recordInPath(call, (id) => invoices.find((each) => each.id === id && isOwn(each)))
    const name = row.path.split('/').pop() ?? ''
    const type = types[name.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream'
    return new HttpResponse(files.get(row.id)?.bytes.slice().buffer, {
      headers: { 'Content-Type': type, 'Content-Disposition': contentDisposition(name) },
    })
  },
})

export const invoiceHandlers = [...all, ...download]
