import { checkAnyPostcode, countryOfPostcode } from '@/rules/address'
import { type Check, type Checked, optional, tidy } from '@/rules/check'
import type { ImportColumn } from '@/rules/import-columns'
import { checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { checkEmail, checkPhone } from '@/rules/person'
import type { RowIssue } from './rows'

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
export const checkYesNo: Check<boolean | null> = memoize((text: string) => {
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
export const isPlainText = (column: ImportColumn, text: string) =>
  textChecks[column] === undefined && isTidy.test(text)

export function checkText(column: ImportColumn, text: string): Checked<string> {
  const check = textChecks[column]
  if (check) return check(isTidy.test(text) ? text : visible(text))
  return isTidy.test(text) ? { ok: true, value: text } : tidy(visible(text))
}

/** Whether a cell and its result differ only in case, spaces and Unicode form. */
export const isSameText = (cell: string, result: string) =>
  cell === result ||
  cell.normalize('NFKC').replace(/\s+/g, '').toUpperCase() ===
    result.replace(/\s+/g, '').toUpperCase()

const suggestionPrefix = '. Did you mean '

/** Creates the issue of a cell, with a suggestion if the reason contains one. */
export function createIssue(column: ImportColumn | null, value: string, reason: string): RowIssue {
  if (reason === lostZero) return { column, value, reason, suggestion: `0${value.trim()}` }
  const at = reason.lastIndexOf(suggestionPrefix)
  if (at === -1 || !reason.endsWith('?')) return { column, value, reason }
  const before = reason.slice(0, at)
  const suggestion = reason.slice(at + suggestionPrefix.length, -1)
  return before && suggestion
    ? { column, value, reason: before, suggestion }
    : { column, value, reason }
}
