import { decodeText, isZip, notAWorkbook, refuseFile } from '@/lib/csv-decode'
import { createTable, readTable } from '@/lib/csv-read'
import { formatInteger } from '@/lib/format-integer'
import { readWorkbook } from '@/lib/read-workbook'
import { otherCurrencyOf, otherCurrencyOfHeader } from '../cells/currency'
import { isFieldName } from './column-names'
import { type Decisions, fileLimits, type OpenResult } from './protocol'
import { reshapeTable } from './reshape-table'
import { Sheet } from './sheet'

/** What a number format shows beside a number: a currency (`€ 0.00`, `0 p`, `Amount EUR 0.00`), or Cr for a credit. */
const unitOfFormat = (format: string) =>
  /(?<![a-z])cr\b/i.test(format)
    ? 'Cr '
    : (otherCurrencyOf(format.replaceAll('0', '1')) ?? otherCurrencyOfHeader(format))

/** @param sheetName of a workbook that has several sheets */
type OpenOptions = Pick<Decisions, 'today' | 'rules'> & { sheetName?: string | undefined }

/** The interface of the worker: a file is opened, then commands are run on its sheet. */
export const createSheetService = () => ({
  /** The sheet of the opened file, whose methods the page runs as commands. */
  sheet: null as Sheet | null,

  async open(file: File, { sheetName, ...settings }: OpenOptions): Promise<OpenResult> {
    if (file.size > fileLimits.bytes)
      return `The selected file must be smaller than ${fileLimits.bytes / 1_000_000} MB. Split it, then choose the parts one after the other`
    const bytes = new Uint8Array(await file.slice().arrayBuffer())
    const refusal = refuseFile(file.name, bytes)
    if (refusal) return refusal
    const workbook = isZip(bytes) ? await readWorkbook(bytes, unitOfFormat) : undefined
    if (workbook === null) return notAWorkbook
    const sheets = [...(workbook?.keys() ?? [])]
    // Several sheets hold cells: one has to be chosen, and the file opened again with its name.
    if (sheets.length > 1 && sheetName === undefined) return { workbook: { file, sheets } }
    const decoded = workbook ? null : decodeText(bytes)
    const table = reshapeTable(
      decoded
        ? readTable(decoded.text, isFieldName)
        : createTable(workbook?.get(sheetName ?? sheets[0] ?? '') ?? [], isFieldName),
    )
    const { header, rows, knownNames } = table
    if (header.length > fileLimits.columns)
      return `The selected file has ${formatInteger(header.length)} columns. Delete those you do not need, so that no more than ${formatInteger(fileLimits.columns)} are left, then choose it again`
    const malformed = rows.find(({ problem }) => problem)
    if (header.length === 0)
      return malformed
        ? `Row ${malformed.number}: ${malformed.problem}`
        : 'The selected file is empty'
    // A single line without known names may be a debt.
    if (rows.length === 0 && knownNames > 0)
      return 'The selected file has column names but no debts'
    if (rows.length > fileLimits.rows)
      return `The selected file has ${formatInteger(rows.length)} rows. Split it into files of at most ${formatInteger(fileLimits.rows)}`
    this.sheet = new Sheet(table, settings)
    return {
      file: {
        name: file.name,
        /** Rows below the header. */
        rowCount: rows.length,
        /** Its letters are not in UTF-8, or not all of them. */
        isTextGuessed: decoded?.isGuessed === true,
      },
      summary: this.sheet.summary(),
    }
  },
})

export type SheetService = ReturnType<typeof createSheetService>
