import { groupThousands } from '@/lib/format-integer'
import { trimEndMatching } from '@/lib/trim'
import type { Checked } from './check'

/** A whole number of pence, so that no sum has rounding errors. */
export type Pence = number

/** The error for a text that is no amount; a field may replace it. */
export const notAnAmount = 'Enter an amount in pounds and pence, like 1,234.50'
const negative = 'The amount cannot be negative'
const tooLarge = 'The amount must be less than £10 billion'

/** The decimals of a program's binary number that is less than a millionth from whole pence. */
const binaryNoise = /^(\d\d)(?:0{6,}\d{1,4}|(9{6,}\d{0,4}))$/

/** Digits with an optional fraction as pence; null for more than two significant decimals. */
function toPence(whole: string, fraction: string): Pence | null {
  const [, near, nines] = binaryNoise.exec(fraction) ?? []
  const decimals = near ?? trimEndMatching(fraction, /0/)
  const pence = Number(whole) * 100 + Number(decimals.padEnd(2, '0')) + (nines ? 1 : 0)
  return decimals.length > 2 || !Number.isSafeInteger(pence) ? null : pence
}

/** Ten digits before the point, the limit of the server's columns. */
const maxPounds = 9_999_999_999

/** 1234, 1234.50, £1234.50 and £1,234.50: at most ten digits before the point. */
const plainAmount = /^£?([1-9]\d{0,9}|[1-9]\d{0,2}(?:,\d{3}){1,2}|[1-9](?:,\d{3}){3})(?:\.(\d\d))?$/

/** The sign before the pence. */
export type DecimalSign = 'point' | 'comma'

/** Words of ledgers for nothing. */
const zeroWord =
  /^£?\s?(?:(?:nill?\.?|no|zero|nothing)(?: balance| due| owing| outstanding)|nill?|zero|nought|nothing|none|settled|cleared|written off)\.?$/i
/** `Paid 12/02/2026`, `PAID - BACS`. Beside an amount it may be paid in part. */
const paidWord =
  /^(?:fully )?paid(?: in full)?[\s.,:–—-]{0,3}(?:(?:by|via) )?(?:bacs|card|cash|cheque|direct debit|bank transfer)?(?: ?\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2})?$/i
