import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Papa from 'papaparse'
import { bench, describe } from 'vitest'
import * as z from 'zod'
import { importColumns } from '@/rules/import-columns'
import type { Sheet } from './sheet'
import { createSheetService } from './sheet-service'
import { today } from './testing/open-sheet'

const rowCount = 100_000

/** A debt of the export: 225 bytes, with a name, amounts and a date of its own. */
function line(index: number): string {
  const date = `${String((index % 28) + 1).padStart(2, '0')}/${String((index % 12) + 1).padStart(2, '0')}/2025`
  const pounds = `${(index % 9_000) + 100}.${String(index % 100).padStart(2, '0')}`
  return [
    ...['', `AC-${index}`, 'Limited company', '', '', 'no', `Example Joinery ${index} Limited`, ''],
    ...['01234567', 'GB123456789', `INV-${index}`, `accounts${index}@joinery.example`],
    ...[
      '01632 960001',
      `${index % 300} High Street`,
      'Mill Quarter',
      '',
      'Leeds',
      'West Yorkshire',
    ],
    ...['LS1 4AP', pounds, 'Invoice', 'North', pounds, date, 'no', 'Fixed Fee', '', ''],
  ].join(',')
}

const csv = [
  importColumns.join(','),
  ...Array.from({ length: rowCount }, (_, at) => line(at)),
].join('\r\n')
const file = new File([csv], 'debts.csv')

// As in a worker of the portal, whose policy forbids code made from texts.
z.config({ jitless: true })
const text = z.string().trim()
const record = z.object(
  Object.fromEntries(importColumns.map((column) => [column, text])) as Record<string, typeof text>,
)
const checked = record.extend({
  company_name: text.min(1),
  primary_email: z.union([z.literal(''), z.email()]),
  initial_debt: z.string().regex(/^\d+(\.\d{1,2})?$/),
  last_invoice_date: z.string().regex(/^\d{1,2}\/\d{1,2}\/\d{4}$/),
})

async function readWithFloor() {
  const { data } = Papa.parse(await file.text(), { header: true, skipEmptyLines: 'greedy' })
  return data.map((row) => checked.safeParse(row))
}

async function openSheet() {
  const service = createSheetService()
  await service.open(file, { today, rules: 'portal' })
  return service.sheet as Sheet
}

/** Results that are measured, so that they are not collected before. */
const results: unknown[] = []

/** Megabytes of heap that a result takes. */
async function heapOf(make: () => Promise<unknown>): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  collect()
  const before = process.memoryUsage().heapUsed
  results.push(await make())
  collect()
  const taken = process.memoryUsage().heapUsed - before
  results.length = 0
  return Math.round(taken / 1e6)
}

const few = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 }

describe(`a sheet of ${rowCount} rows`, async () => {
  const [floorHeap, ownHeap] = [await heapOf(readWithFloor), await heapOf(openSheet)]
  console.log(`Heap in MB: Papa Parse with zod ${floorHeap}, the sheet ${ownHeap}`)
  const sheet = await openSheet()
  const edit = () => sheet.edit(500, 'initial_debt', performance.now().toFixed())
  const decide = () => {
    const { dateOrder } = sheet.summary().decisions
    sheet.decide({ dateOrder: dateOrder === 'month-first' ? 'day-first' : 'month-first' })
  }
  bench('an edit of a cell', () => void edit(), few)
  bench('a decision that checks all rows', decide, few)
})
