import Papa from 'papaparse'
import { type CsvRecord, createRecordReader, neverClosed, shortenBlanks } from './csv-records'
import { CsvRow, withoutSeparator } from './csv-row'
import { unescapeFormulas } from './csv-write'

export interface CsvTable {
  delimiter: string
  header: string[]
  headerRow: number
  /** No more of them than the limits allow; none where the header is wider than they do. */
  rows: CsvRow[]
  /** All rows that are not blank, kept or not. */
  rowCount: number
  /** For each column the first different values that are not blank, long ones cut. */
  samples: string[][]
}

/** Whether a text is the name of a known column. */
export type Recognise = (header: string) => boolean

/** What is kept of a file, whatever its size: a wide header would widen every row. */
export interface TableLimits {
  columns: number
  rows: number
}

const unlimited: TableLimits = { columns: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY }

const delimiters = [',', ';', '\t', '|'] as const
const headerWithin = 10

/** A spreadsheet writes `="00123"` to keep the zeros; the portal's own exports guard formulas. */
function clean(cell: string): string {
  // Only with an apostrophe or an equals sign is there anything to take off; most cells have none.
  if (cell.charCodeAt(0) !== 0x3d && !cell.includes("'")) return cell
  const own = unescapeFormulas(cell)
  return own === cell ? (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell) : own
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** How many cells there are before the empty ones at the end. */
const filled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** The row with the most known column names among the first ten; else the first with anything in it. */
function findHeader(records: readonly (readonly string[])[], recognise: Recognise) {
  let best = { index: records.findIndex((cells) => !isBlank(cells)), known: 0 }
  records.slice(0, headerWithin).forEach((cells, index) => {
    const known = cells.filter((cell) => recognise(clean(cell))).length
    if (known > best.known) best = { index, known }
  })
  return best
}

/** The delimiter under which most column names are known; else the one that makes most columns. */
function findDelimiter(text: string, recognise: Recognise): string {
  let best = { delimiter: ',', known: -1, columns: 0 }
  for (const delimiter of delimiters) {
    const { data } = Papa.parse<string[]>(shortenBlanks(text, delimiter), {
      delimiter,
      newline: '\n',
      preview: headerWithin * 2,
    })
    const { index, known } = findHeader(data, recognise)
    const columns = data[index]?.length ?? 0
    const better = known > best.known || (known === best.known && columns > best.columns)
    if (better) best = { delimiter, known, columns }
  }
  return best.delimiter
}

const sampleCount = 3
/** A longer text is shown by its beginning. */
const shownCharacters = 100

/** Looks at the rows as they come, for as long as a column has not shown enough of itself. */
function createSamples() {
  const samples: string[][] = []
  let wanting: number[] = []
  return {
    samples,
    begin(width: number) {
      for (let column = 0; column < width; column += 1) samples.push([])
      wanting = [...samples.keys()]
    },
    look(cells: readonly string[]) {
      let isFull = false
      for (const column of wanting) {
        const cell = cells[column]?.trim().slice(0, shownCharacters)
        const found = samples[column]
        if (!cell || !found || found.includes(cell)) continue
        if (found.push(cell) === sampleCount) isFull = true
      }
      if (isFull) wanting = wanting.filter((column) => samples[column]?.length !== sampleCount)
    },
  }
}

const inColumns = (count: number) => `${count} ${count === 1 ? 'column' : 'columns'}`

/** As many cells as there are columns. Changed in place: a long file has millions of cells. */
function fitted(cells: string[], width: number): string[] {
  cells.length = Math.min(cells.length, width)
  for (let place = 0; place < width; place += 1) {
    const cell = cells[place]
    if (cell === undefined) cells.push('')
    else cells[place] = clean(cell)
  }
  return cells
}

/** Lines of a header and of rows; a row keeps its number and says what is wrong with it. */
function createRows(recognise: Recognise, limits: TableLimits) {
  const early: CsvRecord[] = []
  const rows: CsvRow[] = []
  const { samples, begin, look } = createSamples()
  let header: string[] | null = null
  let headerRow = 0
  let count = 0
  let rowCount = 0

  function add({ cells, problem }: CsvRecord, row: number) {
    if (!header || isBlank(cells)) return
    rowCount += 1
    const width = header.length
    if (rowCount > limits.rows || width > limits.columns) return
    const found = cells.length > width ? filled(cells) : cells.length
    const spill = cells.slice(width, found).join(', ').slice(0, shownCharacters)
    const isFitting = found === width || (found < width && cells.length >= width)
    const shape = `This row has ${inColumns(found)}, the header has ${width}${spill && `; beyond it: ${spill}`}`
    const own = fitted(cells, width)
    look(own)
    rows.push(new CsvRow(row, own, problem ?? (isFitting ? null : shape)))
  }

  /** Once there is enough to tell the header from the rows. */
  function settle() {
    if (header) return
    const candidates = early.map(({ cells, problem }) => (problem ? [] : cells))
    const { index, known } = findHeader(candidates, recognise)
    const unreadable = early.findIndex(({ problem }) => problem === neverClosed)
    const isLost = index === -1 || (known === 0 && unreadable !== -1 && unreadable < index)
    headerRow = isLost ? 0 : index + 1
    header = isLost ? [] : (candidates[index] ?? []).map((cell) => clean(cell).trim())
    header.length = filled(header)
    if (header.length <= limits.columns) begin(header.length)
    early.slice(headerRow).forEach((record, place) => {
      if (isLost) rowCount = rows.push(new CsvRow(place + 1, [], record.problem))
      else add(record, headerRow + place + 1)
    })
    early.length = 0
  }

  return {
    take(record: CsvRecord) {
      count += 1
      if (header) add(record, count)
      else if (early.push(record) === headerWithin) settle()
    },
    finish() {
      settle()
      return { header: header ?? [], headerRow, rows, rowCount, samples }
    },
  }
}

/**
 * Reads a CSV text piece by piece. Nothing is guessed about a row that is not sound.
 * The first piece must hold the header, or the whole text.
 */
export function createTableReader(recognise: Recognise, limits = unlimited) {
  const rows = createRows(recognise, limits)
  let records: ReturnType<typeof createRecordReader> | null = null
  let delimiter = ','
  let heldBack = ''

  return {
    push(piece: string) {
      let text = heldBack + piece
      // Papa merges rows of a file whose line endings are mixed; a pair may be cut in two here.
      heldBack = text.endsWith('\r') ? '\r' : ''
      if (heldBack) text = text.slice(0, -1)
      text = withoutSeparator(text).replaceAll('\r\n', '\n')
      if (text.includes('\r')) text = text.replaceAll('\r', '\n')
      if (!records) {
        const declared = /^"?sep=(.)"?\n/i.exec(text)
        if (declared) text = text.slice(declared[0].length)
        delimiter = declared?.[1] ?? findDelimiter(text, recognise)
        records = createRecordReader(delimiter, rows.take)
      }
      records.push(text)
    },
    finish(): CsvTable {
      if (heldBack) records?.push('\n')
      records?.end()
      return { delimiter, ...rows.finish() }
    },
  }
}

/** The rows of a whole CSV text. */
export function readTable(source: string, recognise: Recognise): CsvTable {
  const reader = createTableReader(recognise)
  reader.push(source)
  return reader.finish()
}
