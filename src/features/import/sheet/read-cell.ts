import { oddByteMark } from '@/lib/csv-decode'
import { formatInteger } from '@/lib/format-integer'
import { memoize } from '@/lib/memoize'
import type { Check } from '@/rules/check'
import { checkCell } from '../cells/check-cell'
import { isPlaceholder } from '../cells/placeholder'
import { sheetFields } from '../cells/sheet-fields'
import { fileLimits, type Mend, type ProblemGroup, type SheetField } from './protocol'

/** An error or warning about one cell, or about the whole row if the field is null. */
export interface Issue extends Pick<ProblemGroup, 'severity' | 'field' | 'message'> {
  /** The id of its group of problems. */
  group: string
  /** As the file has it. */
  value: string
  suggestion?: string
  /** Where its kind alone decides what mends it. */
  mend?: Mend
}

const suggestionPrefix = '. Did you mean '

/** An issue with a suggestion if the text contains one. */
export function createIssue(
  severity: Issue['severity'],
  field: SheetField | null,
  value: string,
  text: string,
): Issue {
  const at = text.endsWith('?') ? text.lastIndexOf(suggestionPrefix) : -1
  const message = at < 1 ? text : text.slice(0, at)
  const issue = {
    ...{ group: `${severity}|${field ?? ''}|${message}`, severity, field, message },
    value: value.replaceAll(oddByteMark, ''),
  }
  return at < 1 ? issue : { ...issue, suggestion: text.slice(at + suggestionPrefix.length, -1) }
}

/** A cell as understood. */
interface ReadCell {
  /** Its text; blank for a placeholder. */
  text: string
  /** By the rule of its field: `2026-01-12`, `yes`; blank for an invalid one. Amounts are text. */
  value: string
  issues: readonly Issue[]
}

export const noIssues: readonly Issue[] = []
const blankCell: ReadCell = { text: '', value: '', issues: noIssues }

const { cellCharacters } = fileLimits
const tooLong = `Text must be ${formatInteger(cellCharacters)} characters or fewer. Shorten it, or leave the column out`

/** The apostrophe by which a spreadsheet keeps a number as text. */
const textMark = /^\s?['’](?=[£(+-]?\d)/

function readCell(field: SheetField, raw: string, checkDate: Check): ReadCell {
  const { kind } = sheetFields[field]
  const issues: Issue[] = []
  const add = (severity: Issue['severity'], message: string, value = raw) =>
    issues.push(createIssue(severity, field, value, message))
  if (raw.length > cellCharacters) {
    const text = `${raw.slice(0, 100)}…`
    add('error', tooLong, text)
    return { text, value: text, issues }
  }
  const isNumeric = kind === 'amount' || kind === 'number' || kind === 'date'
  const sound = raw.replaceAll(oddByteMark, '')
  const text = isNumeric ? sound.replace(textMark, '') : sound
  if (text.trim() === '' || isPlaceholder(text, field)) {
    if (kind !== 'date' || raw.trim() === '') return blankCell
    add('warning', 'This is not a date, so no interest is calculated')
    return { ...blankCell, issues }
  }
  if (sound !== raw) add('warning', 'One letter here may be wrong: the file mixes encodings')
  const checked = kind === 'date' ? checkDate(text) : checkCell(field, text)
  if (!checked.ok) add('error', checked.error)
  else if (checked.warning) add('warning', checked.warning)
  return { text, value: checked.ok ? checked.value : '', issues }
}

/** Most names and references, which no rule changes. A longer name causes a warning. */
const plain = { name: /^(?!')[!-~]+(?: [!-~]+)*$/, reference: /^(?!'|\d+[.,])[!-~]+(?: [!-~]+)*$/ }
const maxPlainCharacters = 160

/** Reads cells of a field. Most texts recur in their column, so their meaning is remembered. */
function createReader(field: SheetField, checkDate: Check): (raw: string) => ReadCell {
  const read = memoize((raw) => readCell(field, raw, checkDate))
  const { kind = 'name' } = sheetFields[field]
  if (kind !== 'name' && kind !== 'reference') return read
  return (raw) => {
    const isPlain = raw.length <= maxPlainCharacters && plain[kind].test(raw)
    return isPlain && !isPlaceholder(raw, field)
      ? { text: raw, value: raw, issues: noIssues }
      : read(raw)
  }
}

/** The column of each matched field, and how its cells are read. */
export type CellReaders = Readonly<
  Partial<Record<SheetField, { index: number; read: (raw: string) => ReadCell }>>
>

export const createReaders = (
  fields: readonly (SheetField | null)[],
  checkDate: Check,
): CellReaders =>
  Object.fromEntries(
    fields.flatMap((field, index) =>
      field ? [[field, { index, read: createReader(field, checkDate) }]] : [],
    ),
  )

/** The cells of one row by field, with the issues found while they are taken. */
export class RowCells {
  issues = noIssues

  constructor(
    private readonly cells: readonly string[],
    private readonly readers: CellReaders,
  ) {}

  /** As the file has it. */
  raw(field: SheetField): string {
    return this.cells[this.readers[field]?.index ?? -1] ?? ''
  }

  /** The text of a cell; blank for a placeholder. */
  text(field: SheetField): string {
    return this.read(field).text
  }

  /** By the rule of its field; blank for an invalid one. */
  value(field: SheetField): string {
    return this.read(field).value
  }

  /** The value of a cell; its issues become the row's. */
  take(field: SheetField): string {
    const { value, issues } = this.read(field)
    if (issues.length > 0) this.issues = [...this.issues, ...issues]
    return value
  }

  add(severity: Issue['severity'], field: SheetField | null, message: string): void {
    this.addIssue(createIssue(severity, field, field ? this.raw(field) : '', message))
  }

  addIssue(issue: Issue): void {
    this.issues = [...this.issues, issue]
  }

  private read(field: SheetField): ReadCell {
    const reader = this.readers[field]
    const raw = reader && this.cells[reader.index]
    return raw ? reader.read(raw) : blankCell
  }
}
