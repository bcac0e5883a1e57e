// The rules by which cells of an imported file are read and validated.
import { trimEndMatching } from '@/lib/trim'
import { checkAnyPostcode, checkPostcode } from '@/rules/address'
import { type Check, type Checked, tidy } from '@/rules/check'
import type { SheetField } from '@/rules/import-columns'
import { checkCompanyName, checkCompanyNumber, checkVatNumber } from '@/rules/organisation'
import { checkEmail, checkPhone, suggestEmail } from '@/rules/person'
import { customerKind } from './ledger-terms'
import { sheetFields } from './sheet-fields'

const yes = /^(?:yes|y|ja|oui|true|t|1|x|[✓✔☑✅])$/i
const no = /^(?:no|n|nein|nej|non|false|f|0|[☐✗✘❌])$/i

/** Parses yes or no. An unrecognised value is an error, never "no". */
export const checkYesNo: Check = (text) => {
  const word = unfloat(text.normalize('NFKC').trim())
  if (yes.test(word)) return { ok: true, value: 'yes' }
  return no.test(word) ? { ok: true, value: 'no' } : { ok: false, error: 'Enter yes or no' }
}

/** `1042.0`, `GB123456782.0`: a program took an identifier for a number. */
const float = /^\s*(\d{1,15}|(?:gb|xi)\s?\d{9})(?:\.0{1,6}|,0)\s*$/i
/** `4.47E+11`: a spreadsheet has rounded an identifier. */
const exponent = /^\s*\d(?:\.\d+e\+?|e\+)\d{1,2}\s*$/i

/** An identifier without the decimals that a program added. */
export const unfloat = (text: string): string => float.exec(text)?.[1] ?? text

const leaveBlank = (warning: string): Checked<string> => ({ ok: true, value: '', warning })
const ofOtherColumn = leaveBlank('Left blank: this looks like a value of another column')

/** A date, an amount, a rate or a word, which would become a number without its separators. */
const otherValue =
  /^(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?=$|[\sT])|£|[\d, ]*[.,]\d\d$|-\d|\d{0,3}$|\D*$)|%$/

