import { Box, Flex, RadioGroup } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import type { FieldValues } from 'react-hook-form'
import { emptyMark, overMark } from '../Checkbox'
import {
  FieldHelp,
  FieldHint,
  type FieldProps,
  fieldGrid,
  labelStyle,
  useField,
} from './FieldShell'

/** A group of radio buttons. */
export function RadioGroupField<V extends FieldValues, O = V>({
  legend,
  options,
  inline = false,
  ...props
}: Pick<FieldProps<V, O>, 'control' | 'name' | 'hint'> & {
  legend: string
  options: readonly { value: string; label: string; hint?: string }[]
  inline?: boolean
}) {
  const { id, field, error, aria } = useField({ ...props, label: legend })
  return (
    <RadioGroup.Root
      recipe={radioGroupSlotRecipe}
      {...aria}
      ids={{ label: `${id}-legend` }}
      name={field.name}
      value={field.value || null}
      {...fieldGrid}
    >
      <RadioGroup.Label {...labelStyle} display="block" gridRow="1" mb="1">
        {legend}
      </RadioGroup.Label>
      <FieldHelp id={id} hint={props.hint} error={error} />
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
