import { Box, Flex, RadioGroup } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { emptyMark, overMark } from '../Checkbox'
import { FieldError, FieldHint, labelStyle, useFieldWiring } from './FieldShell'

/** A group of radio buttons. */
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
    <RadioGroup.Root
      recipe={radioGroupSlotRecipe}
      {...described}
      ids={{ label: `${id}-legend` }}
      name={field.name}
      value={field.value || null}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
      mb="3"
    >
      <RadioGroup.Label {...labelStyle} display="block" gridRow="1" mb="1">
        {legend}
      </RadioGroup.Label>
      <Box gridRow="2">
        {hint && <FieldHint id={id}>{hint}</FieldHint>}
        {error && <FieldError id={id} message={error} />}
      </Box>
      <Flex
        gridRow="3"
        direction={inline ? 'row' : 'column'}
        wrap="wrap"
        // In the middle of the higher controls of a `FieldRow`.
        alignSelf={inline ? 'center' : undefined}
        align={inline ? 'center' : undefined}
        columnGap="6"
      >
        {options.map((option, index) => {
          const optionId = `${id}-${index}`
          return (
            <Box key={option.value}>
              <RadioGroup.Item value={option.value} minH="8" gap="3" cursor="pointer">
                <RadioGroup.ItemHiddenInput
                  id={optionId}
                  // The summary's link focuses the first option.
                  ref={index === 0 ? field.ref : undefined}
                  // After a change by code, React misses the change event of the next press.
                  onClick={() => field.onChange(option.value)}
                  onBlur={field.onBlur}
                  style={overMark}
                  {...(option.hint && { 'aria-describedby': `${optionId}-hint` })}
                />
                <RadioGroup.ItemIndicator
                  css={emptyMark}
                  {...(error && { borderColor: 'border.error' })}
                />
                <RadioGroup.ItemText fontWeight="normal" fontSize="sm">
                  {option.label}
                </RadioGroup.ItemText>
              </RadioGroup.Item>
              {option.hint && (
                <Box ps="8">
                  <FieldHint id={optionId}>{option.hint}</FieldHint>
                </Box>
              )}
            </Box>
          )
        })}
      </Flex>
    </RadioGroup.Root>
  )
}
