import { Input } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

/** A labelled text area. */
export function TextAreaField<V extends FieldValues, O = V>({
  rows = 4,
  onKeyDown,
  ...props
}: FieldProps<V, O> & { rows?: number; onKeyDown?: (event: KeyboardEvent) => void }) {
  const { shell, input } = useField(props)
  return (
    <FieldShell {...shell}>
      <Input asChild h="auto" py="2" resize="vertical">
        <textarea {...input} rows={rows} onKeyDown={onKeyDown} />
      </Input>
    </FieldShell>
  )
}
