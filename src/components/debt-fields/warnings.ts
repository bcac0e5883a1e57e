import type { Check } from '@/rules/check'
import { checkOutstanding } from '@/rules/debt'
import { parseMoney } from '@/rules/money'
import { suggestEmail } from '@/rules/person'

type Warning = (text: string) => string | null

/** Turns a rule's warning into a field warning; none for blank text. */
export const warningOf =
  (check: Check<unknown>): Warning =>
  (text) => {
    const checked = text.trim() === '' ? null : check(text)
    return checked?.ok ? (checked.warning ?? null) : null
  }

export const warnOfEmail: Warning = (text) => {
  const suggestion = suggestEmail(text)
  return suggestion && `Did you mean ${suggestion}?`
}

/** @param amount the original amount as typed */
export const warnOfOutstanding =
  (amount: string): Warning =>
  (text) => {
    const [original, left] = [parseMoney(amount), parseMoney(text)]
    const isMore = original.ok && left.ok && (left.value ?? 0) > (original.value ?? Infinity)
    return isMore ? 'This is more than the original amount' : warningOf(checkOutstanding)(text)
  }
