import { HttpResponse } from 'msw'
import { timestamp } from '../clock'
import { currentStore } from '../current'
import { accept } from '../drf/accept'
import { accepted, field, isRecord, refused } from '../drf/field'
import { record } from '../drf/record'
import { pk } from '../drf/values'
import { listResponse } from '../http/list-response'
import { isFile } from '../http/parse-body'
import { json } from '../http/responses'
import { type Call, privateRoute } from '../http/route'
import {
  contentDisposition,
  contentType,
  fileName,
  freePath,
  longestPath,
  serialiseInvoice,
} from '../records/invoices'
import { idInPath, numberFilter, ownDebtIds } from '../records/owned'
import type { InvoiceRow, UserRow } from '../rows'

const wrongForm = 'The submitted data was not a file. Check the encoding type on the form.'

const invoiceFile = field((value) => {
  if (value === undefined) return refused('No file was submitted.')
  if (!isFile(value)) return refused(wrongForm)
  const { length } = value.name
  if (length > longestPath) {
    return refused(`Ensure this filename has at most ${longestPath} characters (it has ${length}).`)
  }
  return value.size === 0 ? refused('The submitted file is empty.') : accepted(value)
})

/** A missing file has an error message of its own. */
const withFile = (data: unknown) => ({ invoice_file: undefined, ...(isRecord(data) ? data : {}) })

const all = privateRoute(
  'invoice/',
  {
    GET: ({ world, user, url }) => {
      const own = ownDebtIds(world, user)
      const debt = numberFilter(url, 'debt_id')
      const isListed = (row: InvoiceRow) =>
        own.has(row.debt) && (debt === null || row.debt === debt)
      const rows = world.invoices.where(isListed)
      return listResponse(
        { world, url },
        rows.map((row) => serialiseInvoice(row, url.origin)),
      )
    },
    POST: async ({ world, user, url, data }) => {
      const own = ownDebtIds(world, user)
      const fields = record({ debt: pk((id) => own.has(id)), invoice_file: invoiceFile })
      const given = accept(fields, withFile(data()))
      const { debt, invoice_file: file } = given as Required<typeof given>
      const now = timestamp()
      const row = world.invoices.add({
        debt,
        path: freePath(world, file.name, now),
        created_at: now,
      })
      currentStore().putFile(row.id, new Uint8Array(await file.arrayBuffer()))
      return json(serialiseInvoice(row, url.origin), 201)
    },
  },
  { accepts: ['multipart'] },
)

const inPath = (call: Call<UserRow>) => {
  const own = ownDebtIds(call.world, call.user)
  return idInPath(call, (id) => call.world.invoices.find((i) => i.id === id && own.has(i.debt)))
}

const download = privateRoute('download/:id/', {
  GET: async (call) => {
    const row = inPath(call)
    const bytes = (await currentStore().file(row.id)) ?? new Uint8Array()
    const name = fileName(row)
    return new HttpResponse(bytes.slice().buffer, {
      headers: {
        'Content-Type': contentType(name),
        'Content-Disposition': contentDisposition(name),
      },
    })
  },
})

export const invoiceHandlers = [...all, ...download]
