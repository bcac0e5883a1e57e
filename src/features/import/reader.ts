import { decodeCsv, type Encoding } from '@/lib/csv-decode'
import { type CsvTable, readTable } from '@/lib/csv-read'
import { type CheckSettings, checkRow } from './check-row'
import { isDateOrderOpen } from './date-order'
import { fileLimits } from './file-limits'
import { type AutoMatch, isKnownColumn, matchColumns } from './match-columns'
import type { CheckedRow } from './rows'

export interface FileSummary {
  encoding: Encoding
  garbled: boolean
  header: readonly string[]
  headerRow: number
  rowCount: number
  /** For each column the first values that are not blank. */
  samples: readonly (readonly string[])[]
  auto: AutoMatch
}

export type ReadResult = { ok: true; summary: FileSummary } | { ok: false; error: string }

export interface CheckResult {
  rows: CheckedRow[]
  /** The dates leave open whether the day or the month comes first. */
  dateOrderOpen: boolean
}

const sampleCount = 3

function samplesOf({ header, rows }: CsvTable): string[][] {
  return header.map((_, place) => {
    const found: string[] = []
    for (const { cells } of rows) {
      const cell = cells[place]?.trim()
      if (cell && !found.includes(cell)) found.push(cell)
      if (found.length === sampleCount) break
    }
    return found
  })
}

function readFile(bytes: Uint8Array): { table: CsvTable; summary: FileSummary } | string {
  const decoded = decodeCsv(bytes)
  if (!decoded.ok) return decoded.error
  const table = readTable(decoded.text, isKnownColumn)
  const { header, headerRow, rows } = table
  if (header.length === 0) return rows[0]?.problem ?? 'The selected file has no column names'
  if (rows.length === 0) return 'The selected file has column names but no debts'
  if (rows.length > fileLimits.rows) {
    return `The selected file has ${rows.length} rows. Split it into files of at most ${fileLimits.rows}`
  }
  const { encoding, garbled } = decoded
  const summary = {
    encoding,
    garbled,
    header,
    headerRow,
    rowCount: rows.length,
    samples: samplesOf(table),
    auto: matchColumns(header),
  }
  return { table, summary }
}

/** Holds one file and checks its rows, as often as a person changes their mind about the columns. */
export function createReader() {
  let table: CsvTable | null = null
  return {
    read(bytes: Uint8Array): ReadResult {
      const read = readFile(bytes)
      if (typeof read === 'string') return { ok: false, error: read }
      table = read.table
      return { ok: true, summary: read.summary }
    },
    check(settings: CheckSettings): CheckResult {
      const rows = table?.rows ?? []
      const dates = settings.matches.indexOf('last_invoice_date')
      return {
        rows: rows.map((row) => checkRow(row, settings)),
        dateOrderOpen: isDateOrderOpen(rows.map(({ cells }) => cells[dates] ?? '')),
      }
    },
  }
}
