import { Box, Flex, Span } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Check as CheckIcon, Dot } from 'lucide-react'
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useWatch,
} from 'react-hook-form'
import * as z from 'zod/mini'
import { required } from '@/rules/check'
import { checkNewPassword } from '@/rules/person'
import { PasswordField } from '@/ui/form/PasswordField'
import { rule } from '@/ui/form/rule'
import { passwordRules } from './password-rules'

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

/** A new password with its rules, and its confirmation, whose field is named `re_…`. */
export function NewPasswordFields<V extends FieldValues>({
  control,
  name,
  label,
  personal,
}: {
  control: Control<V>
  name: FieldPath<V>
  label: string
  /** Name and email, which the password must not resemble; omitted if unknown. */
  personal?: readonly string[]
}) {
  const confirmation = `re_${name}` as FieldPath<V>
  const password = useWatch({ control, name })
  return (
    <>
      <PasswordField
        control={control}
        name={name}
        label={label}
        hint={<PasswordRules password={password} personal={personal} />}
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name={confirmation}
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
      />
    </>
  )
}

/** The password rules, each marked as met while typing. */
const PasswordRules = ({
  password,
  personal,
}: {
  password: string
  personal: readonly string[] | undefined
}) => (
  <Box as="ul" listStyleType="none">
    {passwordRules(password, personal).map(({ text, met }) => (
      <Flex as="li" key={text} gap="2" color={met ? 'fg.success' : undefined}>
        <Flex aria-hidden align="center" h="1.125rem">
          {met ? <CheckIcon size={14} /> : <Dot size={14} />}
        </Flex>
        <span>
          {text}
          {met && <Span srOnly> (met)</Span>}
        </span>
      </Flex>
    ))}
  </Box>
)
