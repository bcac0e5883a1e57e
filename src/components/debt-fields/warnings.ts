import type { Check } from '@/rules/check'
import { suggestEmail } from '@/rules/person'

export type Warning = (text: string) => string | null

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
