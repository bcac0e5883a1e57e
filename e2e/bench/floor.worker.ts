import Papa from 'papaparse'
import * as z from 'zod/mini'
import { importColumns } from '@/rules/import-columns'

z.config({ jitless: true })

const text = (pattern: RegExp) => z.string().check(z.trim(), z.regex(pattern))
const name = z.string().check(z.trim(), z.maxLength(300))
const amount = z.pipe(
  text(/^(£?\d{1,3}(,\d{3})*(\.\d{1,2})?|£?\d{1,10}(\.\d{1,2})?)?$/),
  z.transform((value) => {
    const [pounds = '', pence = ''] = value.replaceAll(/[£,]/g, '').split('.')
    return Number(pounds) * 100 + Number(pence.padEnd(2, '0'))
  }),
)
const isDate = (value: string) => {
  const [day = 1, month = 1, year = 2000] = value === '' ? [] : value.split('/').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1
}
const yesNo = z.enum(['', 'yes', 'no'])

/** A zod schema of a row: validates each cell, with no rules between cells. */
const row = z.object({
  ...Object.fromEntries(importColumns.map((column) => [column, name])),
  is_individual: yesNo,
  is_disputed: yesNo,
  company_number: text(/^([A-Z\d]{8})?$/i),
  vat_number: text(/^((GB)?\d{9,12})?$/i),
  primary_email: text(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/),
  primary_phone: text(/^([+\d ()-]{7,20})?$/),
  postcode: text(/^([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})?$/i),
  initial_debt: amount,
  amount_outstanding: amount,
  interestDue: amount,
  compDue: amount,
  last_invoice_date: text(/^(\d{1,2}\/\d{1,2}\/\d{4})?$/).check(z.refine(isDate)),
})

/** The minimum of an import: parse the file, validate each cell once, sum up. */
self.addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  const begun = performance.now()
  const { data } = Papa.parse<string[]>(await file.text(), { header: false, skipEmptyLines: true })
  const parsed = performance.now()
  let rows = 0
  let sum = 0
  for (const cells of data.slice(1)) {
    const checked = row.safeParse(
      Object.fromEntries(importColumns.map((column, index) => [column, cells[index] ?? ''])),
    )
    if (!checked.success) continue
    rows += 1
    sum += checked.data.initial_debt
  }
  const papa = parsed - begun
  self.postMessage({ rows, sum, papa, zod: performance.now() - parsed })
})
