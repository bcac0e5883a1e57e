import Papa from 'papaparse'

/** One line of the file cut into cells, before the header is known. */
export interface CsvRecord {
  cells: string[]
  problem: string | null
}

/** No honest record is longer: a quotation mark open for so long was never closed. */
const longestRecord = 500_000
/** Beyond so many unclosed marks each further line stands for itself, or reading would crawl. */
const mostRepairs = 100

export const neverClosed = 'A quotation mark opened on this row is never closed'
const unpaired = 'The quotation marks do not pair up'

/** No cell means anything by more blanks in a row than these. */
const longBlanks = /([^\S\n\t]{100})[^\S\n\t]+/g
const longBlanksAndTabs = /([^\S\n]{100})[^\S\n]+/g

/**
 * A text with quotation marks without endless blanks. From every stray mark Papa Parse looks through
 * all the blanks before the next delimiter: 80,000 of each took it 38 seconds.
 */
export const shortenBlanks = (text: string, delimiter: string) =>
  text.includes('"')
    ? text.replace(delimiter === '\t' ? longBlanks : longBlanksAndTabs, '$1')
    : text

const linesIn = (cells: readonly string[]) =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

/** Where the line after the first `count` lines begins. */
function afterLines(text: string, count: number): number {
  let place = 0
  for (let line = 0; line < count; line += 1) {
    const end = text.indexOf('\n', place)
    if (end === -1) return text.length
    place = end + 1
  }
  return place
}

interface Parsed {
  data: string[][]
  errors: { row: number; code: string }[]
  meta: { cursor: number }
}

/**
 * Cuts text into records as it comes. A record whose quotation marks never close gives up its
 * first line, and reading goes on with the next: one slip does not swallow the file.
 */
export function createRecordReader(delimiter: string, take: (record: CsvRecord) => void) {
  let pending = ''
  let repairs = 0

  const parse = (text: string, isPart: boolean): Parsed =>
    new Papa.Parser({ delimiter, newline: '\n' }).parse(text, 0, isPart)

  function giveUpLine() {
    const end = afterLines(pending, 1)
    const line = pending.slice(0, end).replace(/\n$/, '')
    take({ cells: line.replaceAll('"', '').split(delimiter), problem: neverClosed })
    pending = pending.slice(end)
    repairs += 1
  }

  function lineByLine(isLast: boolean) {
    const lines = pending.split('\n')
    pending = isLast ? '' : (lines.pop() ?? '')
    for (const line of lines) {
      const { data, errors } = parse(line, false)
      take({ cells: data[0] ?? [''], problem: errors.length > 0 ? unpaired : null })
    }
  }

  function read(isLast: boolean) {
    while (pending !== '') {
      if (repairs > mostRepairs) return lineByLine(isLast)
      const { data, errors, meta } = parse(pending, !isLast)
      const faults = new Map(errors.map(({ row, code }) => [row, code]))
      const broken = data.findIndex((cells, place) => {
        const fault = faults.get(place)
        return fault === 'MissingQuotes' || (fault !== undefined && linesIn(cells) > 1)
      })
      const sound = broken === -1 ? data : data.slice(0, broken)
      sound.forEach((cells, place) => {
        take({ cells, problem: faults.has(place) ? unpaired : null })
      })
      if (broken === -1) {
        pending = isLast ? '' : pending.slice(meta.cursor)
        if (pending.length <= longestRecord) return
      } else {
        const before = sound.reduce((sum, cells) => sum + linesIn(cells), 0)
        pending = pending.slice(afterLines(pending, before))
      }
      giveUpLine()
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
