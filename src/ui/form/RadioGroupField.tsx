import type { FieldValues } from 'react-hook-form'
import { RadioGroup, type RadioGroupProps } from '../RadioGroup'
import { type FieldProps, useField } from './useField'

/** A group of radio buttons of a form. */
export function RadioGroupField<V extends FieldValues, O = V>({
  options,
  isInline,
  ...props
}: FieldProps<V, O> & Pick<RadioGroupProps<string>, 'options' | 'isInline'>) {
  const { field, shell } = useField(props)
  const { id, label, hint, error } = shell
  return <RadioGroup {...field} {...{ id, hint, error, options, isInline }} legend={label} />
}
