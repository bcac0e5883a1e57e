import Papa from 'papaparse'
import {
  type CsvRecord,
  CsvRow,
  createRecordReader,
  shortenBlanks,
  unclosedQuote,
  withoutSeparator,
} from './csv-records'
import { unescapeFormulas } from './csv-write'

export interface CsvTable {
  header: string[]
  headerRow: number
  /** At most `limits.rows`; none when the header is wider than `limits.columns`. */
  rows: CsvRow[]
  /** All rows that are not blank, including those beyond the limits. */
  rowCount: number
  /** For each column its first distinct values that are not blank, truncated. */
  samples: string[][]
}

/** Whether a header names a column the importer understands. */
export type Recognise = (header: string) => boolean

/** Limits on what is kept of a file. A wide header would widen every row. */
export interface TableLimits {
  columns: number
  rows: number
}

const unlimited: TableLimits = { columns: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY }

const delimiters = [',', ';', '\t', '|'] as const
const maxHeaderRow = 10

/** Unwraps `="00123"`, which spreadsheets write to keep zeros, and the export's escaped formulas. */
function cleanCell(cell: string): string {
  // Fast path: most cells have neither an equals sign in front nor an apostrophe.
  if (cell.charCodeAt(0) !== 0x3d && !cell.includes("'")) return cell
  const own = unescapeFormulas(cell)
  return own === cell ? (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell) : own
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The number of cells without the empty ones at the end. */
const filledLength = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** The row with the most recognised column names among the first ten; else the first that is not blank. */
function findHeader(records: readonly (readonly string[])[], recognise: Recognise) {
  let best = { index: records.findIndex((cells) => !isBlank(cells)), recognised: 0 }
  records.slice(0, maxHeaderRow).forEach((cells, index) => {
    const recognised = cells.filter((cell) => recognise(cleanCell(cell))).length
    if (recognised > best.recognised) best = { index, recognised }
  })
  return best
}

/** The delimiter that yields the most recognised column names; else the one that yields the most columns. */
function findDelimiter(text: string, recognise: Recognise): string {
  let best = { delimiter: ',', recognised: -1, columns: 0 }
  for (const delimiter of delimiters) {
    const { data } = Papa.parse<string[]>(shortenBlanks(text, delimiter), {
      delimiter,
      newline: '\n',
      preview: maxHeaderRow * 2,
    })
    const { index, recognised } = findHeader(data, recognise)
    const columns = data[index]?.length ?? 0
    const better =
      recognised > best.recognised || (recognised === best.recognised && columns > best.columns)
    if (better) best = { delimiter, recognised, columns }
  }
  return best.delimiter
}

const sampleCount = 3
const maxSampleCharacters = 100

/** Adds a row's values to the samples of columns that have fewer than {@link sampleCount}. */
function collectSamples(samples: readonly string[][], cells: readonly string[]) {
  for (const [column, found] of samples.entries()) {
    if (found.length === sampleCount) continue
    const cell = cells[column]?.trim().slice(0, maxSampleCharacters)
    if (cell && !found.includes(cell)) found.push(cell)
  }
}

const formatColumnCount = (count: number) => `${count} ${count === 1 ? 'column' : 'columns'}`

/** Pads or cuts a row to the header's width, in place: a long file has millions of cells. */
function fitToWidth(cells: string[], width: number): string[] {
  cells.length = Math.min(cells.length, width)
  for (let index = 0; index < width; index += 1) {
    const cell = cells[index]
    if (cell === undefined) cells.push('')
    else cells[index] = cleanCell(cell)
  }
  return cells
}

/** Splits records into the header and the rows; each row keeps its number and its problem. */
function createRows(recognise: Recognise, limits: TableLimits) {
  const firstRecords: CsvRecord[] = []
  const rows: CsvRow[] = []
  let samples: string[][] = []
  let header: string[] | null = null
  let headerRow = 0
  let count = 0
  let rowCount = 0

  function add({ cells, problem }: CsvRecord, row: number) {
    if (!header || isBlank(cells)) return
    rowCount += 1
    const width = header.length
    if (rowCount > limits.rows || width > limits.columns) return
    const found = cells.length > width ? filledLength(cells) : cells.length
    const overflow = cells.slice(width, found).join(', ').slice(0, maxSampleCharacters)
    const isFitting = found === width || (found < width && cells.length >= width)
    const shape = `This row has ${formatColumnCount(found)}, the header has ${width}${overflow && `; beyond it: ${overflow}`}`
    const own = fitToWidth(cells, width)
    collectSamples(samples, own)
    rows.push(new CsvRow(row, own, problem ?? (isFitting ? null : shape)))
  }

  /** Runs once enough records have been read to find the header. */
  function resolveHeader() {
    if (header) return
    const candidates = firstRecords.map(({ cells, problem }) => (problem ? [] : cells))
    const { index, recognised } = findHeader(candidates, recognise)
    const unreadable = firstRecords.findIndex(({ problem }) => problem === unclosedQuote)
    const isHeaderLost =
      index === -1 || (recognised === 0 && unreadable !== -1 && unreadable < index)
    headerRow = isHeaderLost ? 0 : index + 1
    header = isHeaderLost ? [] : (candidates[index] ?? []).map((cell) => cleanCell(cell).trim())
    header.length = filledLength(header)
    if (header.length <= limits.columns) samples = header.map(() => [])
    firstRecords.slice(headerRow).forEach((record, offset) => {
      if (isHeaderLost) rowCount = rows.push(new CsvRow(offset + 1, [], record.problem))
      else add(record, headerRow + offset + 1)
    })
    firstRecords.length = 0
  }

  return {
    take(record: CsvRecord) {
      count += 1
      if (header) add(record, count)
      else if (firstRecords.push(record) === maxHeaderRow) resolveHeader()
    },
    finish() {
      resolveHeader()
      return { header: header ?? [], headerRow, rows, rowCount, samples }
    },
  }
}

/**
 * Reads a CSV text in chunks. A malformed row is reported, never repaired by guessing.
 * The first chunk must contain the header, or the whole text.
 */
export function createTableReader(recognise: Recognise, limits = unlimited) {
  const rows = createRows(recognise, limits)
  let records: ReturnType<typeof createRecordReader> | null = null
  let heldBack = ''

  return {
    push(chunk: string) {
      let text = heldBack + chunk
      // Papa Parse merges rows when line endings are mixed; a chunk may end between CR and LF.
      heldBack = text.endsWith('\r') ? '\r' : ''
      if (heldBack) text = text.slice(0, -1)
      text = withoutSeparator(text).replaceAll('\r\n', '\n')
      if (text.includes('\r')) text = text.replaceAll('\r', '\n')
      if (!records) {
        const declared = /^"?sep=(.)"?\n/i.exec(text)
        if (declared) text = text.slice(declared[0].length)
        const delimiter = declared?.[1] ?? findDelimiter(text, recognise)
        records = createRecordReader(delimiter, rows.take)
      }
      records.push(text)
    },
    finish(): CsvTable {
      if (heldBack) records?.push('\n')
      records?.end()
      return rows.finish()
    },
  }
}

/** Reads a whole CSV text at once. */
export function readTable(source: string, recognise: Recognise): CsvTable {
  const reader = createTableReader(recognise)
  reader.push(source)
  return reader.finish()
}
