import { type ReactNode, useId } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { fieldAria } from './FieldShell'

/** The props of a field of the form around it. Its name is checked where the type of the values is given. */
export interface FieldProps<V extends FieldValues> {
  name: NoInfer<FieldPath<V>>
  label: ReactNode
  hint?: ReactNode
  isOptional?: boolean
  /** A warning, or what gives it for a text without an error; it never blocks submission. */
  warning?: string | null | ((text: string) => string | null) | undefined
  /** Fields to validate as well when this one changes after the first submission. */
  deps?: NoInfer<FieldPath<V>>[]
}

/** Connects a control to its form and its `FieldShell`. */
export function useField<V extends FieldValues>({ name, deps, warning, ...shown }: FieldProps<V>) {
  const { field, fieldState } = useController({ name, ...(deps && { rules: { deps } }) })
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