/** 0, 0.00, 0,00, .00, a dash for each, and their accounting forms: `0.-`, `-.--`. */
const zeroFigure = /^(?:0[0,. ']*|[.,]0+|)(?:[.,]?[-−–—‐‒―]{1,3})?$/
/** `0E-10`, `2.27e-13`, `-0.00000000000001`: zero, or the rest that a spreadsheet's subtraction left. */
const zeroExponent =
  /^[-−]?(?:0\.0{6}\d{0,30}|0(?:\.0{1,10})?e[-+]?\d{1,3}|\d(?:\.\d{1,20})?e-(?:0?[6-9]|\d{2,3}))$/i
const dash = /[-−–—‐‒―]/
const creditStart = /^(?:[-−–—(]|CR\b)/i
const leadingSign = /^[-+−–—‐‒―]/
const currencyOrSide = /£|gbp|(?:[cd]r?|p)\b\.?/gi

/** Whether a ledger says that an amount is nothing: nil, -, £-, 0.00 CR, (0.00), -0.00, (paid), £0.00 (paid). */
function isWrittenZero(text: string): boolean {
  const bare = text.replace(/\s?\(paid\)$/i, '').replace(/^\((\D*)\)$/, '$1')
  if (bare === '' || [zeroWord, paidWord, zeroExponent].some((zero) => zero.test(bare))) return true
  const figure = bare
    .replace(currencyOrSide, '')
    .replace(/[()\s]/g, '')
    .replace(leadingSign, '')
  if (figure === '') return dash.test(bare)
  return (figure.includes('0') || dash.test(figure)) && zeroFigure.test(figure)
}

/** An amount without its currency, and with the pence for which a dash stands: `£ 1.250,-`, `75.--`, `100/-`. */
const normaliseAmount = (text: string) =>
  text
    .replace(/^(?:(?:UK|GBP|STG)?\s*[£₤]|GBP|STG)\s*/i, '')
    .replace(/(?<=[\dP]\s?)DR?\.?$/i, '')
    .trimEnd()
    .replace(/(?:[£₤]|\(GBP\)|GBP|STG|pounds?(?: sterling)?|sterling)$/i, '')
    .trimEnd()
    .replace(/(?<=\d)\/[-−–—]$/, '')
    .replace(/(?<=\d,)[-−–—]$|(?<=\d[.,])[-−–—]{2}$/, '00')

const ambiguous = /^([1-9]\d{0,2})\.(\d{3})$/

/**
 * The possible meanings in pence of an amount such as `12.500`, whose point may be the decimal point or
 * may group thousands. Empty for any other text.
 */
export function amountReadings(text: string): Pence[] {
  if (!/\.\d{3}(?!\d)/.test(text)) return []
  const bare = normaliseAmount(text.normalize('NFKC').trim())
  const [, pounds = '', decimals = ''] = ambiguous.exec(bare) ?? []
  if (pounds === '') return []
  const grouped = Number(pounds + decimals) * 100
  // No amount has three decimals.
  const isPence = decimals.endsWith('0')
  return isPence ? [Number(pounds) * 100 + Number(decimals.slice(0, 2)), grouped] : [grouped]
}

const swappedSigns: Record<string, string> = { '.': ',', ',': '.' }

/** The number with a decimal point. Also with a decimal comma, 12.50 and 1,234.50 are pounds and pence. */
const toDecimalPoint = (number: string, sign?: DecimalSign) =>
  sign === 'comma' && !/^\d[\d,']*\.\d{1,2}$/.test(number)
    ? number.replace(/[.,]/g, (found) => swappedSigns[found] ?? found)
    : number

/**
 * Parses an amount in pounds, with thousands separators, GBP or a pound sign, as pence. Blank is null; a
 * dash, "nil" and other written zeros are 0. An ambiguous amount is refused rather than read as another.
 * @param sign the decimal sign of a file; unknown, 12.500 is refused, and 12,500 where it is a comma
 */
export function parseMoney(text: string, sign?: DecimalSign): Checked<Pence | null> {
  // Fast path for most amounts of a long file, which need no normalisation.
  const plain = sign === 'comma' ? null : plainAmount.exec(text)
  if (plain?.[1]) {
    return { ok: true, value: Number(plain[1].replace(/,/g, '')) * 100 + Number(plain[2] ?? 0) }
  }
  // NFKC would turn 100² into 1002.
  if (/\p{No}/u.test(text)) return { ok: false, error: notAnAmount }
  const bare = text.normalize('NFKC').trim()
  if (bare === '') return { ok: true, value: null }
  if (isWrittenZero(bare)) return { ok: true, value: 0 }
  const signless = normaliseAmount(bare.replace(/^\+ ?(?=[£\d])/, ''))
  if (creditStart.test(bare) || creditStart.test(signless) || /(?:-|−|CR)$/i.test(signless)) {
    return { ok: false, error: /\d/.test(signless) ? negative : notAnAmount }
  }
  // With a decimal comma, a person may mean a thousand by 1,250.
  const grouped = sign === 'comma' && /^\d+,\d{3}$/.test(signless) && signless.replace(',', '.')
  const readings = amountReadings(grouped || (sign ? '' : signless))
  if (readings.length > 0) {
    return { ok: false, error: `Enter ${bare} as ${readings.map(formatMoney).join(' or ')}` }
  }
  const number = toDecimalPoint(signless.replace(/[’‘´`]/g, "'"), sign)
  // No group begins with zero: 0,500 is half a pound in much of Europe, not five hundred.
  const match = /^([1-9]\d{0,2}(?:([, '_])\d{3})(?:\2\d{3})*|\d+)(?:\.(\d*))?$/.exec(number)
  if (!match?.[1]) return { ok: false, error: notAnAmount }
  const pounds = match[1].replace(/[, '_]/g, '')
  if (Number(pounds) > maxPounds) return { ok: false, error: tooLarge }
  const pence = toPence(pounds, match[3] ?? '')
  return pence === null ? { ok: false, error: notAnAmount } : { ok: true, value: pence }
}

/**
 * Reads the server's decimal in pounds, sent as number or text, rounded half up to pence; null if it is
 * no amount. Negative amounts (refunds), exponents (`0E-10`) and sums beyond what may be typed are
 * accepted.
 */
export function readDecimal(value: number | string): Pence | null {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/i.exec(String(value).trim())
  if (!match) return null
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  const end = whole.length + Number(exponent) + 2
  const digits = (whole + fraction).padEnd(end, '0')
  const roundedUp = end >= 0 && Number(digits[end] ?? 0) >= 5 ? 1 : 0
  const pence = Number(digits.slice(0, Math.max(0, end))) + roundedUp
  if (!Number.isSafeInteger(pence)) return null
  return sign === '-' && pence !== 0 ? -pence : pence
}

/** Pounds for a request body: one division of whole pence gives the nearest double. */
export const toWire = (pence: Pence): number => pence / 100

/** `1234.50`, for spreadsheets and input fields. */
export function plainMoney(pence: Pence): string {
  const digits = String(Math.abs(pence)).padStart(3, '0')
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** An amount, or "Unknown" for one that could not be read. */
export const formatMoneyOrUnknown = (pence: Pence | null) =>
  pence === null ? 'Unknown' : formatMoney(pence)

/** `£1,234.50`, with a real minus sign. */
export function formatMoney(pence: Pence): string {
  const [pounds = '0', rest] = plainMoney(Math.abs(pence)).split('.')
  return `${pence < 0 ? '−' : ''}£${groupThousands(pounds)}.${rest}`
}
