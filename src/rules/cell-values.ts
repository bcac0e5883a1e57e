import { trimEndMatching } from '@/lib/trim'
import type { Checked } from './check'
import { parseDate } from './days'
import type { SheetField } from './import-columns'
import { parseMoney } from './money'
import { checkEmail, checkPhone } from './person'

/** What programs and people write where they have nothing. */
const placeholder =
  /^(?:n\.?\s?[/\\]?\s?a\.?|#n\/a|#(?:ref|value|null|num|name)[!?]|#div\/0!|t\.?b\.?[acd]\.?|to be (?:confirmed|advised|decided|announced)|to follow|not (?:known|available|applicable|provided|given|set|supplied|recorded|stated|on file)|no (?:data|value|e-?mail|phone|number|address|date|reference|ref)|\(blank\)|\(none\)|\(null\)|<none>|<null>|\\n|[-−–—_.?*/]+)$/i

/** Words that are surnames as well, so they are placeholders outside names only. */
const placeholderWord =
  /^(?:none|null|nil|nan|nat|unknown|undefined|blank|empty|missing|pending|x{1,4}|zero)$/i

const zeros = /^0+$/
/** `00/00/0000`, `0000-00-00`, `#########` of a column that is too narrow. */
const emptyDate = /^(?:0{1,4}[/.-]0{1,2}[/.-]0{1,4}(?:[ T].*)?|#+|invalid date)$/i
/** The days that programs write for "no date". */
const zeroDays = new Set([
  '1899-12-30',
  '1899-12-31',
  '1900-01-00',
  '1900-01-01',
  '1970-01-01',
  '0001-01-01',
  '1753-01-01',
  '9999-12-31',
])
const zeroYear = /1899|1900|1970|0001|1753|9999/

const names = new Set<SheetField>(['first_names', 'last_name', 'company_name', 'trading_name'])
const amounts = new Set<SheetField>([
  'initial_debt',
  'amount_outstanding',
  'interestDue',
  'compDue',
])
/** Fields where a zero stands for nothing. */
const withoutZero = new Set<SheetField>([
  'customer_ref',
  'external_ref',
  'company_number',
  'vat_number',
  'primary_email',
  'primary_phone',
  'street_1',
  'street_2',
  'street_3',
  'city',
  'county',
  'postcode',
  'last_invoice_date',
])

/** Whether a text may be a placeholder, by the code of its first letter. */
const isCandidate: boolean[] = []
for (const letter of '-−–—_.?*/\\#(<0 \t\u00a0nNtTeEuUbBmMpPxXzZ')
  isCandidate[letter.charCodeAt(0)] = true

/** Whether a cell says that there is nothing: blank, N/A, TBC, -, #N/A, 00000, 30/12/1899. */
export function isPlaceholder(text: string, field: SheetField): boolean {
  if (text === '') return true
  if (field === 'last_invoice_date') {
    if (emptyDate.test(text)) return true
    if (zeroYear.test(text)) {
      const date = parseDate(text)
      if (
        /^(?:1900-01-00|00?[/.-]0?1[/.-]1900)/.test(text) ||
        (date.ok && zeroDays.has(date.value))
      )
        return true
    }
  }
  // No placeholder is longer, and most cells are no candidates by their first letter.
  if (text.length > 20 || !isCandidate[text.charCodeAt(0)]) return false
  const word = text.trim()
  if (word === '') return true
  // A dash in a column of amounts is a zero.
  if (amounts.has(field) && parseMoney(word).ok) return false
  if (placeholder.test(word)) return true
  if (zeros.test(word)) return withoutZero.has(field)
  return !names.has(field) && placeholderWord.test(word)
}

/** The value of a cell, with what else stands in it as a warning. */
function withRest(cell: string, part: string, value: string): Checked<string> {
  const rest = cell
    .replace(part, ' ')
    .replace(/[\s;,|/<>()"]+/g, ' ')
    .trim()
  return rest === ''
    ? { ok: true, value }
    : { ok: true, value, warning: `Only ${value} is used. Left out: ${rest}` }
}

/** The first valid email address of a cell: `Sue Ash <sue@a.example>`, `a@x.example; b@x.example`. */
export function firstEmail(cell: string): Checked<string> {
  const whole = checkEmail(cell)
  if (whole.ok) return whole
  for (const part of cell.split(/[\s;,|/<>()[\]"]+/)) {
    const checked = part.includes('@') ? checkEmail(part) : whole
    if (checked.ok) return withRest(cell, part, checked.value)
  }
  return whole
}

/** The first phone number of a cell: `01632 960001 / 07700 900123`, `01632 960001 (Sue)`. */
export function firstPhone(cell: string): Checked<string> {
  const text = cell.replace(/^\s*['’]/, '')
  const whole = checkPhone(text)
  if (whole.ok) return whole
  const parts = [...(text.match(/[+(]?\d[\d().\s-]{5,40}/g) ?? []), ...text.split(/[\s,;/|]+/)]
  for (const part of parts) {
    const bare = trimEndMatching(part, /[\s(-]/)
    const checked = /\d{4}/.test(bare) ? checkPhone(bare) : whole
    if (checked.ok) return withRest(text, bare, checked.value)
  }
  return whole
}
