import { trimEndMatching } from '@/lib/trim'
import type { Checked } from '@/rules/check'
import type { SheetField } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import { parseDate } from '@/rules/parse-date'
import { checkEmail, checkPhone } from '@/rules/person'

/** Placeholders that programs and people write where they have no value. */
const placeholder =
  /^(?:n\.?\s?[/\\]?\s?[ak]\.?|#n\/a|#(?:ref|value|null|num|name)[!?]|#div\/0!|t\.?b\.?[acdn]\.?|to be (?:confirmed|advised|decided|announced)|to follow|(?:not|none|nothing) (?:known|available|applicable|provided|given|set|supplied|recorded|registered|specified|stated|disclosed|held|on file)|no (?:data|value|e-?mail|phone|number|address|date|reference|ref|vat|company number)|[([<](?:blank|none|null)[)\]>]|\\n|[-−–—_.?*/@]+)$/i

/** The same in one word. "Null" is a surname, and the others are first names or surnames. */
const placeholderWord = /^(?:none|nothing|unknown|undefined|unspecified|unavailable|null)$/i
const placeholderOrName = /^(?:nil|nan|nat|blank|empty|missing|pending|x{1,4}|zero)$/i

const zeros = /^0+(?:\.0+)?$/
/** `00/00/0000`, ` / / `, `dd/mm/yyyy`, `00:00`, `#########` of a column that is too narrow. */
const emptyDate = /^(?:[\s0/._:#T-]+|[dmy/. -]+|-1|2958465|invalid date)$/i
/** The days that programs write for "no date". */
const zeroDays = new Set(
  '1899-12-30 1899-12-31 1900-01-01 1970-01-01 0001-01-01 1753-01-01 2999-12-31 9999-12-31'.split(
    ' ',
  ),
)
/** The 0th of January 1900, which spreadsheets show for a zero. */
const zerothDay = /^(?:1900-01-00|00?[/.-]0?1[/.-]1900|0?1[/.-]00?[/.-]1900)/

const names = new Set<SheetField>(['first_names', 'last_name', 'company_name'])
const amounts: readonly SheetField[] = [
  ...(['initial_debt', 'amount_outstanding', 'interestDue', 'compDue'] as const),
]
/** Fields where a zero means something. */
const withZero = new Set<SheetField>([...amounts, 'is_individual', 'is_disputed', 'department'])

/** Whether a text may be a placeholder, by its first letter; most texts begin with another one. */
const isCandidate = Array.from({ length: 128 }, (_, code) =>
  '-_.?*/\\#([<@0 \tnNtTeEuUbBmMpPxXzZ'.includes(String.fromCharCode(code)),
)

function isEmptyDate(text: string): boolean {
  if (emptyDate.test(text) || zerothDay.test(text)) return true
  return (['day-first', 'month-first'] as const).some((order) => {
    const date = parseDate(text, order)
    return date.ok && zeroDays.has(date.value)
  })
}

/** Whether a cell says that there is nothing: blank, N/A, TBC, -, #N/A, 00000, 30/12/1899. */
export function isPlaceholder(text: string, field: SheetField): boolean {
  if (text === '') return true
  if (field === 'last_invoice_date' && isEmptyDate(text)) return true
  // No placeholder is longer, and most cells are no candidates by their first letter.
  if (text.length > 20 || isCandidate[text.charCodeAt(0)] === false) return false
  const word = text.trim()
  if (word === '') return true
  // A dash in a column of amounts is a zero.
  if (amounts.includes(field) && parseMoney(word).ok) return false
  if (placeholder.test(word)) return true
  if (zeros.test(word)) return !withZero.has(field)
  if (placeholderWord.test(word)) return field !== 'last_name'
  return !names.has(field) && placeholderOrName.test(word)
}

const numeric = new Set<SheetField>([
  ...amounts,
  ...(['last_invoice_date', 'company_number', 'vat_number', 'primary_phone'] as const),
])

/** A cell without the apostrophe by which a spreadsheet keeps a number as text. */
export function withoutTextMark(text: string, field: SheetField): string {
  // Nearly all cells begin with a digit or a letter.
  if (/^[\da-z]/i.test(text) || !numeric.has(field)) return text
  return text.replace(/^\s?['’](?=[£(+-]?\d)/, '')
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
  const whole = checkEmail(cell.includes(' ') ? cell.replace(/ ?@ ?/, '@') : cell)
  if (whole.ok) return whole
  for (const part of cell.split(/[\s;,|/<>()[\]"]+/)) {
    const checked = part.includes('@') ? checkEmail(part) : whole
    if (checked.ok) return withRest(cell, part, checked.value)
  }
  return whole
}

/** The first phone number of a cell: `01632 960001 / 07700 900123`, `01632 960001 (Sue)`. */
export function firstPhone(cell: string): Checked<string> {
  const whole = checkPhone(cell)
  if (whole.ok) return whole
  const parts = [...(cell.match(/[+(]?\d[\d().\s-]{5,40}/g) ?? []), ...cell.split(/[\s,;/|]+/)]
  for (const part of parts) {
    const bare = trimEndMatching(part, /[\s(-]/)
    const checked = /\d{4}/.test(bare) ? checkPhone(bare) : whole
    if (checked.ok) return withRest(cell, bare, checked.value)
  }
  return whole
}
