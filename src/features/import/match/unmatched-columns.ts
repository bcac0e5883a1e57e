import type { FileSummary } from '../worker/sheet-service'
import type { Matches } from './match-columns'

const shownCharacters = 100

/** A unique name for each column; a blank, duplicate or truncated one has its number appended. */
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
  /** Its first distinct values. */
  samples: readonly string[]
}

/**
 * The names of the columns of a file, and after them of those that were added in the review, for
 * values typed into fields without a column.
 */
export const namesOfColumns = (header: readonly string[], matches: Matches) =>
  columnNames([...header, ...matches.slice(header.length).map(() => 'Typed in the review')])

/** Columns with values that fill no field and so would not be imported. */
export function unmatchedColumns(
  { header, samples }: Pick<FileSummary, 'header' | 'samples'>,
  matches: Matches,
): UnmatchedColumn[] {
  return namesOfColumns(header, matches).flatMap((name, column) => {
    const values = samples[column] ?? []
    const hasValues = values.length > 0 || column >= header.length
    return hasValues && !matches[column] ? [{ column, name, samples: values }] : []
  })
}
