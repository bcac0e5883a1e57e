import { type ImportColumn, importColumns } from '@/rules/import-columns'
import { preferences } from '@/session/preferences'
import type { Matches } from './match-columns'

/** The columns that the user matched by hand, by index; null is a column that is not imported. */
export type HandMatches = ReadonlyMap<number, ImportColumn | null>

/** How many headers are remembered for each user and company. */
const maxHeaders = 20

/** The stored matches of one header: a hash of the header and field names; never text of the file. */
interface StoredMatches {
  header: string
  columns: [column: number, field: ImportColumn | null][]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isColumn = (pair: unknown): pair is [number, ImportColumn | null] =>
  Array.isArray(pair) &&
  Number.isInteger(pair[0]) &&
  (pair[1] === null || importColumns.some((field) => field === pair[1]))

/** Validates the stored value: an earlier version or another program may have written it. */
function readStored(text: string | null): StoredMatches[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return (Array.isArray(stored) ? stored : []).flatMap((item: unknown) =>
      isObject(item) && typeof item.header === 'string' && Array.isArray(item.columns)
        ? [{ header: item.header, columns: item.columns.filter(isColumn) }]
        : [],
    )
  } catch {
    return []
  }
}

/**
 * The columns whose match differs from the automatic one, and the remembered matches that still
 * hold: the automatic match can agree with one because of the values of this file alone.
 */
export const handMatches = (
  auto: Matches,
  matches: Matches,
  remembered: HandMatches | null,
): HandMatches =>
  new Map([
    ...[...(remembered ?? [])].filter(([column, field]) => (matches[column] ?? null) === field),
    ...auto.flatMap((field, column) => {
      const chosen = matches[column] ?? null
      return chosen === field ? [] : [[column, chosen] as const]
    }),
  ])

/** The automatic matches, overruled by those made by hand. No field has two columns. */
export function applyHandMatches(auto: Matches, byHand: HandMatches): Matches {
  const chosen = new Set(byHand.values())
  return auto.map((field, column) => {
    const byHandMatch = byHand.get(column)
    if (byHandMatch !== undefined) return byHandMatch
    return chosen.has(field) ? null : field
  })
}

/**
 * Remembers matches made by hand, in this browser, for the next file with the same header.
 * Without a company or a hash nothing is remembered.
 */
export function createMatchMemory(clientId: number | null) {
  const preference = `import-matches:${clientId}`
  const read = () => (clientId === null ? [] : readStored(preferences.read(preference)))

  function write(header: string | null, columns: StoredMatches['columns']) {
    if (clientId === null || header === null) return
    const stored = read()
    const others = stored.filter((item) => item.header !== header)
    if (columns.length === 0 && others.length === stored.length) return
    const next = columns.length > 0 ? [{ header, columns }, ...others] : others
    preferences.write(preference, next.slice(0, maxHeaders))
  }

  return {
    /** Null if nothing is remembered. */
    recall(header: string | null): HandMatches | null {
      const found = header === null ? undefined : read().find((item) => item.header === header)
      return found ? new Map(found.columns) : null
    },
    /** Without matches made by hand the header is forgotten. */
    remember: (header: string | null, byHand: HandMatches) => write(header, [...byHand]),
    forget: (header: string | null) => write(header, []),
  }
}
