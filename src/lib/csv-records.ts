import Papa from 'papaparse'

/** One record of the file, before the header is known. */
export interface CsvRecord {
  cells: string[]
  problem: string | null
}

/** A longer record means that a quotation mark was never closed. */
const maxRecordCharacters = 500_000
/** After this many unclosed quotes the rest is read line by line, which takes linear time. */
const maxRepairs = 100

export const unclosedQuote = 'A quotation mark opened on this row is never closed'
const unpairedQuotes = 'The quotation marks do not pair up'

/** Runs of more than 100 blanks are shortened to 100. */
const longBlanks = /([^\S\n\t]{100})[^\S\n\t]+/g
const longBlanksAndTabs = /([^\S\n]{100})[^\S\n]+/g

/**
 * Shortens runs of blanks in a text with quotation marks. From every stray mark Papa Parse scans all
 * blanks up to the next delimiter: 80,000 of each took 38 seconds.
 */
export const shortenBlanks = (text: string, delimiter: string) =>
  text.includes('"')
    ? text.replace(delimiter === '\t' ? longBlanks : longBlanksAndTabs, '$1')
    : text

const linesIn = (cells: readonly string[]) =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

/** The offset after the first `count` lines. */
function offsetAfterLines(text: string, count: number): number {
  let offset = 0
  for (let line = 0; line < count; line += 1) {
    const end = text.indexOf('\n', offset)
    if (end === -1) return text.length
    offset = end + 1
  }
  return offset
}

interface Parsed {
  data: string[][]
  errors: { row: number; code: string }[]
  meta: { cursor: number }
}

/**
 * Splits a text into records, chunk by chunk. Of a record with an unclosed quotation mark the first line
 * becomes a faulty record, and reading continues with the next line.
 */
export function createRecordReader(delimiter: string, take: (record: CsvRecord) => void) {
  let pending = ''
  let repairs = 0

  const parse = (text: string, isPart: boolean): Parsed =>
    new Papa.Parser({ delimiter, newline: '\n' }).parse(text, 0, isPart)

  function emitFirstLine() {
    const end = offsetAfterLines(pending, 1)
    const line = pending.slice(0, end).replace(/\n$/, '')
    take({ cells: line.replaceAll('"', '').split(delimiter), problem: unclosedQuote })
    pending = pending.slice(end)
    repairs += 1
  }

  function readLineByLine(isLast: boolean) {
    const lines = pending.split('\n')
    pending = isLast ? '' : (lines.pop() ?? '')
    for (const line of lines) {
      const { data, errors } = parse(line, false)
      take({ cells: data[0] ?? [''], problem: errors.length > 0 ? unpairedQuotes : null })
    }
  }

  function read(isLast: boolean) {
    while (pending !== '') {
      if (repairs > maxRepairs) return readLineByLine(isLast)
      const { data, errors, meta } = parse(pending, !isLast)
      const faults = new Map(errors.map(({ row, code }) => [row, code]))
      const broken = data.findIndex((cells, index) => {
        const fault = faults.get(index)
        return fault === 'MissingQuotes' || (fault !== undefined && linesIn(cells) > 1)
      })
      const sound = broken === -1 ? data : data.slice(0, broken)
      sound.forEach((cells, index) => {
        take({ cells, problem: faults.has(index) ? unpairedQuotes : null })
      })
      if (broken === -1) {
        pending = isLast ? '' : pending.slice(meta.cursor)
        if (pending.length <= maxRecordCharacters) return
      } else {
        const before = sound.reduce((sum, cells) => sum + linesIn(cells), 0)
        pending = pending.slice(offsetAfterLines(pending, before))
      }
      emitFirstLine()
    }
  }

  return {
    push(text: string) {
      pending += shortenBlanks(text, delimiter)
      read(false)
    },
    end: () => read(true),
  }
}
