import { Input, InputGroup } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, FieldShell, useField } from './FieldShell'

type InputProps = Pick<ComponentProps<typeof Input>, 'autoComplete' | 'inputMode' | 'type' | 'maxW'>

/** A labelled text box. */
export function TextField<V extends FieldValues, O = V>({
  control,
  name,
  label,
  hint,
  optional,
  warning,
  suggestions = [],
  prefix,
  ...rest
}: FieldProps<V, O> &
  InputProps & {
    suggestions?: readonly string[]
    prefix?: string
  }) {
  const { shell, input } = useField({ control, name, label, hint, optional, warning })
  const list = useId()
  const box = <Input {...rest} {...input} {...(suggestions.length > 0 && { list })} />
  return (
    <FieldShell {...shell}>
      {prefix ? (
        <InputGroup startOffset="1rem" startElement={<span aria-hidden>{prefix}</span>}>
          {box}
        </InputGroup>
      ) : (
        box
      )}
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((entry) => (
            <option key={entry} value={entry} />
          ))}
        </datalist>
      )}
    </FieldShell>
  )
}

/** A text box for an amount in pounds. */
export const MoneyField = <V extends FieldValues, O = V>(
  props: Omit<ComponentProps<typeof TextField<V, O>>, 'prefix' | 'inputMode'>,
) => <TextField {...props} prefix="£" inputMode="decimal" />
