import { memoize } from '@/lib/memoize'
import { checkAnyPostcode } from './address'
import { firstEmail, firstPhone } from './cell-values'
import { type Check, type Checked, optional, tidy } from './check'
import { parseDate } from './days'
import type { SheetField } from './import-columns'
import { customerKind } from './ledger-words'
import { parseMoney } from './money'
import { checkCompanyName, checkCompanyNumber, checkVatNumber } from './organisation'
import { checkEmail, suggestEmail } from './person'

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
export const checkIndividual: Check<boolean | null> = (text) => {
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
export function looksLike(field: SheetField, text: string): string | null {
  const ownForm = ownForms[field]
  const bare = text.trim()
  if (!ownForm || isRounded.test(bare)) return null
  if (/[/.\s-]/.test(bare) && parseDate(bare).ok) return 'a date'
  if (/%$/.test(bare) || (/[.,]\d{2}\D*$|£/.test(bare) && parseMoney(bare).ok)) return 'an amount'
  if (field !== 'primary_email' && checkEmail(bare).ok) return 'an email address'
  // A single word may be a mistyped value of any kind.
  return ownForm.test(bare) || /^[a-z-]+$/i.test(bare) ? null : 'something else'
}

/** Text that no rule would change and that is no number: most cells of a file. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/

/** Checks a cell of an imported file by the rule of its field. */
export function checkCell(field: SheetField, value: string): Checked<string> {
  const check = fieldChecks[field]
  if (check) {
    const isOther = numbers.has(field) && dateOrPrice.test(value) && unfloat(value) === value
    return isOther ? notANumber : check(value)
  }
  const isUnchanged = isPlain.test(value) && value.length <= 160 && !value.includes('.')
  return isUnchanged ? { ok: true, value } : checkText(field, value)
}
