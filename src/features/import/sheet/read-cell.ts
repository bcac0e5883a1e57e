import { oddByteMark } from '@/lib/csv-decode'
import { formatInteger } from '@/lib/format-integer'
import { memoize } from '@/lib/memoize'
import type { Check } from '@/rules/check'
import { possibleDays } from '@/rules/parse-date'
import { todayInLondon } from '@/rules/today-in-london'
import { checkAnswer, checkCell } from '../cells/check-cell'
import { isPounds } from '../cells/currency'
import { customerKind, isOtherDocument } from '../cells/ledger-terms'
import { isPlaceholder } from '../cells/placeholder'
import { sheetFieldNames, sheetFields } from '../cells/sheet-fields'
import { type Edits, fileLimits, type Mend, type SheetColumn, type SheetField } from './protocol'
import { type Answers, answersOf } from './value-rules'
import { isPaidAnswer } from './values'

/** An error or warning about one cell, or about the whole row if the field is null. */
export interface Issue {
  severity: 'error' | 'warning'
  /** Null for a problem of the whole row. */
  field: SheetField | null
  message: string
  /** The message as it is for rows with other values. */
  common: string
  /** The id of its group of problems. */
  group: string
  /** As the file has it. */
  value: string
  suggestion: string | undefined
  /** Where its kind alone decides what mends it. */
  mend?: Mend
}

const noIssues: readonly Issue[] = []

/** An issue with a suggestion if the text contains one. */
export function createIssue(
  severity: Issue['severity'],
  field: SheetField | null,
  value: string,
  text: string,
): Issue {
  const [, message = text, suggestion] = /^(.+)\. Did you mean (.+)\?$/s.exec(text) ?? []
  // Amounts in a message make no group of their own.
  const common = message.replace(/^Only .+ is used\..*/s, 'Only the first valid value is used')
  const group = `${severity}|${field ?? ''}|${common.replace(/\d[\d.,]*/g, '')}`
  return {
    ...{ group, severity, field, message, common, suggestion },
    value: value.replaceAll(oddByteMark, ''),
  }
}

/** The errors or the warnings, each with its field and its suggestion. */
export const sentences = (issues: readonly Issue[], severity: Issue['severity']): string[] =>
  issues
    .filter((issue) => issue.severity === severity)
    .map(({ field, message, suggestion }) => {
      const label = field ? `${sheetFields[field].label}: ` : ''
      return `${label}${message}${suggestion ? `. Did you mean ${suggestion}?` : ''}`
    })

/**
 * A cell as understood: its text (blank for a placeholder) and its value by the rule of its field (`2026-01-12`,
 * `yes`; blank for an invalid one). Amounts are text.
 */
type ReadCell = { text: string; value: string; issues: readonly Issue[] }

const blank: ReadCell = { text: '', value: '', issues: noIssues }

const tooLong = `Text must be ${formatInteger(fileLimits.cellCharacters)} characters or fewer. Shorten it, or leave the column out`

