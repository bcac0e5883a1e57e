import Papa from 'papaparse'
import { unescapeFormulas } from './csv-write'
import { withoutInvisible } from './invisible-marks'

/** One row of a file. */
export interface TableRow {
  /** The spreadsheet's row number: from 1, blank lines included. */
  number: number
  /** Below the header, as many as the header has. */
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
type IsKnownName = (header: string) => boolean

const unlimited = { columns: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY }

type TakeRecord = (cells: string[], problem: string | null) => void

const maxHeaderRow = 10
const unclosedQuote = 'A quotation mark opened on this row is never closed'
const unpairedQuotes = 'The quotation marks do not pair up'

/** Unwraps `="00123"`, which spreadsheets write to keep zeros, and the export's escaped formulas. */
function cleanCell(cell: string): string {
  // Most cells have neither an equals sign in front nor an apostrophe.
  if (cell.charCodeAt(0) !== 0x3d && !cell.includes("'")) return cell
  const own = unescapeFormulas(cell)
  return own === cell ? (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell) : own
}

const isFilled = (cell: string) => cell.trim() !== ''

/** The number of cells without the empty ones at the end. */
const filledLength = (cells: readonly string[]) => cells.findLastIndex(isFilled) + 1

/**
 * The row with the most known column names; else the first with several cells, because a title stands
 * alone; else the first that is not blank.
 */
function findHeader(rows: readonly (readonly string[])[], isKnownName: IsKnownName) {
  const first = rows.findIndex((cells) => cells.filter(isFilled).length > 1)
  const index = first === -1 ? rows.findIndex((cells) => cells.some(isFilled)) : first
  let best = { index, known: 0 }
  for (const [index, cells] of rows.slice(0, maxHeaderRow).entries()) {
    const known = cells.filter((cell) => isKnownName(cleanCell(cell))).length
    if (known > best.known) best = { index, known }
  }
  return best
}

/** Why a row does not fit the header; empty cells beyond it are no fault. */
function shapeProblem(cells: readonly string[], width: number): string | null {
  const count = cells.length > width ? Math.max(width, filledLength(cells)) : cells.length
  if (count === width) return null
  const overflow = cells.slice(width, count).join(', ').slice(0, 100)
  const columns = `${count} ${count === 1 ? 'column' : 'columns'}`
  return `This row has ${columns}, the header has ${width}${overflow && `; beyond it: ${overflow}`}`
}

/** Pads or cuts a row to the header's width, in place: a long file has millions of cells. */
function fitToWidth(row: TableRow, width: number): void {
  const { cells } = row
  row.problem ??= shapeProblem(cells, width)
  cells.length = Math.min(cells.length, width)
  while (cells.length < width) cells.push('')
  for (let index = 0; index < width; index += 1) cells[index] = cleanCell(cells[index] ?? '')
}

/** Builds a table from records: finds the header, numbers the rows, and names malformed ones. */
export function createTableBuilder(isKnownName: IsKnownName, limits = unlimited) {
  const filled: TableRow[] = []
  let number = 0
  let rowCount = 0

  return {
    add(cells: string[], problem: string | null) {
      number += 1
      if (!cells.some(isFilled)) return
      rowCount += 1
      if (rowCount <= limits.rows + maxHeaderRow) filled.push({ number, cells, problem })
    },
    finish(): Table {
      const first = filled.slice(0, maxHeaderRow)
      const candidates = first.map(({ cells, problem }) => (problem ? [] : cells))
      const { index, known } = findHeader(candidates, isKnownName)
      const unread = first.findIndex(({ problem }) => problem === unclosedQuote)
      // The names of the columns may stand on the row that cannot be read.
      if (index === -1 || (known === 0 && unread !== -1 && unread < index))
        return { header: [], headerRow: 0, knownNames: 0, rows: filled, rowCount }
      const header = (candidates[index] ?? []).map((cell) => cleanCell(cell).trim())
      header.length = filledLength(header)
      const isWide = header.length > limits.columns
      const rows = isWide ? [] : filled.slice(index + 1, index + 1 + limits.rows)
      for (const row of rows) fitToWidth(row, header.length)
      const headerRow = first[index]?.number ?? 0
      return { header, headerRow, knownNames: known, rows, rowCount: rowCount - index - 1 }
    },
  }
}

const delimiters = [',', ';', '\t', '|']
const sampleCharacters = 100_000

/** The delimiter that yields the most known column names; else the one that yields the most columns. */
function findDelimiter(text: string, isKnownName: IsKnownName): string {
  let best = { delimiter: ',', known: -1, columns: 0 }
  for (const delimiter of delimiters) {
    const config = { delimiter, newline: '\n', preview: maxHeaderRow * 2 } as const
    const { data } = Papa.parse<string[]>(text.slice(0, sampleCharacters), config)
    const { index, known } = findHeader(data, isKnownName)
    const columns = data[index]?.length ?? 0
    if (known > best.known || (known === best.known && columns > best.columns))
      best = { delimiter, known, columns }
  }
  return best.delimiter
}

/** In a longer record a quotation mark was never closed: the cells of a spreadsheet are shorter. */
const maxRecordCharacters = 100_000
/** Line breaks of a cell that are followed by a quotation mark. */
const maxExtensions = 100
/** After this many unclosed quotation marks each line is a record, which takes linear time. */
const maxUnclosed = 100

/**
 * Splits a text into records. Of a record with an unclosed quotation mark the first line becomes a faulty
 * record, and reading continues with the next line.
 */
function readRecords(text: string, delimiter: string, take: TakeRecord): void {
  const parser = new Papa.Parser({ delimiter, newline: '\n' })
  const lineEndAfter = (at: number) => {
    const end = text.indexOf('\n', at)
    return end === -1 ? text.length : end
  }
  const parse = (start: number, end: number) => {
    const { data, errors }: Papa.ParseResult<string[]> = parser.parse(
      `${text.slice(start, end)}\n`,
      0,
      false,
    )
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
    return { cells: data[0] ?? [], isOpen, isFaulty: errors.length > 0 }
  }

  let unclosedCount = 0
  let mark = text.indexOf('"')
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    const lineEnd = lineEndAfter(start)
    const line = text.slice(start, lineEnd)
    end = lineEnd
    if (mark !== -1 && mark < start) mark = text.indexOf('"', start)
    if (mark === -1 || mark >= lineEnd) {
      take(line.split(delimiter), null)
      continue
    }
    let record = parse(start, end)
    const extensions = unclosedCount < maxUnclosed ? maxExtensions : 0
    for (let count = 0; record.isOpen && count < extensions; count += 1) {
      if (end - start >= maxRecordCharacters) break
      // Nothing but another quotation mark closes it.
      const next = text.indexOf('"', end)
      if (next === -1) break
      end = lineEndAfter(next)
      record = parse(start, end)
    }
    if (record.isFaulty && (record.isOpen || end > lineEnd)) {
      take(line.replaceAll('"', '').split(delimiter), unclosedQuote)
      unclosedCount += 1
      end = lineEnd
    } else take(record.cells, record.isFaulty ? unpairedQuotes : null)
  }
}

/** Reads a CSV text. A malformed row is reported, never repaired by guessing. */
export function readTable(source: string, isKnownName: IsKnownName, limits = unlimited): Table {
  const lines = withoutInvisible(source).replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const declared = /^"?sep=(.)"?\n/i.exec(lines)
  const text = lines.slice(declared?.[0].length ?? 0)
  const delimiter = declared?.[1] ?? findDelimiter(text, isKnownName)
  const builder = createTableBuilder(isKnownName, limits)
  readRecords(text, delimiter, builder.add)
  return builder.finish()
}
