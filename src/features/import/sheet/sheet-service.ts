import { decodeText, isZip, notAWorkbook, refuseFile } from '@/lib/csv-decode'
import { createTableBuilder, readTable, type Table } from '@/lib/csv-read'
import { formatInteger } from '@/lib/format-integer'
import { readWorkbook } from '@/lib/read-workbook'
import { isFieldName } from './match-columns'
import type { Decisions, FileFacts, OpenResult, ReadOptions } from './protocol'
import { fileLimits } from './protocol'
import { Sheet } from './sheet'

type Read =
  | { table: Table; facts: Omit<FileFacts, 'name' | 'rowCount'> }
  | Exclude<OpenResult, { kind: 'opened' }>

/** Reading is this part of opening a file; checking is the rest. */
const readingPart = 0.7

const refused = (message: string) => ({ kind: 'refused' as const, message })

/** Why a table cannot be imported; null if it can. */
function unusableMessage({ header, rows, rowCount, knownNames }: Table): string | null {
  const { columns } = fileLimits
  if (header.length > columns)
    return `The selected file has ${formatInteger(header.length)} columns. Delete those you do not need, so that no more than ${formatInteger(columns)} are left, then choose it again`
  if (header.length === 0)
    return rows.length === 0
      ? 'The selected file is empty'
      : (rows[0]?.problem ?? 'The selected file has no column names')
  // A single line without known names may be a debt.
  if (rows.length === 0 && knownNames > 0) return 'The selected file has column names but no debts'
  return rowCount > fileLimits.rows
    ? `The selected file has ${rowCount} rows. Split it into files of at most ${fileLimits.rows}`
    : null
}

function readCsv(bytes: Uint8Array): Read {
  const { encoding, text, isRepaired } = decodeText(bytes)
  const table = readTable(text, isFieldName, fileLimits)
  return { table, facts: { encoding, isTextRepaired: isRepaired } }
}

async function readXlsx(bytes: ArrayBuffer, { sheet: chosen }: ReadOptions): Promise<Read> {
  const workbook = await readWorkbook(bytes)
  if (!workbook) return refused(notAWorkbook)
  const sheets = [...workbook.keys()]
  const sheet = chosen ?? sheets[0]
  if (sheet === undefined) return refused('The selected file is empty')
  if (sheets.length > 1 && chosen === undefined) return { kind: 'choose-sheet', sheets }
  const builder = createTableBuilder(isFieldName, fileLimits)
  for (const cells of workbook.get(sheet) ?? []) builder.add(cells, null)
  return { table: builder.finish(), facts: { encoding: null, isTextRepaired: false } }
}

/** The interface of the worker: a file is opened, then commands are run on its sheet. */
export function createSheetService() {
  let sheet: Sheet | null = null

  return {
    /** @param onProgress receives the share that has been done, 0 to 1 */
    async open(
      file: File,
      settings: Pick<Decisions, 'today' | 'rules'>,
      options: ReadOptions,
      onProgress: (share: number) => void,
    ): Promise<OpenResult> {
      const { name } = file
      if (file.size > fileLimits.bytes)
        return refused(
          `The selected file must be smaller than ${fileLimits.bytes / 1_000_000} MB. Split it, then choose the parts one after the other`,
        )
      const buffer = await file.slice().arrayBuffer()
      const bytes = new Uint8Array(buffer)
      const refusal = refuseFile(name, bytes)
      if (refusal) return refused(refusal)
      const read = isZip(bytes) ? await readXlsx(buffer, options) : readCsv(bytes)
      if ('kind' in read) return read
      const unusable = unusableMessage(read.table)
      if (unusable) return refused(unusable)
      onProgress(readingPart)
      sheet = new Sheet(read.table, settings)
      onProgress(1)
      const facts = { ...read.facts, name, rowCount: read.table.rows.length }
      return { kind: 'opened', file: facts, summary: sheet.summary() }
    },

    /** The sheet of the opened file, whose methods the page runs as commands. */
    get sheet(): Sheet {
      if (!sheet) throw new Error('No file has been opened.')
      return sheet
    },
  }
}
