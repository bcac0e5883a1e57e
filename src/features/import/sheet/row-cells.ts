import { oddByteMark } from '@/lib/csv-decode'
import { isPlaceholder, withoutTextMark } from '@/rules/cell-values'
import type { Checked } from '@/rules/check'
import { checkCell, checkYesNoCell } from '@/rules/check-cell'
import type { SheetField } from './protocol'

/** An error or warning about one cell, or about the whole row if the field is null. */
export interface Issue {
  field: SheetField | null
  /** As the file has it. */
  value: string
  message: string
  suggestion?: string
}

const noIssues: readonly Issue[] = []
const suggestionPrefix = '. Did you mean '

/** The issue of a cell, with a suggestion if the message contains one. */
function createIssue(field: SheetField | null, value: string, message: string): Issue {
  const at = message.lastIndexOf(suggestionPrefix)
  if (at < 1 || !message.endsWith('?')) return { field, value, message }
  const suggestion = message.slice(at + suggestionPrefix.length, -1)
  return { field, value, message: message.slice(0, at), suggestion }
}

/** The index of the column that fills each field. */
export type ColumnIndexes = Readonly<Partial<Record<SheetField, number>>>

export const columnIndexesOf = (fields: readonly (SheetField | null)[]): ColumnIndexes =>
  Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, index]] : [])))

/** The cells of one row by field, with the issues found while they are read. */
export class RowCells {
  errors: readonly Issue[] = noIssues
  warnings: readonly Issue[] = noIssues

  constructor(
    private readonly cells: readonly string[],
    private readonly indexes: ColumnIndexes,
  ) {}

  /** As the file has it. */
  raw(field: SheetField): string {
    const index = this.indexes[field]
    return index === undefined ? '' : (this.cells[index] ?? '')
  }

  /** Without placeholders, and without marks of odd bytes. */
  value(field: SheetField): string {
    const raw = withoutTextMark(this.raw(field), field)
    if (raw === '' || isPlaceholder(raw, field)) return ''
    if (!raw.includes(oddByteMark)) return raw
    this.warn(field, 'One letter here may be wrong: the file mixes encodings')
    return raw.replaceAll(oddByteMark, '')
  }

  reject(field: SheetField | null, message: string) {
    this.errors = this.errors.concat(createIssue(field, field ? this.raw(field) : '', message))
  }

  warn(field: SheetField | null, message: string) {
    this.warnings = this.warnings.concat(createIssue(field, field ? this.raw(field) : '', message))
  }

  /** The checked value, or a stand-in that is never sent if the cell is invalid. */
  take<T>(field: SheetField, checked: Checked<T>, standIn: T): T {
    if (!checked.ok) {
      this.reject(field, checked.error)
      return standIn
    }
    if (checked.warning) this.warn(field, checked.warning)
    return checked.value
  }

  text(field: SheetField): string {
    const value = this.value(field)
    return value === '' ? '' : this.take(field, checkCell(field, value), '')
  }

  yesNo(field: 'is_individual' | 'is_disputed'): boolean | null {
    const value = this.value(field)
    if (value === '') return null
    return this.take(field, checkYesNoCell(field, value), null)
  }
}