/** The apostrophe by which a spreadsheet keeps a number as text. */
const textMark = /^\s?['’](?=[£(+-]?\d)/

function readCell(field: SheetField, raw: string, check: Check): ReadCell {
  const { kind } = sheetFields[field]
  if (raw.length > fileLimits.cellCharacters) {
    const text = `${raw.slice(0, 100)}…`
    return { text, value: text, issues: [createIssue('error', field, text, tooLong)] }
  }
  const issues: Issue[] = []
  const add = (severity: Issue['severity'], message: string) =>
    issues.push(createIssue(severity, field, raw, message))
  const sound = raw.replaceAll(oddByteMark, '')
  const isNumeric = kind === 'amount' || kind === 'number' || kind === 'date'
  const text = isNumeric ? sound.replace(textMark, '') : sound
  if (text.trim() === '' || isPlaceholder(text, field)) {
    if (kind !== 'date' || raw.trim() === '') return blank
    add('warning', 'This is not a date, so no interest is calculated')
    return { text: '', value: '', issues }
  }
  if (sound !== raw) add('warning', 'One letter here may be wrong: the file mixes encodings')
  const checked = check(text)
  if (!checked.ok) add('error', checked.error)
  else if (checked.warning) add('warning', checked.warning)
  return { text, value: checked.ok ? checked.value : '', issues }
}

/** Text that no rule changes, unless it is a placeholder or a name too long, by the kind of its field. */
const name = /^(?!'|\d+[.,]|\de\+)[!-~À-ž]+(?: [!-~À-ž]+)*$/i
const amount = /^£?[1-9][\d.,]*$/
const plainTexts: Partial<Record<string, RegExp>> = { name, reference: name, amount }
/** A longer name causes a warning. */
const maxPlainCharacters = 160

/** Reads cells of a field. Numbers, dates and the like recur, so that their meaning is remembered. */
function createTextReader(field: SheetField, check: Check): (raw: string) => ReadCell {
  const read = memoize((raw) => readCell(field, raw, check))
  const plain = plainTexts[sheetFields[field].kind ?? 'name']
  return (raw) =>
    raw.length <= maxPlainCharacters && plain?.test(raw) && !isPlaceholder(raw, field)
      ? { text: raw, value: raw, issues: noIssues }
      : read(raw)
}

/** Of all fields but the date, whose meaning depends on the file: these are remembered from one decision to the next. */
const textReaders = new Map<SheetField, (raw: string) => ReadCell>(
  sheetFieldNames
    .filter((field) => field !== 'last_invoice_date')
    .map((field) => [field, createTextReader(field, (text) => checkCell(field, text))]),
)

interface CellReader {
  /** The column that has the value of the field in a row, where several columns have the field. */
  columnIn: (cells: readonly string[]) => number
  read: (raw: string, index: number) => ReadCell
}

/**
 * Fields that decide whether a row is a debt, and of whom. All columns that fit have them, and one deciding value
 * is enough: another currency, a consumer, a dispute.
 */
export const decidingValues: Partial<
  Record<SheetField, (value: string, columnName: string) => boolean>
> = {
  currency: (value) => value !== '' && !isPounds(value),
  document_type: isOtherDocument,
  company_type: (value) => customerKind(value) === 'consumer',
  is_individual: (value) => value === 'yes',
  is_disputed: (value) => value === 'yes',
}

/** What an answer means: yes, no, or the day on which a debt was paid. */
function answer(raw: string, answers: Answers): string {
  const mayBeDay = answers.day && !isPlaceholder(raw, 'last_invoice_date')
  const hasCome = (day: string) => day <= todayInLondon(new Date())
  if (mayBeDay && possibleDays(raw).some(hasCome)) return answers.day
  const checked = checkAnswer(raw.replace(/^\s*(?:not|never)\b.*/is, 'no'))
  return (checked.ok && answers[checked.value as 'yes' | 'no']) || raw
}

/** How each field is read: its cells, and the values that a person types. */
export type CellReaders = Readonly<Record<SheetField, CellReader>>

export function createReaders(columns: readonly SheetColumn[], checkDate: Check): CellReaders {
  const createReader = (field: SheetField): CellReader => {
    const indexes = columns.flatMap((column) => (column.field === field ? column.index : []))
    const nameOf = (index: number) => columns[index]?.header ?? ''
    const readText = textReaders.get(field) ?? createTextReader(field, checkDate)
    const answers = columns.map(({ header }) => answersOf(header, field))
    const readAnswer = (raw: string, index: number): ReadCell => {
      const meant = answers[index]
      const text = meant ? answer(raw, meant) : raw
      const isClear = text !== raw || isPlaceholder(raw, field) || isPaidAnswer(raw)
      if (!meant || field !== 'document_type' || isClear || isOtherDocument(raw, nameOf(index)))
        return readText(text)
      const issue = createIssue('error', field, raw, `Enter yes or no for “${nameOf(index)}”`)
      return { text: raw, value: '', issues: [issue] }
    }
    const read = indexes.some((index) => answers[index]) ? readAnswer : readText
    const [best = -1] = indexes
    if (indexes.length < 2) return { read, columnIn: () => best }
    const decides = decidingValues[field]
    const columnIn = (cells: readonly string[]) => {
      const cellAt = (index: number) => read(cells[index] ?? '', index)
      const deciding = indexes.find((index) => decides?.(cellAt(index).value, nameOf(index)))
      return deciding ?? indexes.find((index) => cellAt(index).text !== '') ?? best
    }
    return { read, columnIn }
  }
  const readers = sheetFieldNames.map((field) => [field, createReader(field)])
  return Object.fromEntries(readers) as CellReaders
}

/** The values of one row by field, with the issues found while they are taken. */
export class RowCells {
  issues: readonly Issue[] = noIssues

  constructor(
    private readonly row: { cells: readonly string[]; edits?: Edits },
    private readonly readers: CellReaders,
    readonly texts = row.cells,
  ) {}

  /** Whether the file has a column of the field, or a person typed a value. */
  has(field: SheetField): boolean {
    return this.columnOf(field) >= 0 || this.row.edits?.has(field) === true
  }

  /** The column of a field; -1 if none is matched. */
  columnOf(field: SheetField): number {
    return this.readers[field].columnIn(this.texts)
  }

  /** As the file has it, or as it was typed. */
  raw(field: SheetField): string {
    return this.row.edits?.get(field) ?? this.texts[this.columnOf(field)] ?? ''
  }

  /** The text of a cell; blank for a placeholder. */
  text(field: SheetField): string {
    return this.read(field).text
  }

  /** The value of a cell; its issues become the row's. */
  take(field: SheetField): string {
    const { value, issues } = this.read(field)
    if (issues.length > 0) this.report(issues)
    return value
  }

  add(severity: Issue['severity'], field: SheetField | null, message: string): void {
    this.report([createIssue(severity, field, field ? this.raw(field) : '', message)])
  }

  /** Rows with nothing but the problems of one cell share its list. */
  report(issues: readonly Issue[]): void {
    this.issues = this.issues === noIssues ? issues : [...this.issues, ...issues]
  }

  read(field: SheetField): ReadCell {
    const { columnIn, read } = this.readers[field]
    const column = columnIn(this.texts)
    const raw = this.row.edits?.get(field) ?? this.texts[column]
    return raw ? read(raw, column) : blank
  }
}