/** Checks a cell, else the first of its parts that is valid, with what else stands there as a warning. */
const firstValid =
  (check: Check, partsOf: (cell: string) => string[], otherwise?: Check): Check =>
  (cell) => {
    const whole = check(cell)
    if (whole.ok) return whole
    for (const part of partsOf(cell)) {
      const checked = check(part)
      if (!checked.ok) continue
      const others = cell.replace(part, ' ').replace(/[\s;,|/&<>()"]+/g, ' ')
      const rest = others.trim()
      const warning = rest && `Only ${checked.value} is used. Left out: ${rest}`
      return { ok: true, value: checked.value, ...(warning && { warning }) }
    }
    return otherwise?.(cell) ?? whole
  }

/** A yes or no, also in front of a remark: `Yes - cash`, `No, see notes`. */
export const checkAnswer = firstValid(
  checkYesNo,
  (cell) => /^\s*(?:yes|y|no|n)\b(?!\/)/i.exec(cell) ?? [],
)

/** The same, where the cell may also say "consumer" or "company". */
export const checkIndividual: Check = (text) => {
  const checked = checkAnswer(text)
  const kind = checked.ok ? null : customerKind(text)
  return kind ? { ok: true, value: kind === 'consumer' ? 'yes' : 'no' } : checked
}

const dispute = /^(un|no |not )?(?:in )?(?:disputed?|query)$/i

/** The state of a dispute that has ended, or an amount of zero. */
const endedDispute =
  /^(?:(?:none|nothing)(?:$|\W+(?:raised|known|at|to date|so far))|undisputed|not (?:(?:yet|in|been|under|at) )*(?:disputed?|quer|present)|never (?:disputed|queried)|(?:dispute )?(?:resolved|settled|closed|withdrawn|rejected)|no issue)|^[\W0]*$/i
/** The reason, the day, the amount or the state of a dispute that goes on. */
const openDispute = /\S\s+\S|\d|^(?:open|raised|active|ongoing|logged)$/i

/** The same, where the cell may also say "Disputed" or "Not in dispute", or why it is disputed. */
function checkDisputed(text: string): Checked<string> {
  const said = text.trim().replace(dispute, (_, negation) => (negation ? 'no' : 'yes'))
  const checked = checkAnswer(endedDispute.test(said) ? 'no' : said)
  if (checked.ok) return checked
  return openDispute.test(said)
    ? { ok: true, value: 'yes', warning: 'Read as disputed' }
    : { ok: false, error: 'Enter yes or no. Did you mean yes?' }
}

/** The first email address of a cell: `Sue Ash <sue@a.example>`, `a@x.example; b@x.example`. */
export const firstEmail = firstValid(checkEmail, (cell) =>
  cell.split(/[\s;,|/&\\<>()[\]"]+/).filter((part) => part.includes('@')),
)

/** A British number, and not the end of a longer or a foreign one. */
const britishNumber = /(?<!\d|\+\d{1,3} ?)(?:\+44 ?(?:\(0\) ?)?|0)\d(?: ?\d){8,9}(?![\dO])/g

/** The first phone number of a cell: `01632 960001 / 07700 900123`, `01632 960001 (Sue)`, `01632 960001 24hrs`. */
export const firstPhone = firstValid(checkPhone, (cell) =>
  [
    ...(cell.match(britishNumber) ?? []),
    ...(cell.match(/[+(]?\d(?:[\d().-]|[^\S\n]){5,40}(?![\da-z])/gi) ?? []),
    ...cell.split(/[\s,;/|]+/),
  ]
    .map((part) => trimEndMatching(part, /[\s(-]/))
    .filter((part) => /\d{4}/.test(part)),
)

/** A British phone number without its leading 0. */
const withoutZero = /^[12378]\d{9}$/

const checkFilePhone = (number: string, text: string): Checked<string> => {
  const checked = firstPhone(number)
  if (!checked.ok || !withoutZero.test(checked.value)) return checked
  const full = `0${checked.value}`
  const warning = `A spreadsheet may have dropped the 0 this number began with. Did you mean ${full}?`
  return number === text ? { ...checked, warning } : { ok: true, value: full }
}

const checkFileEmail: Check = (text) => {
  const checked = firstEmail(text)
  const suggestion = checked.ok && !checked.warning ? suggestEmail(checked.value) : null
  return suggestion ? { ...checked, warning: `Check this. Did you mean ${suggestion}?` } : checked
}

/** The checks of optional fields, of a text without and with decimals; and the least that a value contains. */
const optionalRules: Partial<Record<SheetField, readonly [typeof checkFilePhone, RegExp]>> = {
  company_number: [checkCompanyNumber, /^\s*(?:\d{4,9}|[a-z]{1,2}[\s-]?\d{4,7})\s*$/i],
  vat_number: [checkVatNumber, /^\s*(?:[a-z]{1,2}\s?\d|[1-9])[\d\s.-]{6,16}\s*$/i],
  primary_phone: [checkFilePhone, /^[^a-z,]*(?:\d[^a-z\d,]*){7}/i],
  primary_email: [checkFileEmail, /@/],
  is_individual: [checkIndividual, /[a-z]/i],
  is_disputed: [checkDisputed, /[a-z]/i],
}

/** The UK postcode of `Leeds LS1 4AP, UK`, else a foreign one. */
const checkFilePostcode = firstValid(
  checkPostcode('United Kingdom'),
  (cell) => cell.match(/\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/gi) ?? [],
  checkAnyPostcode,
)

/** Checks a cell by the rule of its field. A value of another field in an optional one never blocks the row. */
export function checkCell(field: SheetField, text: string): Checked<string> {
  const [check, ownForm] = optionalRules[field] ?? []
  const { kind } = sheetFields[field]
  const bare = unfloat(text)
  // As a reference it would make one debt of several invoices.
  if (exponent.test(text) && (kind === 'number' || kind === 'reference'))
    return leaveBlank('Left blank: a spreadsheet has rounded this number')
  if (kind === 'number' && otherValue.test(bare.trim())) return ofOtherColumn
  if (check) {
    const checked = check(bare, text)
    return checked.ok || ownForm?.test(bare) ? checked : ofOtherColumn
  }
  if (kind === 'postcode') return checkFilePostcode(bare)
  if (kind === 'name') return checkCompanyName(text)
  // Amounts are parsed with their row.
  if (kind === 'amount') return { ok: true, value: text }
  return tidy(kind === 'reference' ? bare : text)
}
