import { type ReactNode, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

export interface FieldProps<V extends FieldValues, O = V> {
  /** The form; by default the one around the field. */
  control?: Control<V, unknown, O>
  name: FieldPath<V>
  label: ReactNode
  hint?: ReactNode
  /** Appends "(optional)" to the label. */
  optional?: boolean
  /** A warning, or what gives it for a text without an error; it never blocks submission. */
  warning?: string | null | ((text: string) => string | null) | undefined
  /** Fields to validate as well when this one changes after the first submission. */
  deps?: FieldPath<V>[]
}

/** Connects a control to its form, and to its label, hint, error and warning. */
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
  const text = String(field.value ?? '')
  const error = fieldState.error?.message
  const warningOfText = typeof warning === 'function' ? !error && warning(text) : warning
  const id = `${name.replaceAll('.', '-')}${useId()}`
  const describedBy = [
    shown.hint && `${id}-hint`,
    error && `${id}-error`,
    warningOfText && `${id}-warning`,
  ].filter(Boolean)
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  }
  return {
    id,
    field,
    text,
    error,
    aria,
    /** The props of a `FieldShell`. */
    shell: { id, error, warning: warningOfText, ...shown },
    /** The props of a control whose value is text. */
    input: { id, ...aria, ...field, value: text },
  }
}
