import { Input, InputGroup, Span } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../Buttons'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

/** A password field with a show button and a Caps Lock warning; pasting is allowed. */
export function PasswordField<V extends FieldValues, O = V>({
  autoComplete,
  label,
  ...props
}: FieldProps<V, O> & { label: string; autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const { shell, input } = useField({
    ...props,
    label,
    warning: hasCapsLock ? 'Caps Lock is on' : null,
  })
  const onKey = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <FieldShell {...shell}>
      <InputGroup
        endElementProps={{ px: '0.5' }}
        endElement={
          // Not by an `aria-label`, which would make it a second control of that label.
          <Button variant="ghost" size="sm" onClick={() => setShown(!isShown)}>
            <span>{isShown ? 'Hide' : 'Show'}</span> <Span srOnly>{label.toLowerCase()}</Span>
          </Button>
        }
      >
        <Input
          {...input}
          pe="16"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={onKey}
          onKeyUp={onKey}
          onBlur={() => {
            input.onBlur()
            setCapsLock(false)
          }}
        />
      </InputGroup>
    </FieldShell>
  )
}
