import { trimEndMatching } from '@/lib/trim'
import type { Check } from './check'

/** A whole number of pence. Money never passes through floating point. */
export type Pence = number

/** What text that is no amount at all is refused with; a field may have words of its own. */
export const notAnAmount = 'Enter an amount in pounds and pence, like 1,234.50'
const negative = 'The amount cannot be negative'

/** Text of digits, perhaps with a fraction, to pence; null where more than two decimals count. */
function toPence(whole: string, fraction: string): Pence | null {
  const decimals = trimEndMatching(fraction, /0/)
  const pence = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return decimals.length > 2 || !Number.isSafeInteger(pence) ? null : pence
}

/** Ten digits before the point, as the server's columns hold. */
const maxPence = 9_999_999_999_99

/** 1234, 1234.50, £1234.50 and £1,234.50: at most ten digits before the point. */
const plainAmount = /^£?([1-9]\d{0,9}|[1-9]\d{0,2}(?:,\d{3}){1,2}|[1-9](?:,\d{3}){3})(?:\.(\d\d))?$/

/**
 * An amount as people write it: pounds, commas between thousands, GBP or a pound sign.
 * Blank, "nil" and "-" are no amount. Never a silently different number: what is in verifyBatch is refused.
 */
export const parseMoney: Check<Pence | null> = (text) => {
  // How most amounts of a long file are written: nothing about them has to be put right.
  const plain = plainAmount.exec(text)
  if (plain?.[1]) {
    return { ok: true, value: Number(plain[1].replaceAll(',', '')) * 100 + Number(plain[2] ?? 0) }
  }
  // Composing turns 100² into 1002: such digits are not read at all.
  if (/\p{No}/u.test(text)) return { ok: false, error: notAnAmount }
  const bare = text.normalize('NFKC').trim()
  if (/^(|nil|[-–—])$/i.test(bare)) return { ok: true, value: null }
  const signless = bare
    .replace(/^(£|GBP)\s*/i, '')
    .replace(/GBP$/i, '')
    .trimEnd()
  if (/^[-−(]/.test(bare) || /^[-−(]/.test(signless) || /(-|−|CR)$/i.test(signless)) {
    return { ok: false, error: /\d/.test(signless) ? negative : notAnAmount }
  }
  // No group begins with a nought: 0,500 is half a pound in much of Europe, not five hundred.
  const match = /^([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d+)(?:\.(\d*))?$/.exec(signless)
  if (!match?.[1]) return { ok: false, error: notAnAmount }
  const pence = toPence(match[1].replace(/[, ]/g, ''), match[2] ?? '')
  if (pence === null || pence > maxPence) return { ok: false, error: notAnAmount }
  return { ok: true, value: pence }
}

/**
 * A decimal of the server, as number or text, to pence; exact, and null for what is no amount.
 * As large as pence are exact: sums outgrow what may be typed.
 * A negative one is read: a refund is the server's to say.
 */
export function readDecimal(value: number | string): Pence | null {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(String(value).trim())
  if (!match?.[2]) return null
  const pence = toPence(match[2], match[3] ?? '')
  if (pence === null) return null
  return match[1] === '-' && pence !== 0 ? -pence : pence
}

/** As the wire wants it, in pounds: dividing whole pence once gives the double its decimals name. */
export const toWire = (pence: Pence): number => pence / 100

/** `1234.50`: for spreadsheets and input fields. */
export function plainMoney(pence: Pence): string {
  const digits = String(Math.abs(pence)).padStart(3, '0')
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** An amount that came and could not be read is never shown as another. */
export const formatMoneyOrUnknown = (pence: Pence | null) =>
  pence === null ? 'Unknown' : formatMoney(pence)

/** `£1,234.50`, with a real minus sign. */
export function formatMoney(pence: Pence): string {
  const [pounds = '0', rest] = plainMoney(Math.abs(pence)).split('.')
  let grouped = pounds.slice(-3)
  for (let end = pounds.length - 3; end > 0; end -= 3) {
    grouped = `${pounds.slice(Math.max(0, end - 3), end)},${grouped}`
  }
  return `${pence < 0 ? '−' : ''}£${grouped}.${rest}`
}
