import Papa from 'papaparse'
import { bench, describe } from 'vitest'
import * as z from 'zod/mini'
import { importColumns } from '@/rules/import-columns'
import { debtsCsv } from '../../../e2e/files/make-debts.mjs'
import { matchColumns } from './match-columns'
import { createSheetService } from './sheet-service'
import { choices, settings } from './test-rows'

const rows = 100_000
const text = debtsCsv(rows)
const file = new Blob([text])

/** What any import has to do at least: cut the file into cells, and look at each cell once. */
z.config({ jitless: true })
const row = z.object(
  Object.fromEntries(importColumns.map((column) => [column, z.string().check(z.maxLength(300))])),
)

describe(`${rows} rows`, () => {
  bench(
    'floor: Papa Parse and zod',
    () => {
      const { data } = Papa.parse<string[]>(text, { header: false })
      let good = 0
      for (const cells of data.slice(1)) {
        const record = Object.fromEntries(
          importColumns.map((name, place) => [name, cells[place] ?? '']),
        )
        if (row.safeParse(record).success) good += 1
      }
      if (good < rows) throw new Error(`${good} rows`)
    },
    { iterations: 3, warmupIterations: 1, time: 0 },
  )

  bench(
    'read, matched, checked and summed',
    async () => {
      const service = createSheetService(() => {})
      await service.read(file, { repair: false })
      const { totals } = service.check(
        { ...settings, matches: matchColumns(importColumns).matches },
        choices,
      )
      if (totals.rows < rows * 0.9) throw new Error(`${totals.rows} rows`)
    },
    { iterations: 3, warmupIterations: 1, time: 0 },
  )
})
