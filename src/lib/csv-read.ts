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
  let best = {
    index: first === -1 ? rows.findIndex((cells) => cells.some(isFilled)) : first,
    known: 0,
  }
  for (const [index, cells] of rows.slice(0, maxHeaderRow).entries()) {
    const known = cells.filter((cell) => isKnownName(cleanCell(cell))).length
    if (known > best.known) best = { index, known }
  }
  return best
}

const formatColumnCount = (count: number) => `${count} ${count === 1 ? 'column' : 'columns'}`
const maxOverflowCharacters = 100

/** Why a row does not fit the header; empty cells beyond it are no fault. */
function shapeProblem(cells: readonly string[], width: number): string | null {
  const count = cells.length > width ? Math.max(width, filledLength(cells)) : cells.length
  if (count === width) return null
  const overflow = cells.slice(width, count).join(', ').slice(0, maxOverflowCharacters)
  return `This row has ${formatColumnCount(count)}, the header has ${width}${overflow && `; beyond it: ${overflow}`}`
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
      const rows =
        header.length > limits.columns ? [] : filled.slice(index + 1, index + 1 + limits.rows)
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

/** Read between two reports of progress. A longer record means that a quotation mark was never closed. */
const partCharacters = 1_000_000
/** After this many unclosed quotes the rest is read line by line, which takes linear time. */
const maxRepairs = 100

function lineEndAfter(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end === -1 ? text.length : end
}

/**
 * Splits a text into records. Of a record with an unclosed quotation mark the first line becomes a faulty
 * record, and reading continues with the next line.
 */
function readRecords(
  text: string,
  delimiter: string,
  take: TakeRecord,
  onProgress: (share: number) => void,
): void {
  let start = 0
  let repairs = 0
  while (start < text.length) {
    const end = repairs > maxRepairs ? lineEndAfter(text, start) + 1 : start + partCharacters
    let read = 0
    let isBroken = false
    const parser = new Papa.Parser({
      ...{ delimiter, newline: '\n' },
      step({ data, errors, meta }: Papa.ParseStepResult<string[][]>) {
        const [cells = []] = data
        const isFaulty = errors.length > 0
        isBroken =
          isFaulty &&
          repairs <= maxRepairs &&
          (errors.some(({ code }) => code === 'MissingQuotes') ||
            cells.some((cell) => cell.includes('\n')))
        if (isBroken) return parser.abort()
        take(cells, isFaulty ? unpairedQuotes : null)
        read = meta.cursor
      },
    })
    parser.parse(text.slice(start, end), 0, end < text.length)
    start += read
    if (isBroken || read === 0) {
      const lineEnd = lineEndAfter(text, start)
      take(text.slice(start, lineEnd).replaceAll('"', '').split(delimiter), unclosedQuote)
      repairs += 1
      start = lineEnd + 1
    }
    onProgress(Math.min(1, start / text.length))
  }
}

/**
 * Reads a CSV text. A malformed row is reported, never repaired by guessing.
 * @param onProgress receives the share that has been read, 0 to 1
 */
export function readTable(
  source: string,
  isKnownName: IsKnownName,
  limits = unlimited,
  onProgress: (share: number) => void = () => undefined,
): Table {
  // Papa Parse merges rows when line endings are mixed.
  const lines = withoutInvisible(source).replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const declared = /^"?sep=(.)"?\n/i.exec(lines)
  const text = lines.slice(declared?.[0].length ?? 0)
  const delimiter = declared?.[1] ?? findDelimiter(text, isKnownName)
  const builder = createTableBuilder(isKnownName, limits)
  readRecords(text, delimiter, builder.add, onProgress)
  return builder.finish()
}
