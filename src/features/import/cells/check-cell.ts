// The rules by which cells of an imported file are read and validated.
import { checkAnyPostcode } from '@/rules/address'
import { type Check, type Checked, tidy } from '@/rules/check'
import type { SheetField } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import { checkCompanyName, checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { parseDate } from '@/rules/parse-date'
import { checkEmail, suggestEmail } from '@/rules/person'
import { firstEmail, firstPhone } from './cell-values'
import { customerKind } from './ledger-words'

const yes = /^(?:yes|y|true|t|1|x|✓|✔)$/i
const no = /^(?:no|n|false|f|0)$/i

/** Parses yes or no; blank is null. An unrecognised value is an error, never "no". */
export const checkYesNo: Check<boolean | null> = (text) => {
  const word = text.normalize('NFKC').trim()
  if (word === '') return { ok: true, value: null }
  if (yes.test(word)) return { ok: true, value: true }
  if (no.test(word)) return { ok: true, value: false }
  return { ok: false, error: 'Enter yes or no' }
}

/** `1042.0`: a program took an identifier for a number. */
const float = /^\s*(\d{1,15})(?:\.0{1,6}|,0)\s*$/
const mayBeFloat = /^\s*\d+[.,e]/i
const exponent = /^\s*(\d)(?:\.(\d{1,15}))?e\+?(\d{1,2})\s*$/i

/** An identifier without what a program added that took it for a number, unless digits are lost. */
export function unfloat(text: string): string {
  if (!mayBeFloat.test(text)) return text
  const whole = float.exec(text)?.[1]
  if (whole) return whole
  const [, first, decimals = '', power] = exponent.exec(text) ?? []
  const lost = decimals.length < Number(power) || /[^0]/.test(decimals.slice(Number(power)))
  return first && !lost ? first + decimals.slice(0, Number(power)) : text
}

/** Rejects numbers that Excel saved as 4.47E+11, whose digits are lost. */
const whole =
  (check: Check<string>): Check<string> =>
  (text) => {
    if (!mayBeFloat.test(text)) return check(text)
    const identifier = unfloat(text)
    return exponent.test(identifier)
      ? { ok: false, error: 'A spreadsheet has rounded this number: enter it again' }
      : check(identifier)
  }

/** `VAT no. `, `Company number: `, `CRN ` before a number. */
const label =
  /^\s*(?:(?:vat|(?:company|crn|reg)(?![a-z]))[.:#\s]*(?:reg[.:\s]+)?(?:(?:no|number)\b[.:#\s]*)?|no[.:]\s*)/i

const withoutLabel = (text: string) => (/[a-z]{2}/i.test(text) ? text.replace(label, '') : text)

const lostZero = 'A spreadsheet may have dropped the 0 this number began with'
/** A British phone number without its leading 0. */
const withoutZero = /^[12378]\d{9}$/

const checkFilePhone: Check<string> = (text) => {
  const identifier = unfloat(text)
  if (identifier !== text && withoutZero.test(identifier))
    return { ok: true, value: `0${identifier}` }
  const checked = whole(firstPhone)(text.includes('/') ? text.replaceAll('/', ' / ') : text)
  return checked.ok && withoutZero.test(checked.value)
    ? { ...checked, warning: `${lostZero}. Did you mean 0${checked.value}?` }
    : checked
}

/** Most addresses. */
const plainEmail = /^[\w+-]+(?:\.[\w+-]+)*@[a-z\d]+(?:[.-][a-z\d]+)*\.[a-z]{2,}$/i

const checkFileEmail: Check<string> = (text) => {
  const isPlain = text.length <= 60 && plainEmail.test(text)
  const checked = isPlain ? { ok: true as const, value: text, warning: '' } : firstEmail(text)
  const suggestion = checked.ok && !checked.warning ? suggestEmail(checked.value) : null
  return suggestion ? { ...checked, warning: `Check this. Did you mean ${suggestion}?` } : checked
}

/** Fields with their own rule; all others are plain text. */
const fieldChecks: Partial<Record<SheetField, Check<string>>> = {
  company_number: whole((text) => checkCompanyNumber(withoutLabel(text))),
  vat_number: whole((text) => checkVatNumber(withoutLabel(text))),
  primary_email: checkFileEmail,
  primary_phone: checkFilePhone,
  postcode: checkAnyPostcode,
}
/** Plain texts that may be numbers, which a program may have taken for an amount. */
const identifiers = new Set<SheetField>(['customer_ref', 'external_ref', 'department'])

/** The least that a value of an optional field contains; anything else belongs to another field. */
const ownForms: Partial<Record<SheetField, RegExp>> = {
  company_number: /^\s*[a-z]{0,2}[\s-]?\d{4,9}\s*$/i,
  vat_number: /^\s*[a-z]{0,3}\s?\d[\d\s.-]{3,16}\s*$/i,
  primary_email: /@/,
  primary_phone: /^[^a-z]*(?:\d[^a-z\d]*){4}/i,
  is_individual: /^\s*[a-z]+(?:\s[a-z]+)*\W*$/i,
  is_disputed: /^\s*[a-z]+(?:\s[a-z]+)*\W*$/i,
}
/** Fields whose rules drop separators, so that a date, a price or a word would become a number. */
const numbers = new Set<SheetField>(['company_number', 'vat_number', 'primary_phone'])
const noNumber =
  /^(?:\d{1,4}[/.\s-]\d{1,2}[/.\s-]\d{1,4}(?![\d.-])|£?\s?\d[\d,]*\.\d\d(?![\d.e])|-\d|\D*$)/i

/** Names what an invalid cell looks like instead; null if it is a mistyped value of its own field. */
function looksLike(field: SheetField, text: string): string | null {
  const ownForm = ownForms[field]
  const bare = text.trim()
  if (!ownForm || exponent.test(bare)) return null
  if (/[/.\s-]/.test(bare) && parseDate(bare).ok) return 'a date'
  if (/%$/.test(bare) || (/[.,]\d{2}\D*$|£/.test(bare) && parseMoney(bare).ok)) return 'an amount'
  if (field !== 'primary_email' && checkEmail(bare).ok) return 'an email address'
  return ownForm.test(bare) ? null : 'something else'
}

/** The same, but a value of another field is blank with a warning. */
function blankIfOther<T>(field: SheetField, text: string, checked: Checked<T>, blank: T) {
  const kind = checked.ok ? null : looksLike(field, text)
  if (kind === null) return checked
  return { ok: true as const, value: blank, warning: `Left blank: this looks like ${kind}` }
}

const plain = /^(?!')[!-~]+(?: [!-~]+)*$/
const plainIdentifier = /^(?!'|\d+[.,e])[!-~]+(?: [!-~]+)*$/i

/** The pattern of short texts that {@link checkCell} leaves as they are; null for a field with a rule. */
export function plainText(field: SheetField): RegExp | null {
  if (fieldChecks[field] || field === 'is_individual' || field === 'is_disputed') return null
  return identifiers.has(field) ? plainIdentifier : plain
}

/** Checks a cell of an imported file by the rule of its field. */
export function checkCell(field: SheetField, value: string): Checked<string> {
  const check = fieldChecks[field]
  if (check) {
    const isOther =
      numbers.has(field) && noNumber.test(value.trimStart()) && unfloat(value) === value
    const checked = isOther ? { ok: false as const, error: 'Enter a number' } : check(value)
    return blankIfOther(field, value, checked, '')
  }
  if (identifiers.has(field)) return tidy(unfloat(value))
  return field === 'company_name' ? checkCompanyName(value) : tidy(value)
}

/** Checks a cell that says yes or no; "private individual" may also say which of the two. */
export function checkYesNoCell(field: 'is_individual' | 'is_disputed', value: string) {
  const checked = checkYesNo(value)
  const kind = checked.ok || field === 'is_disputed' ? null : customerKind(value)
  if (kind) return { ok: true as const, value: kind === 'consumer' }
  return blankIfOther<boolean | null>(field, value, checked, null)
}
