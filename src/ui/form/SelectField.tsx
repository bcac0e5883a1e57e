import type { FieldValues } from 'react-hook-form'
import { ControlSelect } from './ControlSelect'
import { type FieldProps, FieldShell, useField } from './FieldShell'

/** A labelled select. */
export function SelectField<V extends FieldValues, O = V>({
  options,
  ...props
}: FieldProps<V, O> & { options: readonly { value: string; label: string }[] }) {
  const { shell, input } = useField(props)
  return (
    <FieldShell {...shell}>
      <ControlSelect {...input}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ControlSelect>
    </FieldShell>
  )
}
