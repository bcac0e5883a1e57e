import type { FieldValues } from 'react-hook-form'
import { RadioGroup, type RadioGroupProps } from '../RadioGroup'
import { type FieldProps, useField } from './useField'

type RadioProps = Pick<RadioGroupProps<string>, 'options' | 'isInline'>

export function RadioGroupField<V extends FieldValues = FieldValues>({
  options,
  isInline,
  onChosen,
  ...props
}: FieldProps<V> & RadioProps & { onChosen?: (value: string) => void }) {
  const { field, shell } = useField(props)
  const { id, label, hint, error } = shell
  const onChange = (value: string) => {
    field.onChange(value)
    onChosen?.(value)
  }
  return (
    <RadioGroup {...field} {...{ id, hint, error, options, isInline, onChange }} legend={label} />
  )
}
