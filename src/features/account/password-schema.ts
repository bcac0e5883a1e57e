import { type Check, required } from '@/rules/check'
import { checkNewPassword } from '@/rules/person'
import { rule } from '@/ui/form/rule'

/** The password is never trimmed. */
export const newPassword = rule(required('Enter a password', checkNewPassword))

const matches =
  (first: string): Check =>
  (text) =>
    text === first ? { ok: true, value: text } : { ok: false, error: 'The passwords do not match' }

/** Validates the repeated password. */
export const confirmPassword = (password: string) => rule(matches(password))
