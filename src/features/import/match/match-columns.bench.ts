import { bench, describe } from 'vitest'
import { CsvRow } from '@/lib/csv-records'
import { createSheetService } from '../worker/sheet-service'
import { matchColumns } from './match-columns'

const columns = (count: number) =>
  Array.from({ length: count }, (_, index) => `Custom address number ${index}`)
const rows = (count: number) => {
  const cells = Array.from({ length: count }, (_, index) => `value ${index}`)
  return Array.from({ length: 200 }, (_, index) => new CsvRow(index + 2, cells))
}

const few = { iterations: 3, time: 0, warmupIterations: 1, warmupTime: 0 }

// Eight times the columns should take about eight times as long.
describe('matching columns nobody knows', () => {
  for (const count of [2_000, 16_384]) {
    const header = columns(count)
    const body = rows(count)
    bench(
      `${count.toLocaleString('en-GB')} columns, 200 rows`,
      () => {
        matchColumns(header, body)
      },
      few,
    )
  }
})

describe('reading a file of 16,384 columns', () => {
  const line = `${columns(16_384).join(',')}\n`
  const file = new Blob([line.repeat(20)])
  bench(
    'until it is refused',
    async () => {
      await createSheetService(() => {}).read(file, { repair: false })
    },
    few,
  )
})
