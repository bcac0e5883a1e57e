import { Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { Button } from '../Buttons'
import { ControlInput } from './control'
import { FieldShell, useFieldWiring } from './FieldShell'

/** A password that can be looked at; pasting and password managers work. */
export function PasswordField<V extends FieldValues, O = V>({
  control,
  name,
  label,
  hint,
  autoComplete,
}: {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  hint?: ReactNode
  autoComplete: 'current-password' | 'new-password'
}) {
  const [shown, setShown] = useState(false)
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const wiring = useFieldWiring(name, { hint, error })
  const action = shown ? 'Hide' : 'Show'
  return (
    <FieldShell wiring={wiring} text={{ label, hint }} error={error}>
      <Flex gap="2">
        <ControlInput
          {...wiring}
          {...field}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button
          variant="outline"
          onClick={() => setShown(!shown)}
          aria-label={`${action} password`}
        >
          {action}
        </Button>
      </Flex>
    </FieldShell>
  )
}
