import { InputGroup } from '@chakra-ui/react'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { ControlInput } from './control'
import { FieldShell, useFieldWiring } from './FieldShell'

/** A labelled text box. */
export function TextField<V extends FieldValues, O = V>({
  control,
  name,
  label,
  hint,
  optional,
  warning,
  suggestions,
  prefix,
  width = 'full',
  onBlurValue,
  ...input
}: {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: string
  hint?: ReactNode
  optional?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email'
  type?: 'text' | 'email' | 'tel'
  /** A warning about the typed text; it never blocks submission. */
  warning?: (text: string) => string | null
  suggestions?: readonly string[]
  prefix?: string
  width?: 'short' | 'medium' | 'full'
  /** Called with the text on blur, for example to normalise it. */
  onBlurValue?: (text: string) => void
  spellCheck?: boolean
}) {
  const { field, fieldState } = useController({ control, name })
  const text = String(field.value ?? '')
  const error = fieldState.error?.message
  const remark = error ? null : warning?.(text)
  const wiring = useFieldWiring(name, { hint, error, warning: remark })
  const list = useId()
  const box = (
    <ControlInput
      {...input}
      {...wiring}
      {...field}
      value={text}
      width={width}
      {...(suggestions?.length && { list })}
      onBlur={() => {
        field.onBlur()
        onBlurValue?.(text)
      }}
    />
  )
  return (
    <FieldShell wiring={wiring} text={{ label, hint, optional }} error={error} warning={remark}>
      {prefix ? (
        <InputGroup startOffset="1rem" startElement={<span aria-hidden>{prefix}</span>}>
          {box}
        </InputGroup>
      ) : (
        box
      )}
      {suggestions && suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((entry) => (
            <option key={entry} value={entry} />
          ))}
        </datalist>
      )}
    </FieldShell>
  )
}
