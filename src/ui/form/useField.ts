import { type ReactNode, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { fieldAria } from './FieldShell'

export interface FieldProps<V extends FieldValues, O = V> {
  /** The form; by default the one around the field. */
  control?: Control<V, unknown, O>
  name: FieldPath<V>
  label: ReactNode
  hint?: ReactNode
  isOptional?: boolean
  /** A warning, or what gives it for a text without an error; it never blocks submission. */
  warning?: string | null | ((text: string) => string | null) | undefined
  /** Fields to validate as well when this one changes after the first submission. */
  deps?: FieldPath<V>[]
}

/** Connects a control to its form and its `FieldShell`. */
export function useField<V extends FieldValues, O>({
  control,
  name,
  deps,
  warning,
  ...shown
}: FieldProps<V, O>) {
  const { field, fieldState } = useController({
    name,
    ...(control && { control }),
    ...(deps && { rules: { deps } }),
  })
  const id = `${name.replaceAll('.', '-')}${useId()}`
  const text = String(field.value ?? '')
  const error = fieldState.error?.message
  const shell = {
    ...shown,
    id,
    error,
    warning: typeof warning === 'function' ? !error && warning(text) : warning,
  }
  return {
    field,
    shell,
    /** The props of a control whose value is text. */
    input: { id, ...fieldAria(id, shell), ...field, value: text },
  }
}
