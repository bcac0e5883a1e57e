import type { Check } from './check'
import { formatMoney, type Pence } from './money'

const pattern = /^(?:£|GBP)?\s*([1-9]\d{0,2})\.(\d{3})\s*(?:GBP)?$/i

/**
 * The possible meanings of an amount such as `12.500`, in pence: the point may be the decimal point
 * or may group thousands. Empty for any other text.
 */
export function amountReadings(text: string): Pence[] {
  const [, pounds = '', decimals = ''] = pattern.exec(text.normalize('NFKC').trim()) ?? []
  if (pounds === '') return []
  const grouped = Number(pounds + decimals) * 100
  // No amount has three decimals.
  const isPence = decimals.endsWith('0')
  return isPence ? [Number(pounds) * 100 + Number(decimals.slice(0, 2)), grouped] : [grouped]
}

/** Refuses an amount with two possible meanings, and names them. */
export const unambiguous =
  (check: Check<Pence>): Check<Pence> =>
  (text) => {
    const readings = amountReadings(text)
    if (readings.length === 0) return check(text)
    const meanings = readings.map(formatMoney).join(' or ')
    return { ok: false, error: `Choose what you mean by ${text.trim()}: ${meanings}` }
  }
