import Papa from 'papaparse'
import { unescapeFormulas } from './csv-write'
import { withoutInvisible } from './invisible-marks'

/** One row of a file. */
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
  /** The lines above the header, and those of one cell below the last debt. */
  notes: string[]
}

type IsAmount = (column: number) => boolean
/** Whether a header names a column the importer understands. */
type IsKnownName = (header: string) => boolean

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

/** A number, an amount or a date. */
const isFigure = (cell: string) => /^[\s£(-]*\d[\d\s.,:/()-]*$/.test(cell)

/**
 * The row with the most known column names; else the first with several cells, because a title stands
 * alone; else the first. A single known name beside or below figures may be a word of a debt, such as Total.
 */
function findHeader(rows: readonly TableRow[], isKnownName: IsKnownName) {
  const first = rows.findIndex(({ cells }) => cells.filter(isFilled).length > 1)
  let best = { index: Math.max(0, first), known: 0 }
  let hasFigures = false
  for (const [index, { cells }] of rows.slice(0, maxHeaderRow).entries()) {
    const known = cells.filter((cell) => isKnownName(cleanCell(cell))).length
    const isFigured = cells.some(isFigure)
    if (known > best.known && (known > 1 || !(hasFigures || isFigured))) best = { index, known }
    // A label and its date above the header are no debt.
    hasFigures ||= isFigured && cells.filter(isFilled).length > 2
  }
  return best
}

/**
 * Why a row does not fit the header; null if it does. Empty cells beyond it are no fault, unless the separator
 * of thousands of an amount has shifted the row: `1,200.00,` before an empty last column.
 * @param isAmount whether other rows have an amount in a column
 */
function shapeProblem(cells: readonly string[], width: number, isAmount: IsAmount): string | null {
  const isShifted = () =>
    cells.some(
      (cell, at) =>
        /^\W*\d{1,3}$/.test(cell) && /^\d{3}\.\d\d\W*$/.test(cells[at + 1] ?? '') && isAmount(at),
    )
  const count =
    cells.length > width && !isShifted() ? Math.max(width, filledLength(cells)) : cells.length
  if (count === width) return null
  const beyond = cells.slice(width).filter(isFilled).join(', ').slice(0, 100)
  const columns = `${count} ${count === 1 ? 'column' : 'columns'}`
  return `This row has ${columns}, the header has ${width}${beyond && `; beyond it: ${beyond}`}`
}

/** Pads or cuts a row to the header's width, in place: a long file has millions of cells. */
function fitToWidth(row: TableRow, width: number, isAmount: IsAmount): void {
  const { cells } = row
  row.problem ??= shapeProblem(cells, width, isAmount)
  cells.length = Math.min(cells.length, width)
  while (cells.length < width) cells.push('')
  for (let index = 0; index < width; index += 1) cells[index] = cleanCell(cells[index] ?? '')
}

const units = new Set(['', ...Intl.supportedValuesOf('currency')])
/** `(£)`, `EUR`: the unit of a column, or nothing. */
const isUnit = (cell: string) => units.has(cell.replace(/\P{L}/gu, ''))

/** The names of a header with the line below it, where that has no figures and completes them; else its own. */
function joinLines(upper: readonly string[], lower: readonly string[], isKnownName: IsKnownName) {
  const known = upper.filter(isKnownName).length
  if (known === 0 || /\p{N}/u.test(lower.join())) return upper
  const length = Math.max(upper.length, lower.length)
  const names = Array.from({ length }, (_, index) =>
    `${upper[index] ?? ''} ${lower[index] ?? ''}`.trim(),
  )
  const isName = (cell: string, index: number) => isUnit(cell) || isKnownName(names[index] ?? '')
  return names.filter(isKnownName).length > known || lower.every(isName) ? names : upper
}

/** Finds the header among the rows of a file, and fits the rows below it to its width. */
export function createTable(records: readonly TableRow[], isKnownName: IsKnownName): Table {
  const filled = records.filter(({ cells }) => cells.some(isFilled))
  const { index, known } = findHeader(filled.slice(0, maxHeaderRow), isKnownName)
  const found = filled[index]
  if (!found || found.problem)
    return { header: [], headerRow: 0, knownNames: 0, rows: filled, notes: [] }
  const names = found.cells.map((cell) => cleanCell(cell).trim())
  const joined = joinLines(names, filled[index + 1]?.cells ?? [''], isKnownName)
  const header = joined.slice(0, filledLength(joined))
  const rows = filled.slice(index + (joined === names ? 1 : 2))
  const filledCount = ({ cells }: TableRow) => cells.filter(isFilled).length
  // A total and a date may stand below "All amounts in EUR".
  const last = rows.findLastIndex((row) => filledCount(row) >= Math.min(3, header.length))
  const lastLines = rows.slice(last + 1).filter((row) => filledCount(row) === 1)
  const notes = [...filled.slice(0, index), ...lastLines].map(({ cells }) =>
    cells.filter(isFilled).join(' '),
  )
  const unshifted = rows.filter(({ cells }) => cells.length <= header.length).slice(0, 200)
  const isAmount: IsAmount = (at) =>
    unshifted.some(({ cells }) => /\d\.\d\d\W*$/.test(cells[at] ?? ''))
  for (const row of rows) fitToWidth(row, header.length, isAmount)
  return { header, headerRow: found.number, knownNames: known, rows, notes }
}

/** No cell of a spreadsheet has more lines. */
const maxRecordLines = 254
/** After this many unclosed quotation marks each line is a record, which takes linear time. */
const maxUnclosed = 50
/** A quoted text, or the spaces before one and the character before them. */
const quotedOrSpaces = /("[^"]*")|(^|[^ ]) +(?=")/g

