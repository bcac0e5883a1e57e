import type { SheetField } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import { parseDate } from '@/rules/parse-date'
import { sheetFields } from './sheet-fields'

/** Signs and spaces, which do not matter: `N/A`, `n.a.`, `<NA>`, `(None given)`, `?`. */
const signs = /[\s.,/()<>[\]?!*_@]+/g
const dashes = /^[-−–—―‐]*$/
const wordSet = (list: string) => new Set(list.split(/[,\s]+/))

/** Words, without signs and spaces, that programs and people write where they have no value. */
const words =
  wordSet(`null, na, nk, \\n, #na, #na#na, #ref, #value, #null, #num, #name, #spill, #calc, #div0, tba, tbc, tbd,
  tbn, awaiting, withheld, tofollow, tobeconfirmed, tobeadvised, tobedecided, tobeannounced, tobeprovided, nodata,
  noinformation, novalue, noemail, noe-mail, nophone, nonumber, noaddress, nodate, noreference, noref, novat, nocompanynumber`)
/** `Not known`, `None given`, `Nothing on file`. */
const notGiven =
  /^(?:not|none|nothing)(?:known|available|applicable|provided|given|set|supplied|recorded|registered|specified|stated|disclosed|held|onfile)$/
/** Words that are a last name as well, or an amount: the export writes Unknown for one that cannot be read. */
const wordsOrLastNames = wordSet('none, nothing, unknown, unk, undefined, unspecified, unavailable')
/** Words that are names as well. */
const wordsOrNames = wordSet('nil, nan, nat, blank, empty, missing, pending, zero')
/** Signs and words for the value of the line above. */
const ditto = wordSet(`" '' “ ” “” ”” 〃 ditto -do- asabove sameasabove seeabove`)
/** Texts that hold another digit than zero are values, but for the errors of LibreOffice: `Err:502`. */
const value = /[1-9]/
const officeError = /^err:\d{3}$/i
const maxLength = 20

/** `00/00/0000`, ` / / `, `dd/mm/yyyy`, `00:00`, `#########` of a column that is too narrow. */
const emptyDate = /^(?:[\s0/._:#T-]+|[dmy/. -]+|-1|2958465|invalid date)$/i
/** The 0th of January 1900, which spreadsheets show for a zero. */
const zerothDay = /^(?:1900-01-00|00?[/.-](?:0?1|jan)[/.-](?:19)?00|0?1[/.-]00?[/.-]1900)/i
/** The days that programs write for "no date". */
const zeroDays = wordSet(
  '1899-12-30 1899-12-31 1900-01-01 1970-01-01 0001-01-01 1753-01-01 2999-12-31 9999-12-31',
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
  const { kind } = sheetFields[field]
  if (kind === 'date' && isEmptyDate(text)) return true
  if (text.length > maxLength || value.test(text)) return officeError.test(text)
  const bare = text.normalize('NFKC').trim()
  if (bare === '') return true
  // A dash in a column of amounts is a zero; Python writes None where it has no amount.
  if (kind === 'amount' && parseMoney(bare).ok) return bare === 'None'
  const word = bare.toLowerCase().replace(signs, '')
  if (dashes.test(word) || words.has(word) || notGiven.test(word))
    return !(field === 'last_name' && /^(?:na|null)$/i.test(bare) && bare !== 'NA')
  if (/^0+$/.test(word)) return kind !== 'amount' && kind !== 'yes-no' && field !== 'department'
  if (wordsOrLastNames.has(word)) return field !== 'last_name' && kind !== 'amount'
  // In a column that decides about the row it may stand for euros, or for a consumer.
  if (ditto.has(word)) return kind === 'name' || kind === 'reference' || field === 'trading_name'
  if (!wordsOrNames.has(word) && !/^x+$/.test(word)) return false
  // An x is a yes.
  return kind === 'yes-no' ? word !== 'x' : kind !== 'name' || /^\W/.test(bare)
}
