import type { SheetField } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import { parseDate } from '@/rules/parse-date'
import { sheetFields } from './sheet-fields'

/** Placeholders that programs and people write where they have no value. */
const placeholder =
  /^(?:null|n\.?\s?[/\\]?\s?[ak]\.?|#n\/a|#n\/a n\/a|#(?:ref|value|null|num|name|spill|calc)[!?]|err:\d{3}|#div\/0!|t\.?b\.?[acdn]\.?|to be (?:confirmed|advised|decided|announced|provided)|awaiting|withheld|to follow|(?:not|none|nothing) (?:known|available|applicable|provided|given|set|supplied|recorded|registered|specified|stated|disclosed|held|on file)|no (?:data|information|value|e-?mail|phone|number|address|date|reference|ref|vat|company number)|\\n|[-−–—―‐_.?*/@]+)$/i

/** The same in one word. Null and Na are surnames, and these are first names or surnames. */
const placeholderWord = /^(?:none|nothing|unknown|unk|undefined|unspecified|unavailable)$/i
const placeholderOrName = /^(?:nil|nan|nat|blank|empty|missing|pending|x{1,9}|zero)$/i
/** A sign or a word for the value of the line above. */
const ditto = /^(?:["'“”〃]{1,2}|ditto|-\s?do\s?-|(?:same )?as above|see above)$/i
const zeros = /^0+(?:\.0+)?$/
/** How each of them begins, or a letter beyond ASCII, which may stand for one of theirs; few other texts do. */
const beginning =
  /^(?:[-_.?*/\\#([<@0 "']|a[sw]|bla|ditto|em|err:|miss|n(?:[./\\ ak]|il|o[nt ]|ul)|pend|same |see |t\.?b|to |un|wi|x|zero)|[^ -~]/i
const maxLength = 20

/** `00/00/0000`, ` / / `, `dd/mm/yyyy`, `00:00`, `#########` of a column that is too narrow. */
const emptyDate = /^(?:[\s0/._:#T-]+|[dmy/. -]+|-1|2958465|invalid date)$/i
/** The 0th of January 1900, which spreadsheets show for a zero. */
const zerothDay = /^(?:1900-01-00|00?[/.-](?:0?1|jan)[/.-](?:19)?00|0?1[/.-]00?[/.-]1900)/i
/** The days that programs write for "no date". */
const zeroDays = new Set(
  '1899-12-30 1899-12-31 1900-01-01 1970-01-01 0001-01-01 1753-01-01 2999-12-31 9999-12-31'.split(
    ' ',
  ),
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
  if (text.length > maxLength || !beginning.test(text)) return false
  const bare = text.normalize('NFKC').trim()
  const word = /\W$/.test(bare) ? bare.replace(/^[([<](.+)[)\]>]$|(?<=\w)\.$/, '$1') : bare
  if (word === '') return true
  const { kind } = sheetFields[field]
  // A dash in a column of amounts is a zero; Python writes None where it has no amount.
  if (kind === 'amount' && parseMoney(word).ok) return word === 'None'
  if (placeholder.test(word))
    return !(field === 'last_name' && /^(?:Na|null|Null|NULL)$/.test(word))
  if (zeros.test(word)) return kind !== 'amount' && kind !== 'yes-no' && field !== 'department'
  // The export writes Unknown for an amount that cannot be read, which is no blank one.
  if (placeholderWord.test(word)) return field !== 'last_name' && kind !== 'amount'
  // In a column that decides about the row it may stand for euros, or for a consumer.
  if (ditto.test(word)) return kind === 'name' || kind === 'reference' || field === 'trading_name'
  // An x is a yes.
  if (kind === 'yes-no' && /^x$/i.test(word)) return false
  return (kind !== 'name' || /^\W/.test(bare)) && placeholderOrName.test(word)
}
