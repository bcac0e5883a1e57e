import type { FieldValues } from 'react-hook-form'
import { RadioGroup, type RadioGroupProps } from '../RadioGroup'
import { type FieldProps, useField } from './useField'

/** A group of radio buttons of a form. */
export function RadioGroupField<V extends FieldValues, O = V>({
  legend,
  options,
  inline,
  ...props
}: Pick<FieldProps<V, O>, 'control' | 'name' | 'deps'> &
  Pick<RadioGroupProps<string>, 'legend' | 'hint' | 'options' | 'inline'>) {
  const { id, field, error, aria } = useField({ ...props, label: legend })
  return (
    <RadioGroup
      {...{ id, legend, options, inline, error, ...aria, ...field }}
      hint={props.hint}
      mb="3"
      value={String(field.value ?? '')}
    />
  )
}
