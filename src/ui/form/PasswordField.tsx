import { InputGroup, Span } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { Button } from '../Buttons'
import { ControlInput } from './control'
import { FieldShell, useFieldWiring } from './FieldShell'

/** A password field with a show button and a Caps Lock warning; pasting is allowed. */
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
  const [capsLock, setCapsLock] = useState(false)
  const warning = capsLock ? 'Caps Lock is on' : null
  const wiring = useFieldWiring(name, { hint, error, warning })
  const onKey = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const action = shown ? 'Hide' : 'Show'
  return (
    <FieldShell wiring={wiring} text={{ label, hint }} error={error} warning={warning}>
      <InputGroup
        endElementProps={{ px: '0.5' }}
        endElement={
          <Button variant="ghost" size="sm" onClick={() => setShown(!shown)}>
            {action} <Span srOnly>{label.toLowerCase()}</Span>
          </Button>
        }
      >
        <ControlInput
          {...wiring}
          {...field}
          pe="16"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={onKey}
          onKeyUp={onKey}
          onBlur={() => {
            field.onBlur()
            setCapsLock(false)
          }}
        />
      </InputGroup>
    </FieldShell>
  )
}
