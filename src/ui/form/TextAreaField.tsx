import type { KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextArea } from '../Input'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

export function TextAreaField<V extends FieldValues = FieldValues>({
  rows = 4,
  onKeyDown,
  ...props
}: FieldProps<V> & { rows?: number; onKeyDown?: (event: KeyboardEvent) => void }) {
  const { shell, input } = useField(props)
  return (
    <FieldShell {...shell}>
      <TextArea h="auto" py="2" resize="vertical" {...input} rows={rows} onKeyDown={onKeyDown} />
    </FieldShell>
  )
}
