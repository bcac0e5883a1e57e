import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { required } from '@/rules/check'
import { checkNewPassword } from '@/rules/person'
import { PasswordField } from '@/ui/form/PasswordField'
import { rule } from '@/ui/form/rule'

/** The schema of a new password, which is never trimmed. */
const passwordSchema = rule(required('Enter a password', checkNewPassword))

const confirmationSchema = (password: unknown) =>
  rule((text) =>
    text === password
      ? { ok: true, value: text }
      : { ok: false, error: 'The passwords do not match' },
  )

/** The resolver of a form with a new password and its confirmation, and the schemas of its other fields. */
export const newPasswordResolver =
  <V extends FieldValues>(
    name: FieldPath<V>,
    fields: { [K in keyof V]?: z.ZodMiniType<V[K]> } = {},
  ): Resolver<V> =>
  (values, ...rest) => {
    const confirmation = confirmationSchema(values[name])
    const schema = z.object({ ...fields, [name]: passwordSchema, [`re_${name}`]: confirmation })
    return zodResolver(schema as unknown as z.ZodMiniType<V, V>)(values, ...rest)
  }

/**
 * Shows the server's error about differing passwords, which names no field, at the confirmation.
 * @param confirmation name of the confirmation field
 */
export const passwordServerField = (confirmation: string) => (path: string, message: string) =>
  path === '' && /password/i.test(message) ? confirmation : path

/** A new password, and its confirmation, whose field is named `re_…`. */
export function NewPasswordFields({ name, label }: { name: string; label: string }) {
  const confirmation = `re_${name}`
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        hint="At least 8 characters, not only numbers, not a common password, and not like your name or email."
        autoComplete="new-password"
        deps={[confirmation]}
      />
      <PasswordField
        name={confirmation}
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
      />
    </>
  )
}
