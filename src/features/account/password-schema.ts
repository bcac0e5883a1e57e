import { type Check, required } from '@/rules/check'
import { checkNewPassword } from '@/rules/person'
import { rule } from '@/ui/form/rule'

export const passwordRules =
  'At least 8 characters, not only numbers, not a common password and nothing like your name or email. Spaces may be used.'

/** Taken exactly as it is typed. */
export const newPassword = rule(required('Enter a password', checkNewPassword))

const same =
  (first: string): Check =>
  (text) =>
    text === first ? { ok: true, value: text } : { ok: false, error: 'The passwords do not match' }

/** The same password once more. */
export const confirmationOf = (password: string) => rule(same(password))
