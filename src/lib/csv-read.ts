import Papa from 'papaparse'
import { unescapeFormulas } from './csv-write'
import { withoutInvisible } from './invisible-marks'

export interface TableRow {
  /** The spreadsheet's row number: from 1, blank lines included. */
  number: number
  cells: string[]
  /** Why the row is malformed; null if it is not. */
  problem: string | null
}

export interface Table {
  /** Empty if no row can be the header. */
  header: string[]
  headerRow: number
  /** How many cells of the header are names the importer understands. */
  knownNames: number
  /** The rows below the header that are not blank, each as wide as the header. */
  rows: TableRow[]
  /** The lines above the header, and those below the last debt. */
  notes: string[]
}

/** Whether a header names a column the importer understands. */
type IsKnownName = (header: string) => boolean

const maxHeaderRow = 10
/** Wider files are refused, and their rows not filled up, which would take more memory than there is. */
export const maxColumns = 500

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

const filledCount = ({ cells }: TableRow) => cells.filter(isFilled).length

/** A number, an amount or a date. */
const isFigure = (cell: string) => /^[\s£(-]*\d[\d\s.,:/()-]*$/.test(cell)

/** The first row with the most known names; else the first with several cells, because a title stands alone. */
function findHeader(rows: readonly TableRow[], isKnownName: IsKnownName) {
  let hasFigures = false
  const knownNames = rows.slice(0, maxHeaderRow).map((row) => {
    const known = row.cells.filter((cell) => isKnownName(cleanCell(cell))).length
    const isFigured = row.cells.some(isFigure)
    // A label and its date above the header are no debt.
    hasFigures ||= isFigured && filledCount(row) > 2
    // A single known name beside or below figures may be a word of a debt, such as Invoice.
    return known === 1 && (isFigured || hasFigures) ? 0 : known
  })
  const most = Math.max(0, ...knownNames)
  const first = rows.findIndex((row) => filledCount(row) > 1)
  return { index: most > 0 ? knownNames.indexOf(most) : Math.max(0, first), known: most }
}

/** Whether a separator of thousands has split an amount without quotation marks: `1,200.00`. */
const hasSplitAmount = (cells: readonly string[], rest = /^\d{3}\.\d\d\W*$/) =>
  cells.some((cell, at) => /^\W*\d{1,3}$/.test(cell) && rest.test(cells[at + 1] ?? ''))

/** Why a row does not fit the header; null if it does. Empty cells beyond it do, unless a split amount moved them. */
function shapeProblem(cells: readonly string[], width: number, isMoved: boolean) {
  const count =
    cells.length < width || isMoved ? cells.length : Math.max(width, filledLength(cells))
  if (count === width) return null
  const beyond = cells.slice(width).filter(isFilled).join(', ').slice(0, 100)
  const columns = `${count} ${count === 1 ? 'column' : 'columns'}`
  return `This row has ${columns}, the header has ${width}${beyond && `; beyond it: ${beyond}`}`
}

/** Finds the header among the rows of a file, and fits the rows below it to its width. */
export function createTable(records: readonly TableRow[], isKnownName: IsKnownName): Table {
  const filled = records.filter(({ cells }) => cells.some(isFilled))
  const { index, known } = findHeader(filled, isKnownName)
  const found = filled[index]
  if (!found || found.problem)
    return { header: [], headerRow: 0, knownNames: 0, rows: filled, notes: [] }
  // A report may repeat its header on each page.
  const isHeader = ({ cells }: TableRow) => found.cells.every((cell, at) => cell === cells[at])
  const rows = filled.slice(index + 1).filter((row) => !isHeader(row))
  const headerLength = found.cells.length
  const namedCount = filledLength(found.cells)
  // A last column may have no name, as notes beside a list.
  const hasNamelessCell = ({ cells }: TableRow) =>
    cells.length === headerLength && filledLength(cells) > namedCount && !hasSplitAmount(cells)
  const hasNameless = namedCount < headerLength && rows.some(hasNamelessCell)
  const names = found.cells.slice(0, hasNameless ? headerLength : namedCount)
  const header = names.map((cell) => cleanCell(cell).trim())
  // A total and a date may stand below "All amounts in EUR".
  const last = rows.findLastIndex((row) => filledCount(row) >= Math.min(3, header.length))
  const notes = [...filled.slice(0, index), ...rows.slice(last + 1)].map(({ cells }) =>
    cells.filter(isFilled).join(' '),
  )
  // Beside rows of the header's length, one that is longer may have a split `1,200` as well.
  const isRagged = rows.some(({ cells }) => cells.length === headerLength)
  const rest = isRagged ? /^\d{3}(?:\.\d\d)?\W*$/ : undefined
  for (const row of header.length > maxColumns ? [] : rows) {
    const isMoved = row.cells.length > headerLength && hasSplitAmount(row.cells, rest)
    row.problem ??= shapeProblem(row.cells, header.length, isMoved)
    // In place, because a long file has millions of cells.
    row.cells.length = header.length
    for (let at = 0; at < header.length; at += 1) row.cells[at] = cleanCell(row.cells[at] ?? '')
  }
  return { header, headerRow: found.number, knownNames: known, rows, notes }
}

const unclosedQuote =
  'A quotation mark opened on this row is never closed, or one stands inside a quoted text'
/** A cell of a spreadsheet has no more letters. */
const maxRecordLength = 32_767
/** After this many malformed lines each line is a record, which takes linear time. */
const maxMalformed = 50
/** A quoted text, or the spaces before one and the delimiter before them. */
const quotedOrSpaces = /"[^"]*"|(^|[,;\t|]) +(?=")/g

