import Papa from 'papaparse'
import { type CsvRecord, createRecordReader, shortenBlanks, unclosedQuote } from './csv-records'
import { unescapeFormulas } from './csv-write'
import { withoutInvisible } from './invisible-marks'

/** One row below the header. */
export interface TableRow {
  /** The spreadsheet's row number: from 1, blank lines included. */
  number: number
  /** As many as the header has. */
  cells: string[]
  /** Why the row is malformed; null if it is not. */
  problem: string | null
}

export interface Table {
  header: string[]
  /** 0 if the file has no header. */
  headerRow: number
  /** How many cells of the header are names the importer understands. */
  knownNames: number
  /** At most `limits.rows`; none when the header is wider than `limits.columns`. */
  rows: TableRow[]
  /** All rows that are not blank, including those beyond the limits. */
  rowCount: number
}

/** Whether a header names a column the importer understands. */
export type Recognise = (header: string) => boolean

/** Limits on what is kept of a file. A wide header would widen every row. */
interface TableLimits {
  columns: number
  rows: number
}

const unlimited: TableLimits = { columns: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY }

const delimiters = [',', ';', '\t', '|']
const maxHeaderRow = 10

/** Unwraps `="00123"`, which spreadsheets write to keep zeros, and the export's escaped formulas. */
function cleanCell(cell: string): string {
  // Fast path: most cells have neither an equals sign in front nor an apostrophe.
  if (cell.charCodeAt(0) !== 0x3d && !cell.includes("'")) return cell
  const own = unescapeFormulas(cell)
  return own === cell ? (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell) : own
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

const filledCount = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length

/** The number of cells without the empty ones at the end. */
const filledLength = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1

/**
 * The row with the most recognised column names among the first ten; else the first with several cells,
 * because a title stands alone; else the first that is not blank.
 */
function findHeader(records: readonly (readonly string[])[], recognise: Recognise) {
  const first = records.slice(0, maxHeaderRow).findIndex((cells) => filledCount(cells) > 1)
  const index = first === -1 ? records.findIndex((cells) => !isBlank(cells)) : first
  let best = { index, recognised: 0 }
  records.slice(0, maxHeaderRow).forEach((cells, row) => {
    const recognised = cells.filter((cell) => recognise(cleanCell(cell))).length
    if (recognised > best.recognised) best = { index: row, recognised }
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
    const isBetter =
      recognised > best.recognised || (recognised === best.recognised && columns > best.columns)
    if (isBetter) best = { delimiter, recognised, columns }
  }
  return best.delimiter
}

const formatColumnCount = (count: number) => `${count} ${count === 1 ? 'column' : 'columns'}`
const maxOverflowCharacters = 100

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

/** Builds a table from records: finds the header, numbers the rows, and names malformed ones. */
export function createTableBuilder(recognise: Recognise, limits = unlimited) {
  const firstRecords: CsvRecord[] = []
  const rows: TableRow[] = []
  let header: string[] | null = null
  let headerRow = 0
  let knownNames = 0
  let count = 0
  let rowCount = 0

  function addRow({ cells, problem }: CsvRecord, number: number) {
    if (!header || isBlank(cells)) return
    rowCount += 1
    const width = header.length
    if (rowCount > limits.rows || width > limits.columns) return
    const found = cells.length > width ? filledLength(cells) : cells.length
    const overflow = cells.slice(width, found).join(', ').slice(0, maxOverflowCharacters)
    const isFitting = found === width || (found < width && cells.length >= width)
    const shape = `This row has ${formatColumnCount(found)}, the header has ${width}${overflow && `; beyond it: ${overflow}`}`
    rows.push({
      number,
      cells: fitToWidth(cells, width),
      problem: problem ?? (isFitting ? null : shape),
    })
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
    knownNames = recognised
    header = isHeaderLost ? [] : (candidates[index] ?? []).map((cell) => cleanCell(cell).trim())
    header.length = filledLength(header)
    firstRecords.slice(headerRow).forEach((record, offset) => {
      if (isHeaderLost)
        rowCount = rows.push({ number: offset + 1, cells: [], problem: record.problem })
      else addRow(record, headerRow + offset + 1)
    })
    firstRecords.length = 0
  }

  return {
    add(record: CsvRecord) {
      count += 1
      if (header) addRow(record, count)
      else if (firstRecords.push(record) === maxHeaderRow) resolveHeader()
    },
    finish(): Table {
      resolveHeader()
      return { header: header ?? [], headerRow, knownNames, rows, rowCount }
    },
  }
}

/** Read between two reports of progress; the first part has the header. */
const partCharacters = 1_000_000

/**
 * Reads a CSV text. A malformed row is reported, never repaired by guessing.
 * @param onProgress receives the share that has been read, 0 to 1
 */
export function readTable(
  source: string,
  recognise: Recognise,
  limits = unlimited,
  onProgress: (share: number) => void = () => undefined,
): Table {
  // Papa Parse merges rows when line endings are mixed.
  const lines = source.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const declared = /^"?sep=(.)"?\n/i.exec(lines)
  const text = lines.slice(declared?.[0].length ?? 0)
  const partFrom = (start: number) => withoutInvisible(text.slice(start, start + partCharacters))
  const delimiter = declared?.[1] ?? findDelimiter(partFrom(0), recognise)
  const builder = createTableBuilder(recognise, limits)
  const records = createRecordReader(delimiter, builder.add)
  for (let start = 0; start < text.length; start += partCharacters) {
    records.push(partFrom(start))
    onProgress(start / text.length)
  }
  records.end()
  return builder.finish()
}
