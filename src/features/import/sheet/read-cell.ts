import { oddByteMark } from '@/lib/csv-decode'
import { formatInteger } from '@/lib/format-integer'
import { memoize } from '@/lib/memoize'
import type { Check } from '@/rules/check'
import { checkCell, checkYesNo } from '../cells/check-cell'
import { customerKind, isPounds } from '../cells/ledger-words'
import { isPlaceholder } from '../cells/placeholder'
import { sheetFields } from '../cells/sheet-fields'
import { isBusinessQuestion, nameRank } from './match-columns'
import { isOtherDocument } from './non-debt'
import { fileLimits, type ProblemGroup, type SheetField } from './protocol'

/** An error or warning about one cell, or about the whole row if the field is null. */
export interface Issue extends Pick<ProblemGroup, 'severity' | 'field' | 'message'> {
  /** The id of its group of problems. */
  group: string
  /** The message of the group, where its own has details of the row. */
  groupMessage?: string
  /** As the file has it. */
  value: string
  suggestion?: string
}

const suggestionPrefix = '. Did you mean '

/** An issue with a suggestion if the text contains one. */
export function createIssue(
  severity: Issue['severity'],
  field: SheetField | null,
  value: string,
  text: string,
  groupMessage?: string,
): Issue {
  const at = text.endsWith('?') ? text.lastIndexOf(suggestionPrefix) : -1
  const message = at < 1 ? text : text.slice(0, at)
  const group = `${severity}|${field ?? ''}|${groupMessage ?? message}`
  const issue = { group, groupMessage, severity, field, value, message }
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
const shownCharacters = 100

/** The apostrophe by which a spreadsheet keeps a number as text. */
const textMark = /^\s?['’](?=[£(+-]?\d)/

function readCell(field: SheetField, raw: string, checkDate: Check): ReadCell {
  const { kind } = sheetFields[field]
  const issueOf = (severity: Issue['severity'], message: string) =>
    createIssue(severity, field, raw, message)
  if (raw.length > cellCharacters) {
    const text = `${raw.slice(0, shownCharacters)}…`
    return { text, value: text, issues: [createIssue('error', field, text, tooLong)] }
  }
  const isNumeric = kind === 'amount' || kind === 'number' || kind === 'date'
  const marked = isNumeric && !/^\w/.test(raw) ? raw.replace(textMark, '') : raw
  if (marked.trim() === '' || isPlaceholder(marked, field)) {
    if (kind !== 'date' || raw.trim() === '') return blankCell
    const noDate = issueOf('warning', 'This is not a date, so no interest is calculated')
    return { ...blankCell, issues: [noDate] }
  }
  const text = marked.includes(oddByteMark) ? marked.replaceAll(oddByteMark, '') : marked
  const checked = kind === 'date' ? checkDate(text) : checkCell(field, text)
  const value = checked.ok ? checked.value : ''
  const message = checked.ok ? checked.warning : checked.error
  if (!message && text === marked) return { text, value, issues: noIssues }
  const oddLetter = 'One letter here may be wrong: the file mixes encodings'
  const issues = [
    ...(text === marked ? [] : [issueOf('warning', oddLetter)]),
    ...(message ? [issueOf(checked.ok ? 'warning' : 'error', message)] : []),
  ]
  return { text, value, issues }
}

/** Most texts, which no rule changes. */
const plain = /^(?!')[!-~]+(?: [!-~]+)*$/
const plainReference = /^(?!'|\d+[.,e])[!-~]+(?: [!-~]+)*$/i
/** A longer name causes a warning. */
const maxPlainCharacters = 160

/** Reads a cell; one that no rule changes, as most, is its own meaning. */
type ReadText = (raw: string) => ReadCell | string

/** Reads cells of a field. Most texts recur in their column, so their meaning is remembered. */
function createReader(field: SheetField, checkDate: Check): ReadText {
  const read = memoize((raw) => readCell(field, raw, checkDate))
  const { kind = 'name' } = sheetFields[field]
  if (kind !== 'name' && kind !== 'reference') return read
  const pattern = kind === 'name' ? plain : plainReference
  return (raw) => {
    const isShort = raw.length <= maxPlainCharacters
    return isShort && pattern.test(raw) && !isPlaceholder(raw, field) ? raw : read(raw)
  }
}

interface CellReader {
  /** The column whose name fits the field best. */
  index: number
  /** The column that has the value of the field in a row. */
  indexIn: (cells: readonly string[]) => number
  read: ReadText
}

/** Values of which one is enough, where several columns have the field: of another currency, of a consumer. */
const decidingValues: Partial<Record<SheetField, (value: string) => boolean>> = {
  currency: (value) => value !== '' && !isPounds(value),
  document_type: isOtherDocument,
  company_type: (value) => customerKind(value) === 'consumer',
  is_individual: (value) => value === 'yes',
}

/** The kind of customer by the answer whether it is a business. */
function kindByAnswer(text: string): string {
  const answer = checkYesNo(text)
  if (!answer.ok) return text
  return answer.value === 'yes' ? 'Business' : 'Individual'
}

/** How the cells of each matched field are read. */
export type CellReaders = Readonly<Partial<Record<SheetField, CellReader>>>

export function createReaders(
  fields: readonly (SheetField | null)[],
  header: readonly string[],
  checkDate: Check,
): CellReaders {
  const createFieldReader = (field: SheetField): CellReader => {
    const nameOf = (index: number) => header[index] ?? ''
    const indexes = fields
      .flatMap((each, index) => (each === field ? index : []))
      .toSorted((one, other) => nameRank(nameOf(one), field) - nameRank(nameOf(other), field))
    const [index = -1] = indexes
    const readText = createReader(field, checkDate)
    const isAnswer =
      field === 'company_type' && indexes.some((each) => isBusinessQuestion(nameOf(each)))
    const read: ReadText = isAnswer ? (raw) => readText(kindByAnswer(raw)) : readText
    if (indexes.length < 2) return { index, read, indexIn: () => index }
    const decides = decidingValues[field] ?? (() => false)
    const indexIn = (cells: readonly string[]) => {
      const values = indexes.map((each) => {
        const cell = read(cells[each] ?? '')
        return typeof cell === 'string' ? { text: cell, value: cell } : cell
      })
      const deciding = values.findIndex(({ value }) => decides(value))
      const found = deciding === -1 ? values.findIndex(({ text }) => text !== '') : deciding
      return indexes[found] ?? index
    }
    return { index, read, indexIn }
  }
  const matched = fields.filter((field) => field !== null)
  return Object.fromEntries(matched.map((field) => [field, createFieldReader(field)]))
}

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
    return reader ? (this.cells[reader.indexIn(this.cells)] ?? '') : ''
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

  private read(field: SheetField): ReadCell | string {
    const reader = this.readers[field]
    const raw = reader && this.cells[reader.indexIn(this.cells)]
    return raw ? reader.read(raw) : ''
  }
}
