import { memoize } from '@/lib/memoize'
import type { SheetField } from '@/rules/import-columns'
import { parseMoney } from '@/rules/money'
import { possibleDays } from '@/rules/parse-date'
import { sheetFields } from './sheet-fields'

/** Signs and spaces, which do not matter: `N/A`, `n.a.`, `<NA>`, `(None given)`, `?`. */
const signs = /[\s.,/()<>[\]?!*_@]+/g
const dashes = /^[-−–—―‐]*$/
const termSet = (list: string) => new Set(list.split(/[,\s]+/))

/** Placeholders of programs and people, without signs and spaces. */
const placeholders =
  termSet(`null, na, n\\a, nk, \\n, #na, #na#na, #ref, #value, #null, #num, #name, #spill, #calc, #div0, tba, tbc, tbd,
  tbn, awaiting, withheld, tofollow, tobeconfirmed, tobeadvised, tobedecided, tobeannounced, tobeprovided, nodata,
  noinformation, novalue, noemail, noe-mail, nophone, nonumber, noaddress, nodate, noreference, noref, novat, nocompanynumber`)
/** `Not known`, `None given`, `Nothing on file`. */
const notGiven =
  /^(?:not|none|nothing)(?:known|available|applicable|provided|given|set|supplied|recorded|registered|specified|stated|disclosed|held|onfile)$/
/** Placeholders that are a last name as well, or an amount: the export writes Unknown for one that cannot be read. */
const placeholdersOrLastNames = termSet(
  'none, nothing, unknown, unk, undefined, unspecified, unavailable',
)
/** Placeholders that are names as well. */
const placeholdersOrNames = termSet('nil, nan, nat, ka, blank, empty, missing, pending, zero')
/** Signs for the value of the line above. */
const ditto = termSet(`" '' “ ” “” ”” 〃 ditto -do- asabove sameasabove seeabove`)
/** A text with another digit than zero is a value, but for the errors of LibreOffice: `Err:502`. */
const otherDigits = /^(?!err:)[^1-9]*[1-9]/i
const maxLength = 20

/** `00/00/0000`, ` / / `, `dd/mm/yyyy`, `00:00`, `#########` of a column that is too narrow. */
const emptyDate = /^(?:[\s0/._:#T-]+|[dmy/. -]+|-1|2958465|invalid date)$/i
/** The 0th of January 1900, which spreadsheets show for a zero. */
const zerothDay = /^(?:1900-01-00|00?[/.-](?:0?1|jan)[/.-](?:19)?00|0?1[/.-]00?[/.-]1900)/i
/** The days that programs write for "no date". */
const zeroDays = termSet(
  '1899-12-30 1899-12-31 1900-01-01 1970-01-01 0001-01-01 1753-01-01 2999-12-31 9999-12-31',
)

const isEmptyDate = (text: string): boolean =>
  emptyDate.test(text) ||
  zerothDay.test(text) ||
  possibleDays(text).some((day) => zeroDays.has(day))

/** The meaning of a placeholder: `zero`, `above`, or nothing, where some may also be names; null for a value. */
const meaningOf = memoize((text) => {
  const term = text.normalize('NFKC').toLowerCase().replace(signs, '')
  if (dashes.test(term) || placeholders.has(term) || notGiven.test(term) || term.startsWith('err:'))
    return 'nothing'
  if (/^0+$/.test(term)) return 'zero'
  if (ditto.has(term)) return 'above'
  if (placeholdersOrLastNames.has(term)) return 'nothing-or-last-name'
  return placeholdersOrNames.has(term) || /^x+$/.test(term) ? 'nothing-or-name' : null
})

/** Whether a cell says that there is nothing: blank, N/A, TBC, -, #N/A, 00000, 30/12/1899. */
export function isPlaceholder(text: string, field: SheetField): boolean {
  if (text === '') return true
  if (field === 'last_invoice_date' && isEmptyDate(text)) return true
  const meaning = text.length > maxLength || otherDigits.test(text) ? null : meaningOf(text)
  if (meaning === null) return false
  const { kind } = sheetFields[field]
  const bare = text.trim()
  if (bare === '') return true
  // A dash in a column of amounts is a zero; Python writes None where it has no amount.
  if (kind === 'amount' && parseMoney(bare).ok) return bare === 'None'
  switch (meaning) {
    case 'nothing':
      return !(field === 'last_name' && /^(?:Na|null)$/i.test(bare) && bare !== 'NA')
    case 'zero':
      return kind !== 'amount' && kind !== 'yes-no' && field !== 'department'
    case 'above':
      // In a column that decides about the row it may stand for euros, or for a consumer.
      return kind === 'name' || kind === 'reference' || field === 'trading_name'
    case 'nothing-or-last-name':
      return kind !== 'amount' && field !== 'last_name'
    default:
      // An x is a yes, also to whether it is paid.
      return kind === 'yes-no' || field === 'amount_paid'
        ? !/^x$/i.test(bare)
        : kind !== 'name' || /^\W|^(?:nan|NaN)$/.test(bare)
  }
}
