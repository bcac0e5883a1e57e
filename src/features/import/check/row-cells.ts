import { checkAnyPostcode, countryOfPostcode } from '@/rules/address'
import { type Check, type Checked, optional, tidy } from '@/rules/check'
import type { ImportColumn } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { checkEmail, checkPhone } from '@/rules/person'
import type { Matches } from '../match/match-columns'
import type { RowChange, RowIssue } from './rows'

const maxEntries = 5_000

/** Caches results by text: dates, postcodes and similar values recur throughout a file. */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    if (cache.size === maxEntries) cache.clear()
    const result = compute(text)
    cache.set(text, result)
    return result
  }
}

/** The country of an address, derived from its postcode as the file has no column for it. */
export const countryOf = memoize(countryOfPostcode)

const yes = /^(yes|y|true|t|1|x|✓|✔)$/i
const no = /^(no|n|false|f|0)$/i

/** Parses yes or no; blank is null. An unrecognised value is an error, never "no". */
const checkYesNo: Check<boolean | null> = memoize((text: string) => {
  const word = text.normalize('NFKC').trim()
  if (word === '') return { ok: true, value: null }
  if (yes.test(word)) return { ok: true, value: true }
  if (no.test(word)) return { ok: true, value: false }
  return { ok: false, error: 'Enter yes or no' }
})

/** Rejects numbers that Excel saved as 4.47E+11, whose digits are lost. */
const unrounded =
  (check: Check<string>): Check<string> =>
  (text) =>
    /^\d(\.\d+)?e\+?\d+$/i.test(text.trim())
      ? { ok: false, error: 'A spreadsheet has rounded this number: enter it again' }
      : check(text)

const lostZero = 'A spreadsheet may have dropped the 0 this number began with'

/** A British phone number without its leading 0. */
const withoutZero = /^[12378]\d{9}$/

const checkFilePhone: Check<string> = (text) => {
  const checked = checkPhone(text)
  return checked.ok && withoutZero.test(checked.value) ? { ...checked, warning: lostZero } : checked
}

/** Columns with their own rule; all others are plain text. */
const textChecks: Partial<Record<ImportColumn, Check<string>>> = {
  company_number: optional(unrounded(checkCompanyNumber)),
  vat_number: optional(unrounded(checkVatNumber)),
  primary_email: optional(checkEmail),
  primary_phone: optional(unrounded(checkFilePhone)),
  postcode: memoize(optional(checkAnyPostcode)),
}

/** Removes invisible characters, which web pages and spreadsheets leave behind. */
const visible = (text: string) => text.replace(/[\u200b-\u200d\u2060\ufeff\0]/g, '')

/** Matches text that `tidy` would not change: most cells of a file. */
const isTidy = /^[!-~]+(?: [!-~]+)*$/

/** Whether a cell needs no check: its column is plain text and the text is tidy. */
const isPlainText = (column: ImportColumn, text: string) =>
  textChecks[column] === undefined && isTidy.test(text)

function checkText(column: ImportColumn, text: string): Checked<string> {
  const check = textChecks[column]
  if (check) return check(isTidy.test(text) ? text : visible(text))
  return isTidy.test(text) ? { ok: true, value: text } : tidy(visible(text))
}

/** Whether a cell and its result differ only in case, spaces and Unicode form. */
const isSameText = (cell: string, result: string) =>
  cell === result ||
  cell.normalize('NFKC').replace(/\s+/g, '').toUpperCase() ===
    result.replace(/\s+/g, '').toUpperCase()

const suggestionPrefix = '. Did you mean '

/** Creates the issue of a cell, with a suggestion if the reason contains one. */
function createIssue(column: ImportColumn | null, value: string, reason: string): RowIssue {
  if (reason === lostZero) return { column, value, reason, suggestion: `0${value.trim()}` }
  const at = reason.lastIndexOf(suggestionPrefix)
  if (at === -1 || !reason.endsWith('?')) return { column, value, reason }
  const before = reason.slice(0, at)
  const suggestion = reason.slice(at + suggestionPrefix.length, -1)
  return before && suggestion
    ? { column, value, reason: before, suggestion }
    : { column, value, reason }
}

/** The index of the column that fills each field. */
export type ColumnIndexes = ReadonlyMap<ImportColumn, number>

export const columnIndexesOf = (matches: Matches): ColumnIndexes =>
  new Map(matches.flatMap((field, columnIndex) => (field ? [[field, columnIndex] as const] : [])))

/** Rows without issues share one array to save memory. */
const noIssues: readonly never[] = []

/**
 * The cells of one row by field, with the issues found while they are read.
 * Lists grow by `concat`: V8 reserves room for sixteen more items in an array that is spread.
 */
export class RowCells {
  issues: readonly RowIssue[] = noIssues
  warnings: readonly RowIssue[] = noIssues
  changes: readonly RowChange[] = noIssues

  constructor(
    private readonly cells: readonly string[],
    private readonly columnIndexes: ColumnIndexes,
  ) {}

  value(column: ImportColumn): string {
    const columnIndex = this.columnIndexes.get(column)
    return columnIndex === undefined ? '' : (this.cells[columnIndex] ?? '')
  }

  reject(column: ImportColumn, reason: string) {
    this.issues = this.issues.concat(createIssue(column, this.value(column), reason))
  }

  warn(column: ImportColumn | null, reason: string) {
    const value = column ? this.value(column) : ''
    this.warnings = this.warnings.concat(createIssue(column, value, reason))
  }

  /** The checked value, or a stand-in that is never sent if the cell is invalid. */
  take<T>(column: ImportColumn, checked: Checked<T>, standIn: T): T {
    if (!checked.ok) {
      this.reject(column, checked.error)
      return standIn
    }
    if (checked.warning) this.warn(column, checked.warning)
    return checked.value
  }

  text(column: ImportColumn): string {
    const cell = this.value(column)
    if (cell === '' || isPlainText(column, cell)) return cell
    const text = this.take(column, checkText(column, cell), '')
    if (text !== '' && !isSameText(cell, text)) {
      this.changes = this.changes.concat({ column, from: cell, to: text })
    }
    return text
  }

  yesNo(column: ImportColumn): boolean | null {
    const cell = this.value(column)
    return cell === '' ? null : this.take(column, checkYesNo(cell), null)
  }
}

const totalLabel = /^\s*(grand\s|sub[-\s]?)?totals?:?\s*$/i

const initials = /[tgs]/i

/** Tests the length and first letter before the regular expression, as this runs for every cell. */
function isTotalLabel(cell: string): boolean {
  if (cell.length < 5 || cell.length > 20) return false
  const first = cell.charAt(0)
  // The label can only be preceded by white space, which includes non-ASCII blanks.
  return (first <= ' ' || first > '~' || initials.test(first)) && totalLabel.test(cell)
}

/** Whether a row holds only the label "Total" and amounts. */
export function isTotalRow(cells: readonly string[]): boolean {
  if (!cells.some(isTotalLabel)) return false
  const sums = cells.filter((cell) => !totalLabel.test(cell))
  return cells.length === sums.length + 1 && sums.every((cell) => parseMoney(cell).ok)
}
