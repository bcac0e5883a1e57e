import type { FieldValues } from 'react-hook-form'
import { Select } from '../Input'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

export function SelectField<V extends FieldValues = FieldValues>({
  options,
  ...props
}: FieldProps<V> & { options: readonly { value: string; label: string }[] }) {
  const { shell, input } = useField(props)
  return (
    <FieldShell {...shell}>
      <Select {...input}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldShell>
  )
}
