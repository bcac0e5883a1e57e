import { Box } from '@chakra-ui/react'
import type { FieldValues } from 'react-hook-form'
import { Checkbox } from '../Checkbox'
import { FieldError, FieldHint } from './FieldShell'
import { type FieldProps, useField } from './useField'

/** Yes or no. */
export function CheckboxField<V extends FieldValues, O = V>(props: FieldProps<V, O>) {
  const { id, field, error, aria } = useField(props)
  const { value, ...input } = field
  return (
    <Box mb="3">
      {error && <FieldError id={id} message={error} />}
      <Checkbox id={id} checked={Boolean(value)} {...aria} {...input}>
        {props.label}
      </Checkbox>
      {props.hint && (
        <Box ps="8">
          <FieldHint id={id}>{props.hint}</FieldHint>
        </Box>
      )}
    </Box>
  )
}
