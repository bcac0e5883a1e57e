import Papa from 'papaparse'
import * as z from 'zod/mini'
import { importColumns } from '@/rules/import-columns'

z.config({ jitless: true })
const row = z.object(
  Object.fromEntries(importColumns.map((column) => [column, z.string().check(z.maxLength(300))])),
)

/** What any import has to do at least: cut the file into cells, look at each once, add up. */
self.addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  const { data } = Papa.parse<string[]>(await file.text(), { header: false, skipEmptyLines: true })
  let sum = 0
  for (const cells of data.slice(1)) {
    const record = Object.fromEntries(
      importColumns.map((name, place) => [name, cells[place] ?? '']),
    )
    const checked = row.safeParse(record)
    if (checked.success) sum += (checked.data.initial_debt ?? '').length
  }
  self.postMessage({ rows: data.length - 1, sum })
})
