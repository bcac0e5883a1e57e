import { type DecimalSign, type Pence, parseMoney } from '@/rules/money'

/** An amount without the marks of a credit: `(40.00)`, `-40.00`, `40.00 CR`. */
export const withoutSign = (text: string): string => text.replace(/[-−–—()]|\bCR\b/gi, '')
/** An amount in pence, below zero for a credit such as `(40.00)` or `40.00 CR`; NaN for no amount. */
export function signedPence(text: string, sign?: DecimalSign): Pence {
  for (const each of sign ? [sign] : [sign, 'comma' as const]) {
    const amount = parseMoney(text, each)
    if (amount.ok) return amount.value ?? 0
    const credit = parseMoney(withoutSign(text), each)
    if (credit.ok && credit.value) return -credit.value
  }
  return Number.NaN
}
