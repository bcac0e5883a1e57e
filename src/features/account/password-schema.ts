import { type Check, required } from '@/rules/check'
import { checkNewPassword } from '@/rules/person'
import { rule } from '@/ui/form/rule'

/** Taken exactly as it is typed. */
export const newPassword = rule(required('Enter a password', checkNewPassword))

const matches =
  (first: string): Check =>
  (text) =>
    text === first ? { ok: true, value: text } : { ok: false, error: 'The passwords do not match' }

/** The same password once more. */
export const confirmPassword = (password: string) => rule(matches(password))
