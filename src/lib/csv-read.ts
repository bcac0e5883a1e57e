import Papa from 'papaparse'
import { unguard } from './csv-write'

export interface CsvRow {
  /** As a spreadsheet numbers it: from one, blank lines counted. */
  row: number
  /** As many as the header has; what is missing is empty. */
  cells: string[]
  /** What is wrong with the row as a row, in words. */
  problem: string | null
}

export interface CsvTable {
  delimiter: string
  header: string[]
  headerRow: number
  rows: CsvRow[]
}

const delimiters = [',', ';', '\t', '|'] as const
const headerWithin = 10

const parse = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', header: false, preview })

/** A spreadsheet writes `="00123"` to keep the zeros; the portal's own exports guard formulas. */
function clean(cell: string): string {
  const own = unguard(cell)
  return own === cell ? (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell) : own
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** How many cells there are before the empty ones at the end. */
const filled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

type Recognise = (header: string) => boolean

/** The row with the most known column names among the first ten; else the first with anything in it. */
function findHeader(records: readonly string[][], recognise: Recognise) {
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
    const { data } = parse(text, delimiter, headerWithin * 2)
    const { index, known } = findHeader(data, recognise)
    const columns = data[index]?.length ?? 0
    const better = known > best.known || (known === best.known && columns > best.columns)
    if (better) best = { delimiter, known, columns }
  }
  return best.delimiter
}

const columns = (count: number) => `${count} ${count === 1 ? 'column' : 'columns'}`

const linesIn = (cells: readonly string[]) =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

/**
 * Rows of a CSV text. Nothing is guessed about a row that is not sound: it keeps its number and
 * says what is wrong with it.
 * @param recognise whether a text is the name of a known column
 */
export function readTable(source: string, recognise: Recognise): CsvTable {
  // Papa merges rows of a file whose line endings are mixed.
  const normal = source.replace(/\r\n?/g, '\n')
  const declared = /^"?sep=(.)"?\n/i.exec(normal)
  const text = declared ? normal.slice(declared[0].length) : normal
  const delimiter = declared?.[1] ?? findDelimiter(text, recognise)
  const { data, errors } = parse(text, delimiter)

  const malformed = new Set(errors.map(({ row }) => row))
  // A stray quotation mark that swallowed line breaks leaves no way to tell where rows begin.
  const lost = data.findIndex((cells, index) => malformed.has(index) && linesIn(cells) > 1)
  const open = errors.find(({ code }) => code === 'MissingQuotes')?.row ?? -1
  const brokenAt = lost === -1 ? open : lost
  const sound = brokenAt === -1 ? data : data.slice(0, brokenAt)

  const headerAt = findHeader(sound, recognise).index
  const header = (sound[headerAt] ?? []).map((cell) => clean(cell).trim())
  header.length = filled(header)

  const rows: CsvRow[] = []
  sound.forEach((record, index) => {
    if (index <= headerAt || isBlank(record)) return
    const found = filled(record)
    const wrongWidth = found > header.length || record.length < header.length
    const width = record.length < header.length ? record.length : found
    rows.push({
      row: index + 1,
      cells: header.map((_, place) => clean(record[place] ?? '')),
      problem: malformed.has(index)
        ? 'The quotation marks do not pair up'
        : wrongWidth
          ? `This row has ${columns(width)}, the header has ${header.length}`
          : null,
    })
  })
  if (brokenAt !== -1) rows.push(unread(text, sound, delimiter, header))
  return { delimiter, header, headerRow: headerAt + 1, rows }
}

/** The row from which on nothing could be read, with the rest of the file counted. */
function unread(
  text: string,
  sound: readonly string[][],
  delimiter: string,
  header: readonly string[],
): CsvRow {
  const before = sound.reduce((sum, cells) => sum + linesIn(cells), 0)
  const lines = text.replace(/\n+$/, '').split('\n').slice(before)
  const cells = (lines[0] ?? '').split(delimiter)
  const after = lines.length - 1
  const rest =
    after === 0
      ? ''
      : ` This row and the ${after === 1 ? 'line' : `${after} lines`} after it were not read.`
  return {
    row: sound.length + 1,
    cells: header.map((_, place) => cells[place] ?? ''),
    problem: `A quotation mark opened on this row is never closed.${rest} Close it in your file and choose the file again`,
  }
}