/** Splits a text, whose lines all end in a line break, into records. A malformed one ends with its line. */
function readRecords(text: string, delimiter: string): TableRow[] {
  const parser = new Papa.Parser({ delimiter, newline: '\n', preview: 1 })
  /** The first record of a text; null if it is malformed or does not end. */
  function parse(part: string) {
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(part, 0, false)
    return errors.length > 0 || !meta.truncated
      ? null
      : { cells: data[0] ?? [], length: meta.cursor }
  }
  /** The cells of a line; null if it is no record by itself. */
  function parseLine(line: string) {
    if (!line.includes('"')) return line.split(delimiter)
    const bare = line.includes(' "')
      ? line.replace(quotedOrSpaces, (found, before?: string) => before ?? found)
      : line
    return parse(`${bare}\n`)?.cells
  }

  const records: TableRow[] = []
  let malformed = 0
  for (let start = 0; start < text.length; ) {
    const line = text.slice(start, text.indexOf('\n', start))
    const single = parseLine(line)
    const long =
      single || malformed > maxMalformed ? null : parse(text.slice(start, start + maxRecordLength))
    const cells = single ?? long?.cells
    if (!cells) malformed += 1
    records.push({
      number: records.length + 1,
      cells: cells ?? line.replaceAll('"', '').split(delimiter),
      problem: cells ? null : unclosedQuote,
    })
    start += long?.length ?? line.length + 1
  }
  return records
}

/** The delimiter that yields the most known column names; else the one that yields the most columns. */
function findDelimiter(text: string, isKnownName: IsKnownName): string {
  const first = `${text.split('\n', maxHeaderRow * 2).join('\n')}\n`
  const counted = [',', ';', '\t', '|'].map((delimiter) => {
    const records = readRecords(first, delimiter)
    const { index, known } = findHeader(records, isKnownName)
    return { delimiter, known, columns: records[index]?.cells.length ?? 0 }
  })
  const [best] = counted.toSorted(
    (one, other) => other.known - one.known || other.columns - one.columns,
  )
  return best?.delimiter ?? ','
}

/** Letters as web programs write them: `Smith &amp; Sons`; any other is an apostrophe. */
const entities: Record<string, string> = { '&amp;': '&', '&pound;': '£' }

/** Reads a CSV text. A malformed row is reported, never repaired by guessing. */
export function readTable(source: string, isKnownName: IsKnownName): Table {
  const lines = withoutInvisible(source).replace(/\r\n?/g, '\n')
  const text = `${lines.replace(/&(?:amp|apos|#0?39|pound);/g, (name) => entities[name] ?? "'")}\n`
  const [line = '', declared] = /^"?sep=(.)"?\n/i.exec(text) ?? []
  const rest = text.slice(line.length)
  return createTable(readRecords(rest, declared ?? findDelimiter(rest, isKnownName)), isKnownName)
}
