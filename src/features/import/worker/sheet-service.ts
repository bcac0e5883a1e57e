import {
  decodeChunks,
  detectEncoding,
  detectHints,
  type Encoding,
  type EncodingHints,
  repairTwiceEncoded,
} from '@/lib/csv-decode'
import { type CsvTable, createTableReader } from '@/lib/csv-read'
import { formatInteger } from '@/lib/format-integer'
import { sha256 } from '@/lib/sha256'
import type { ExistingDebt } from '../check/duplicates'
import type { UnsentRow } from '../check/rows'
import { fileLimits } from '../choose/file-limits'
import { type AutoMatch, isFieldName, matchColumns } from '../match/match-columns'
import type { ComparisonChange, Review, RowFilter } from '../review/summary'
import { createSheet } from './sheet'
import type { SheetCommand } from './sheet-commands'

export interface FileSummary {
  encoding: Encoding
  /** The text looks as if it had been encoded twice. */
  garbled: boolean
  /** A line with non-ASCII letters, which shows whether the encoding is right; null if there is none. */
  sampleLine: string | null
  header: readonly string[]
  /** The SHA-256 of the header; null if the browser computes none. */
  headerHash: string | null
  headerRow: number
  rowCount: number
  /** The first distinct values of each column that are not blank. */
  samples: readonly (readonly string[])[]
  auto: AutoMatch
}

export type ReadResult = { ok: true; summary: FileSummary } | { ok: false; error: string }

export interface ReadOptions {
  /** The encoding the user chose. */
  encoding?: Encoding
  /** Undo a second encoding. */
  repair: boolean
}

function tooWideMessage(header: readonly string[]): string | null {
  const { columns, cellCharacters } = fileLimits
  if (header.length > columns) {
    return `The selected file has ${formatInteger(header.length)} columns. Delete those you do not need, so that no more than ${formatInteger(columns)} are left, then choose it again`
  }
  const long = header.findIndex((name) => name.length > cellCharacters)
  return long === -1
    ? null
    : `The name of column ${long + 1} in the selected file has ${formatInteger(header[long]?.length ?? 0)} characters. Shorten it to ${formatInteger(cellCharacters)} or fewer, then choose the file again`
}

const unusableMessage = ({ header, rows, rowCount }: CsvTable): string | null => {
  const tooWide = tooWideMessage(header)
  if (tooWide) return tooWide
  if (header.length === 0 && rows.length === 0) return 'The selected file is empty'
  if (header.length === 0) return rows[0]?.problem ?? 'The selected file has no column names'
  if (rows.length === 0) return 'The selected file has column names but no debts'
  return rowCount > fileLimits.rows
    ? `The selected file has ${rowCount} rows. Split it into files of at most ${fileLimits.rows}`
    : null
}

function repairAll(table: CsvTable) {
  for (const row of table.rows) row.cells = row.cells.map(repairTwiceEncoded)
  table.samples = table.samples.map((values) => values.map(repairTwiceEncoded))
}

/** Reads a file in the first of these encodings that all of it can be read in. */
async function readAs(
  file: Blob,
  [encoding = 'windows-1252', ...others]: readonly Encoding[],
  onProgress: (share: number) => void,
) {
  try {
    const reader = createTableReader(isFieldName, fileLimits)
    let hints: EncodingHints = { garbled: false, sampleLine: null }
    let characters = 0
    for await (const text of decodeChunks(file, encoding)) {
      if (text !== '') reader.push(text)
      hints = detectHints(hints, text, encoding)
      characters += text.length
      onProgress(Math.min(1, characters / file.size))
    }
    return { table: reader.finish(), hints, encoding }
  } catch (error) {
    if (!(error instanceof TypeError) || others.length === 0) throw error
    return readAs(file, others, onProgress)
  }
}

/**
 * The operations on a file, run in a worker or on the main thread. A command returns the updated
 * review.
 * @param onProgress receives the share of the file that has been read, 0 to 1
 */
export function createSheetService(onProgress: (share: number) => void) {
  let sheet: ReturnType<typeof createSheet> | null = null
  const open = () => {
    if (!sheet) throw new Error('No file has been read.')
    return sheet
  }

  return {
    async read(file: Blob, { encoding, repair }: ReadOptions): Promise<ReadResult> {
      const examined = await detectEncoding(file, encoding)
      if (!examined.ok) return examined
      const { table, hints, encoding: used } = await readAs(file, examined.encodings, onProgress)
      const error = unusableMessage(table)
      if (error) return { ok: false, error }
      if (repair) repairAll(table)
      sheet = createSheet(table)
      const { header, headerRow, rows } = table
      const { garbled, sampleLine } = hints
      const summary = {
        encoding: used,
        garbled: garbled && !repair,
        sampleLine: sampleLine && repair ? repairTwiceEncoded(sampleLine) : sampleLine,
        header: [...header],
        headerHash: await sha256(JSON.stringify(header)),
        headerRow,
        rowCount: rows.length,
        samples: table.samples,
        auto: matchColumns(header, rows),
      }
      return { ok: true, summary }
    },

    apply(command: SheetCommand): Review {
      open().apply(command)
      return open().review()
    },
    compareWith(records: readonly ExistingDebt[]): { review: Review; change: ComparisonChange } {
      const change = open().compareWith(records)
      return { review: open().review(), change }
    },

    rows: (filter: RowFilter, from: number, length: number) => open().rows(filter, from, length),
    rowsToSend: () => open().rowsToSend(),
    entries: (numbers: readonly number[]) => open().entries(numbers),
    matchingRows: (numbers: readonly number[], records: readonly ExistingDebt[]) =>
      open().matchingRows(numbers, records),
    corrections: (left: readonly UnsentRow[]) => open().corrections(left),
  }
}

type Service = ReturnType<typeof createSheetService>
type ServiceCall = keyof Service

/** The service across a worker boundary: every call returns a promise. */
export type RemoteSheet = {
  [Call in ServiceCall]: (
    ...input: Parameters<Service[Call]>
  ) => Promise<Awaited<ReturnType<Service[Call]>>>
}

/** One call of the service, and what the worker posts back. */
export interface SheetRequest {
  id: number
  call: ServiceCall
  input: unknown[]
}

export type SheetReply =
  | { kind: 'progress'; share: number }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'failed'; id: number; message: string }

/** A DOMException usually means that the file was changed or moved after it was chosen. */
const errorMessage = (error: unknown) =>
  error instanceof DOMException
    ? 'The file could not be read. Has it been changed or moved? Choose it again.'
    : `The file could not be read. ${error}`

/** Handles the requests of one sheet. */
export function createRequestHandler(reply: (message: SheetReply) => void) {
  const service = createSheetService((share) => reply({ kind: 'progress', share }))
  return async ({ id, call, input }: SheetRequest) => {
    try {
      const value = await (service[call] as (...values: unknown[]) => unknown)(...input)
      reply({ kind: 'result', id, value })
    } catch (error) {
      reply({ kind: 'failed', id, message: errorMessage(error) })
    }
  }
}
