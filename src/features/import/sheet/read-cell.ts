import { oddByteMark } from '@/lib/csv-decode'
import { formatInteger } from '@/lib/format-integer'
import { memoize } from '@/lib/memoize'
import type { Checked } from '@/rules/check'
import { isPlaceholder, withoutTextMark } from '../cells/cell-values'
import { checkCell, checkYesNoCell, plainText } from '../cells/check-cell'
import { fileLimits, type ProblemGroup, type SheetField } from './protocol'

/** An error or warning about one cell, or about the whole row if the field is null. */
export interface Issue extends Pick<ProblemGroup, 'severity' | 'field' | 'message'> {
  /** The id of its group of problems. */
  group: string
  /** As the file has it. */
  value: string
  suggestion?: string
}

/** Messages about malformed rows contain numbers, so that they are grouped by this prefix. */
const shapePrefix = 'This row has '
export const shapeMessage = 'Cells and columns do not match'
const suggestionPrefix = '. Did you mean '

/** An issue of a cell, with a suggestion if the text contains one. */
export function createIssue(
  severity: Issue['severity'],
  field: SheetField | null,
  value: string,
  text: string,
): Issue {
  const at = text.endsWith('?') ? text.lastIndexOf(suggestionPrefix) : -1
  const message = at < 1 ? text : text.slice(0, at)
  const isShape = field === null && message.startsWith(shapePrefix)
  const group = `${severity}|${field ?? ''}|${isShape ? shapeMessage : message}`
  const issue = { group, severity, field, value, message }
  return at < 1 ? issue : { ...issue, suggestion: text.slice(at + suggestionPrefix.length, -1) }
}

/** A cell as understood. */
export interface ReadCell {
  /** Its text; blank for a placeholder. */
  text: string
  /** By the rule of its field: `2026-01-12`, `yes`; blank for an invalid one. Amounts are text. */
  value: string
  issues: readonly Issue[]
}

export const noIssues: readonly Issue[] = []
const blankCell: ReadCell = { text: '', value: '', issues: noIssues }

/** Fields that are read as they are: the row decides what they mean. */
const textFields: ReadonlySet<SheetField> = new Set([
  ...(['initial_debt', 'amount_outstanding', 'fee_type', 'interestDue', 'compDue'] as const),
  ...(['currency', 'document_type'] as const),
])

const { cellCharacters } = fileLimits
const tooLong = `Text must be ${formatInteger(cellCharacters)} characters or fewer. Shorten it, or leave the column out`
const shownCharacters = 100
/** A longer name causes a warning. */
const maxPlainCharacters = 160

export type CheckDate = (text: string) => Checked<string>

function checkText(field: SheetField, text: string, checkDate: CheckDate): Checked<string> {
  if (field === 'last_invoice_date') return checkDate(text)
  if (textFields.has(field)) return { ok: true, value: text }
  if (field !== 'is_individual' && field !== 'is_disputed') return checkCell(field, text)
  const checked = checkYesNoCell(field, text)
  if (!checked.ok) return checked
  return { ...checked, value: checked.value === null ? '' : checked.value ? 'yes' : 'no' }
}

function readCell(field: SheetField, raw: string, checkDate: CheckDate): ReadCell {
  const issueOf = (severity: Issue['severity'], message: string) =>
    createIssue(severity, field, raw, message)
  if (raw.length > cellCharacters) {
    const text = `${raw.slice(0, shownCharacters)}…`
    return { text, value: text, issues: [createIssue('error', field, text, tooLong)] }
  }
  const marked = withoutTextMark(raw, field)
  if (marked.trim() === '' || isPlaceholder(marked, field)) {
    const isDate = field === 'last_invoice_date' && raw.trim() !== ''
    return isDate
      ? {
          ...blankCell,
          issues: [issueOf('warning', 'This is not a date, so no interest is calculated')],
        }
      : blankCell
  }
  const text = marked.includes(oddByteMark) ? marked.replaceAll(oddByteMark, '') : marked
  const checked = checkText(field, text, checkDate)
  const issues: Issue[] = []
  if (text !== marked)
    issues.push(issueOf('warning', 'One letter here may be wrong: the file mixes encodings'))
  if (!checked.ok) issues.push(issueOf('error', checked.error))
  else if (checked.warning) issues.push(issueOf('warning', checked.warning))
  return {
    text,
    value: checked.ok ? checked.value : '',
    issues: issues.length === 0 ? noIssues : issues,
  }
}

interface CellReader {
  index: number
  read: (raw: string) => ReadCell
  /** The pattern of most texts, which no rule changes. */
  plain: RegExp | null
}

/** Reads the cell of each field that a column fills. */
export type CellReaders = Readonly<Partial<Record<SheetField, CellReader>>>

/** Readers that remember: most texts recur in their column. */
export const createReaders = (
  fields: readonly (SheetField | null)[],
  checkDate: CheckDate,
): CellReaders =>
  Object.fromEntries(
    fields.flatMap((field, index): [SheetField, CellReader][] => {
      if (!field) return []
      const read = memoize((raw) => readCell(field, raw, checkDate))
      return [
        [field, { index, read, plain: field === 'last_invoice_date' ? null : plainText(field) }],
      ]
    }),
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
    const reader = this.readers[field]
    return reader ? (this.cells[reader.index] ?? '') : ''
  }

  /** The text of a cell; blank for a placeholder. */
  text(field: SheetField): string {
    const cell = this.read(field)
    return typeof cell === 'string' ? cell : cell.text
  }

  /** The value of a cell; its issues become the row's. */
  take(field: SheetField): string {
    const cell = this.read(field)
    if (typeof cell === 'string') return cell
    if (cell.issues !== noIssues)
      this.issues = this.issues === noIssues ? cell.issues : [...this.issues, ...cell.issues]
    return cell.value
  }

  add(severity: Issue['severity'], field: SheetField | null, message: string): void {
    const value = field ? this.raw(field) : ''
    this.issues = [...this.issues, createIssue(severity, field, value, message)]
  }

  /** The text itself where no rule can change it, as in most cells. */
  private read(field: SheetField): ReadCell | string {
    const reader = this.readers[field]
    const raw = reader && this.cells[reader.index]
    if (!raw) return ''
    const isPlain =
      reader.plain?.test(raw) && raw.length <= maxPlainCharacters && !isPlaceholder(raw, field)
    return isPlain ? raw : reader.read(raw)
  }
}