/**
 * Splits lines into records. Of a record with an unclosed quotation mark the first line becomes a faulty
 * record, and reading continues with the next line.
 */
function readRecords(lines: readonly string[], delimiter: string): TableRow[] {
  const parser = new Papa.Parser({ delimiter, newline: '\n' })
  function parse(text: string) {
    const { data, errors }: Papa.ParseResult<string[]> = parser.parse(`${text}\n`, 0, false)
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
    return { cells: data[0] ?? [], isOpen, isFaulty: errors.length > 0 }
  }
  /** Parses a line without the spaces between a delimiter and a quotation mark, or as it is if that fails. */
  function parseLine(line: string) {
    const bare = line.replace(quotedOrSpaces, (found, quoted, before) =>
      quoted === undefined && (before === '' || before === delimiter) ? before : found,
    )
    const record = parse(bare)
    return record.isFaulty ? parse(line) : record
  }

  const records: TableRow[] = []
  const add = (cells: string[], problem: string | null) =>
    records.push({ number: records.length + 1, cells, problem })
  let unclosedCount = 0
  for (let first = 0, next = 1; first < lines.length; first = next, next += 1) {
    const line = lines[first] ?? ''
    if (!line.includes('"')) {
      add(line.split(delimiter), null)
      continue
    }
    let text = line
    let record = parseLine(line)
    const end = unclosedCount < maxUnclosed ? first + maxRecordLines : next
    for (; record.isOpen && next < Math.min(end, lines.length); next += 1) {
      text += `\n${lines[next]}`
      // Nothing but another quotation mark closes it.
      if (lines[next]?.includes('"')) record = parse(text)
    }
    if (record.isOpen || (record.isFaulty && text !== line)) {
      add(line.replaceAll('"', '').split(delimiter), unclosedQuote)
      unclosedCount += 1
      next = first + 1
    } else add(record.cells, record.isFaulty ? unpairedQuotes : null)
  }
  return records
}

const delimiters = [',', ';', '\t', '|']

/** The delimiter that yields the most known column names; else the one that yields the most columns. */
function findDelimiter(lines: readonly string[], isKnownName: IsKnownName): string {
  const first = lines.slice(0, maxHeaderRow * 2)
  const counted = delimiters.map((delimiter) => {
    const records = readRecords(first, delimiter)
    const { index, known } = findHeader(records, isKnownName)
    return { delimiter, known, columns: records[index]?.cells.length ?? 0 }
  })
  const [best] = counted.toSorted(
    (one, other) => other.known - one.known || other.columns - one.columns,
  )
  return best?.delimiter ?? ','
}

/** Reads a CSV text. A malformed row is reported, never repaired by guessing. */
export function readTable(source: string, isKnownName: IsKnownName): Table {
  const lines = withoutInvisible(source).split(/\r\n?|\n/)
  const [, declared] = /^"?sep=(.)"?$/i.exec(lines[0] ?? '') ?? []
  if (declared) lines.shift()
  const delimiter = declared ?? findDelimiter(lines, isKnownName)
  return createTable(readRecords(lines, delimiter), isKnownName)
}
