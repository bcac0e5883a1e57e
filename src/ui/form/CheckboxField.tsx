import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { ControlMark } from './control'
import { errorEdge, FieldError, FieldHint, useFieldWiring } from './FieldShell'

/** Yes or no. */
export function CheckboxField<V extends FieldValues, O = V>({
  control,
  name,
  label,
  hint,
}: {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: ReactNode
  hint?: ReactNode
}) {
  const {
    field: { value, ...field },
    fieldState,
  } = useController({ control, name })
  const error = fieldState.error?.message
  const wiring = useFieldWiring(name, { hint, error })
  return (
    <Box mb="3" {...(error && errorEdge)}>
      {error && <FieldError id={wiring.id} message={error} />}
      <Flex gap="3" align="center" minH="8">
        <ControlMark {...wiring} {...field} type="checkbox" checked={Boolean(value)} />
        <Box asChild cursor="pointer">
          <label htmlFor={wiring.id}>{label}</label>
        </Box>
      </Flex>
      {hint && (
        <Box ps="9">
          <FieldHint id={wiring.id}>{hint}</FieldHint>
        </Box>
      )}
    </Box>
  )
}
