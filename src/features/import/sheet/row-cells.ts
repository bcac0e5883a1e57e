import { oddByteMark } from '@/lib/csv-decode'
import { checkAnyPostcode } from '@/rules/address'
import { firstEmail, firstPhone, isPlaceholder } from '@/rules/cell-values'
import { type Check, type Checked, optional, tidy } from '@/rules/check'
import { parseDate } from '@/rules/days'
import { customerKind } from '@/rules/ledger-words'
import { parseMoney } from '@/rules/money'
import { checkCompanyName, checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { checkEmail, suggestEmail } from '@/rules/person'
import type { SheetField } from './protocol'

/** An error or warning about one cell, or about the whole row if the field is null. */
export interface Issue {
  field: SheetField | null
  /** As the file has it. */
  value: string
  message: string
  suggestion?: string
}

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

const yes = /^(?:yes|y|true|t|1|x|✓|✔)$/i
const no = /^(?:no|n|false|f|0)$/i

/** Parses yes or no; blank is null. An unrecognised value is an error, never "no". */
export const checkYesNo: Check<boolean | null> = memoize((text: string) => {
  const word = text.normalize('NFKC').trim()
  if (word === '') return { ok: true, value: null }
  if (yes.test(word)) return { ok: true, value: true }
  if (no.test(word)) return { ok: true, value: false }
  return { ok: false, error: 'Enter yes or no' }
})

/** A column for "private individual" says yes or no, or which of the two. */
const checkIndividual: Check<boolean | null> = (text) => {
  const checked = checkYesNo(text)
  const kind = checked.ok ? null : customerKind(text)
  return kind ? { ok: true, value: kind === 'consumer' } : checked
}

/** `1042.0`: a program took an identifier for a number. */
const float = /^\s*(\d{1,15})\.0{1,6}\s*$/
/** `1.234567E6`: as many decimals as the exponent says, so no digit is lost. */
const exponent = /^\s*(\d)\.(\d{1,14})E\+?(\d{1,2})\s*$/i

/** An identifier without what a program added that took it for a number. */
export function unfloat(text: string): string {
  if (!text.includes('.')) return text
  const whole = float.exec(text)?.[1]
  if (whole) return whole
  const [, first, decimals, power] = exponent.exec(text) ?? []
  return first && decimals && decimals.length === Number(power) ? first + decimals : text
}

const isRounded = /^\s*\d(?:\.\d+)?e\+?\d+\s*$/i

/** Rejects numbers that Excel saved as 4.47E+11, whose digits are lost. */
const unrounded =
  (check: Check<string>): Check<string> =>
  (text) =>
    isRounded.test(text) && unfloat(text) === text
      ? { ok: false, error: 'A spreadsheet has rounded this number: enter it again' }
      : check(text)

const lostZero = 'A spreadsheet may have dropped the 0 this number began with'
/** A British phone number without its leading 0. */
const withoutZero = /^[12378]\d{9}$/

const checkFilePhone: Check<string> = (text) => {
  const whole = unfloat(text)
  if (whole !== text && withoutZero.test(whole)) return { ok: true, value: `0${whole}` }
  const checked = firstPhone(whole)
  return checked.ok && withoutZero.test(checked.value)
    ? { ...checked, warning: `${lostZero}. Did you mean 0${checked.value}?` }
    : checked
}

const checkFileEmail: Check<string> = (text) => {
  const checked = firstEmail(text)
  const suggestion = checked.ok && !checked.warning ? suggestEmail(checked.value) : null
  return suggestion ? { ...checked, warning: `Check this. Did you mean ${suggestion}?` } : checked
}

/** Fields with their own rule; all others are plain text. */
const fieldChecks: Partial<Record<SheetField, Check<string>>> = {
  company_number: unrounded((text) => checkCompanyNumber(unfloat(text))),
  vat_number: unrounded((text) => checkVatNumber(unfloat(text))),
  primary_email: checkFileEmail,
  primary_phone: unrounded(checkFilePhone),
  postcode: memoize(optional(checkAnyPostcode)),
}
/** Plain texts that may be numbers, which a program may have taken for an amount. */
const identifiers = new Set<SheetField>(['customer_ref', 'external_ref', 'department'])

function checkText(field: SheetField, value: string): Checked<string> {
  if (field === 'company_name') return checkCompanyName(value)
  return tidy(identifiers.has(field) ? unfloat(value) : value)
}

/** What a value of an optional field has at least; anything else belongs to another field. */
const ownForms: Partial<Record<SheetField, RegExp>> = {
  company_number: /^\s*[a-z]{0,2}[\s-]?\d{4,9}\s*$/i,
  vat_number: /^\s*[a-z]{0,3}\s?\d[\d\s.-]{3,16}\s*$/i,
  primary_email: /@/,
  primary_phone: /^[^a-z]*(?:\d[^a-z\d]*){4}/i,
  is_individual: /^\s*[a-z]+(?:\s[a-z]+)*\W*$/i,
  is_disputed: /^\s*[a-z]+(?:\s[a-z]+)*\W*$/i,
}
/** Fields whose rules drop separators, so that a date or a price would become a number. */
const numbers = new Set<SheetField>(['company_number', 'vat_number', 'primary_phone'])
const dateOrPrice =
  /^\s*(?:\d{1,4}[/.\s-]\d{1,2}[/.\s-]\d{1,4}(?![\d.-])|£?\s?\d[\d,]*\.\d\d(?![\d.e]))/i
const notANumber: Checked<string> = { ok: false, error: 'Enter a number, not a date or an amount' }

/** What an invalid cell looks like instead; null if it is a mistyped value of its own field. */
function looksLike(field: SheetField, text: string): string | null {
  const ownForm = ownForms[field]
  const bare = text.trim()
  if (!ownForm || isRounded.test(bare)) return null
  if (/[/.\s-]/.test(bare) && parseDate(bare).ok) return 'a date'
  if (/%$/.test(bare) || (/[.,]\d{2}\D*$|£/.test(bare) && parseMoney(bare).ok)) return 'an amount'
  if (field !== 'primary_email' && checkEmail(bare).ok) return 'an email address'
  // A single word may be a mistyped value of any kind.
  return ownForm.test(bare) || /^[a-z-]+$/i.test(bare) ? null : 'something else'
}

/** Text that `tidy` would not change and that is no placeholder: most cells of a file. */
const isTidy = /^[!-~]+(?: [!-~]+)*$/

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
    const raw = this.raw(field)
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
      const kind = looksLike(field, this.raw(field))
      if (kind) this.warn(field, `Left blank: this looks like ${kind}`)
      else this.reject(field, checked.error)
      return standIn
    }
    if (checked.warning) this.warn(field, checked.warning)
    return checked.value
  }

  text(field: SheetField): string {
    const value = this.value(field)
    if (value === '') return ''
    const check = fieldChecks[field]
    if (check) {
      const isOther = numbers.has(field) && dateOrPrice.test(value) && unfloat(value) === value
      return this.take(field, isOther ? notANumber : check(value), '')
    }
    // Most cells need no check.
    const isPlain = isTidy.test(value) && value.length <= 160 && !value.includes('.')
    return isPlain ? value : this.take(field, checkText(field, value), '')
  }

  yesNo(field: 'is_individual' | 'is_disputed'): boolean | null {
    const value = this.value(field)
    if (value === '') return null
    return this.take(field, (field === 'is_individual' ? checkIndividual : checkYesNo)(value), null)
  }
}
