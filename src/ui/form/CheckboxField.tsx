import { Box } from '@chakra-ui/react'
import type { FieldValues } from 'react-hook-form'
import { Checkbox } from '../Checkbox'
import { FieldError } from './FieldShell'
import { type FieldProps, useField } from './useField'

export function CheckboxField<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  const { field, shell, input } = useField(props)
  return (
    <Box mb="3">
      {shell.error && <FieldError id={shell.id} message={shell.error} />}
      <Checkbox {...input} value="yes" hint={shell.hint} checked={Boolean(field.value)}>
        {shell.label}
      </Checkbox>
    </Box>
  )
}
