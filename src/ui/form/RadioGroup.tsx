import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { ControlMark } from './control'
import { errorEdge, FieldError, FieldHint, useFieldWiring } from './FieldShell'

/** One of a few, all in sight. */
export function RadioGroupField<V extends FieldValues, O = V>({
  control,
  name,
  legend,
  hint,
  options,
  inline = false,
}: {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  legend: string
  hint?: ReactNode
  options: readonly { value: string; label: string; hint?: string }[]
  inline?: boolean
}) {
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const { id, ...described } = useFieldWiring(name, { hint, error })
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      {...described}
      mb="5"
      {...(error && errorEdge)}
    >
      <Box id={`${id}-legend`} fontWeight="medium" mb="1">
        {legend}
      </Box>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id} message={error} />}
      <Flex direction={inline ? 'row' : 'column'} wrap="wrap" columnGap="6" rowGap="1">
        {options.map((option, place) => (
          <Box key={option.value}>
            <Flex gap="3" align="center" minH="8">
              <ControlMark
                // The summary's link and the focus go to the first choice.
                id={`${id}-${place}`}
                ref={place === 0 ? field.ref : undefined}
                type="radio"
                name={field.name}
                value={option.value}
                checked={field.value === option.value}
                onChange={() => field.onChange(option.value)}
                onBlur={field.onBlur}
                {...(option.hint && { 'aria-describedby': `${id}-${place}-hint` })}
              />
              <Box asChild cursor="pointer">
                <label htmlFor={`${id}-${place}`}>{option.label}</label>
              </Box>
            </Flex>
            {option.hint && (
              <Box ps="9">
                <FieldHint id={`${id}-${place}`}>{option.hint}</FieldHint>
              </Box>
            )}
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
