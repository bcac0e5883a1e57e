import { Box, Checkbox } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import type { FieldValues } from 'react-hook-form'
import { emptyMark, overMark } from '../Checkbox'
import { FieldError, FieldHint, type FieldProps, useField } from './FieldShell'

/** Yes or no. */
export function CheckboxField<V extends FieldValues, O = V>(props: FieldProps<V, O>) {
  const { id, field, error, aria } = useField(props)
  const { label, hint } = props
  return (
    <Box mb="3">
      {error && <FieldError id={id} message={error} />}
      <Checkbox.Root
        recipe={checkboxSlotRecipe}
        ids={{ hiddenInput: id }}
        name={field.name}
        checked={Boolean(field.value)}
        invalid={Boolean(error)}
        minH="6"
        gap="3"
        cursor="pointer"
      >
        <Checkbox.HiddenInput
          {...aria}
          ref={field.ref}
          // After a change by code, React misses the change event of the next press.
          onClick={(event) => field.onChange(event.currentTarget.checked)}
          onBlur={field.onBlur}
          style={overMark}
        />
        <Checkbox.Control css={emptyMark} />
        <Checkbox.Label fontWeight="normal" fontSize="sm">
          {label}
        </Checkbox.Label>
      </Checkbox.Root>
      {hint && (
        <Box ps="8">
          <FieldHint id={id}>{hint}</FieldHint>
        </Box>
      )}
    </Box>
  )
}
