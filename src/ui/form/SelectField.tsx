import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { ControlSelect } from './ControlSelect'
import { FieldShell, useFieldWiring } from './FieldShell'

/** A labelled select. */
export function SelectField<V extends FieldValues, O = V>({
  control,
  name,
  label,
  hint,
  optional,
  options,
}: {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  hint?: ReactNode
  optional?: boolean
  options: readonly { value: string; label: string }[]
}) {
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const wiring = useFieldWiring(name, { hint, error })
  return (
    <FieldShell wiring={wiring} text={{ label, hint, optional }} error={error}>
      <ControlSelect {...wiring} {...field}>
        {options.map(({ value, label: optionLabel }) => (
          <option key={value} value={value}>
            {optionLabel}
          </option>
        ))}
      </ControlSelect>
    </FieldShell>
  )
}
