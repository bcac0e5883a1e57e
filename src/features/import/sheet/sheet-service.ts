import { decodeText, isZip, notAWorkbook, refuseFile } from '@/lib/csv-decode'
import { createTable, readTable, type Table } from '@/lib/csv-read'
import { formatInteger } from '@/lib/format-integer'
import { readWorkbook } from '@/lib/read-workbook'
import { otherCurrencyOf } from '../cells/ledger-words'
import { isFieldName } from './column-names'
import { type FileFacts, fileLimits, type OpenOptions, type OpenResult } from './protocol'
import { Sheet } from './sheet'

type Read =
  | (Pick<FileFacts, 'encoding' | 'isTextRepaired'> & { table: Table })
  | Exclude<OpenResult, { kind: 'opened' }>

const refused = (message: string) => ({ kind: 'refused' as const, message })

/** Why a table cannot be imported; null if it can. */
function unusableMessage({ header, rows, knownNames }: Table): string | null {
  const { columns } = fileLimits
  if (header.length > columns)
    return `The selected file has ${formatInteger(header.length)} columns. Delete those you do not need, so that no more than ${formatInteger(columns)} are left, then choose it again`
  if (header.length === 0) {
    const malformed = rows.find(({ problem }) => problem)
    return malformed
      ? `Row ${malformed.number}: ${malformed.problem}`
      : 'The selected file is empty'
  }
  // A single line without known names may be a debt.
  if (rows.length === 0 && knownNames > 0) return 'The selected file has column names but no debts'
  return rows.length > fileLimits.rows
    ? `The selected file has ${rows.length} rows. Split it into files of at most ${fileLimits.rows}`
    : null
}

function readCsv(bytes: Uint8Array): Read {
  const { encoding, text, isRepaired } = decodeText(bytes)
  return { encoding, isTextRepaired: isRepaired, table: readTable(text, isFieldName) }
}

async function readXlsx(bytes: ArrayBuffer, chosen: string | undefined): Promise<Read> {
  const workbook = await readWorkbook(bytes, otherCurrencyOf)
  if (!workbook) return refused(notAWorkbook)
  const sheets = [...workbook.keys()]
  if (sheets.length > 1 && chosen === undefined) return { kind: 'choose-sheet', sheets }
  const rows = workbook.get(chosen ?? sheets[0] ?? '') ?? []
  const records = rows.map((cells, index) => ({ number: index + 1, cells, problem: null }))
  return { encoding: null, isTextRepaired: false, table: createTable(records, isFieldName) }
}

/** The interface of the worker: a file is opened, then commands are run on its sheet. */
export function createSheetService() {
  let sheet: Sheet | null = null

  return {
    async open(file: File, { sheetName, ...settings }: OpenOptions): Promise<OpenResult> {
      if (file.size > fileLimits.bytes)
        return refused(
          `The selected file must be smaller than ${fileLimits.bytes / 1_000_000} MB. Split it, then choose the parts one after the other`,
        )
      const buffer = await file.slice().arrayBuffer()
      const bytes = new Uint8Array(buffer)
      const refusal = refuseFile(file.name, bytes)
      if (refusal) return refused(refusal)
      const read = isZip(bytes) ? await readXlsx(buffer, sheetName) : readCsv(bytes)
      if ('kind' in read) return read
      const { table, ...facts } = read
      const unusable = unusableMessage(table)
      if (unusable) return refused(unusable)
      sheet = new Sheet(table, settings)
      return {
        kind: 'opened',
        file: { ...facts, name: file.name, rowCount: table.rows.length },
        summary: sheet.summary(),
      }
    },

    /** The sheet of the opened file, whose methods the page runs as commands. */
    get sheet(): Sheet {
      if (!sheet) throw new Error('No file has been opened.')
      return sheet
    },
  }
}
