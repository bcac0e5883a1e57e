import type { FileSummary } from '../worker/sheet-service'
import type { Matches } from './match-columns'

/** A longer name is shown by its beginning. */
const shownCharacters = 100

/** A name for each column of the file; one that is blank, repeated or cut short has its number. */
export function columnNames(header: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const name of header) times.set(name, (times.get(name) ?? 0) + 1)
  return header.map((name, column) => {
    const shown = name.slice(0, shownCharacters)
    const isUnique = name !== '' && shown === name && times.get(name) === 1
    return isUnique ? name : `${shown} (column ${column + 1})`.trim()
  })
}

interface UnmatchedColumn {
  column: number
  name: string
  /** Its first different values. */
  samples: readonly string[]
}

/** The columns that hold values and fill no field: importing the file as it is loses them. */
export function unmatchedColumns(
  { header, samples }: Pick<FileSummary, 'header' | 'samples'>,
  matches: Matches,
): UnmatchedColumn[] {
  return columnNames(header).flatMap((name, column) => {
    const values = samples[column] ?? []
    return values.length > 0 && !matches[column] ? [{ column, name, samples: values }] : []
  })
}
