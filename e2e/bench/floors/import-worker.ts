// Reads a file with Papa Parse, and validates each row with zod.
import Papa from 'papaparse'
import * as z from 'zod'
import { importColumns } from '../../../src/rules/import-columns'

// The policy of the portal forbids code made from texts.
z.config({ jitless: true })
const text = z.string().trim()
const columns = Object.fromEntries(importColumns.map((column) => [column, text]))
const debt = z.object(columns).extend({
  company_name: text.min(1),
  primary_email: z.union([z.literal(''), z.email()]),
  initial_debt: z.string().regex(/^\d+(\.\d{1,2})?$/),
  last_invoice_date: z.string().regex(/^\d{1,2}\/\d{1,2}\/\d{4}$/),
})

/** All rows are kept, as a review needs them. */
let checked: unknown[] = []

self.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const options = { header: true, skipEmptyLines: 'greedy' } as const
  const { data } = Papa.parse<Record<string, string>>(await file.text(), options)
  checked = data.map((row) => debt.safeParse(row))
  self.postMessage({ count: checked.length, rows: data.slice(0, 50).map(Object.values) })
})
