import { Span } from '@chakra-ui/react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../Buttons'
import { Input, InputGroup } from '../Input'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

/** A password field with a show button; pasting is allowed. */
export function PasswordField<V extends FieldValues = FieldValues>({
  autoComplete,
  ...props
}: FieldProps<V> & { label: string; autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setShown] = useState(false)
  const { shell, input } = useField(props)
  return (
    <FieldShell {...shell}>
      <InputGroup
        end={
          // Not by an `aria-label`, which would make it a second control of that label.
          <Button variant="ghost" size="sm" onClick={() => setShown(!isShown)}>
            <span>{isShown ? 'Hide' : 'Show'}</span> <Span srOnly>{props.label.toLowerCase()}</Span>
          </Button>
        }
      >
        <Input
          pe="16"
          {...input}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
      </InputGroup>
    </FieldShell>
  )
}
