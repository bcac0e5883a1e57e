// How a file says that its money is not in pounds.
import { memoize } from '@/lib/memoize'
import { normaliseText, termSet } from './ledger-terms'

/** The codes of other currencies than the pound, without two that are terms of a ledger. */
const currencyCodes = new Set(Intl.supportedValuesOf('currency'))
for (const code of ['GBP', 'ALL', 'TOP']) currencyCodes.delete(code)

/** Units that mean money other than pounds in the name of a column as well. */
const units =
  termSet(`eur usd chf sek nok dkk pln czk aud cad nzd jpy cny inr zar aed hkd sgd ngn kes sar thb pkr fc fcy gbx pence penny
  euro euros dollar dollars cents naira rupees rs kr yen francs foreign`)
/** Units that only an amount beside them gives away. */
const unitsOfAmounts = termSet(
  'zł fr sfr r kč ft lei us au ca nz hk dh dhs ksh tl usdollar usdollars',
)

const plainAmount = /^[\d.,£ ]*$/
const besideAmount = /[\d\s.,'’()+−–—_\ufffd-]/g

/** The currency or the pence beside an amount that is not in pounds; null for pounds, and where none is named. */
export function otherCurrencyOf(amount: string): string | null {
  if (plainAmount.test(amount)) return null
  const letters = amount.replace(besideAmount, '')
  if (/(?![£₤￡])\p{Sc}/u.test(letters)) return letters
  const code = letters.toUpperCase()
  if (currencyCodes.has(code)) return code
  const unit = normaliseText(letters)
  const isPence = unit === 'p' && /[1-9]/.test(amount)
  return isPence || units.has(unit) || unitsOfAmounts.has(unit) ? letters : null
}

/** A hundredth of a pound, where GBP is one, or thousands: `(p)`, `GBp`, `£000`, `£k`. */
const multiple = /^p$|\(p\)|\bGBp\b|£\W?(?:000s?|k\b)/

/** The currency, the pence or the thousands that the name of a column of amounts gives; null for pounds and for none. */
export function otherCurrencyOfHeader(header: string): string | null {
  const spaced = header
    .replaceAll('_', ' ')
    .replace(/[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z]{2})/g, '$& ')
  const terms = spaced.match(/\p{L}+|(?![£₤￡])\p{Sc}/gu) ?? []
  const isUnit = (term: string) =>
    /\p{Sc}/u.test(term) || units.has(term.toLowerCase()) || currencyCodes.has(term)
  return multiple.exec(header)?.[0] ?? terms.find(isUnit) ?? null
}

/** The currency named in a line outside the table: All amounts in EUR, Debts in EUR. TRY or BOB alone may be a word. */
export function otherCurrencyOfNote(note: string): string | null {
  const isOther = /£(?!\W?(?:000|k\b))|gbp|pound|sterling|\b(?:not|exclud|except|convert|without)/i
  const currency = isOther.test(note) ? null : otherCurrencyOfHeader(note)
  if (currency === null) return null
  const [before = '', after = ''] = note.split(currency)
  const isRareCode = currencyCodes.has(currency) && !units.has(currency.toLowerCase())
  if (isRareCode && !/(?:\bin |\(|\bcurrency\W{0,3})$/i.test(before)) return null
  const isOfAmounts = /\b(?:currency|amounts?|figures|values|balances)\b/i.test(before)
  return isOfAmounts || /^(?:accounts|invoices|customers)?$/.test(normaliseText(after))
    ? currency
    : null
}

const pounds =
  /^(?!.*\bno[nt]\b|.*\/).*(?:\bgbp\b|£|\bsterling\b)|^(?:(?:great )?brit(?:ish|ain) |gb |uk |united kingdom )?pounds?$|^(?:ukp|ukl|stg|local|lcy|base|home|1|gbp1|uk|gb|gbr|united kingdom|gbp\/£|826)$/

/** Whether a cell of a currency column says pounds. */
export const isPounds = memoize(
  (text): boolean => pounds.test(normaliseText(text)) && otherCurrencyOfHeader(text) === null,
)
