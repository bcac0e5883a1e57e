import { Box, RadioGroup as ChakraRadioGroup, Flex } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import { type Ref, useId } from 'react'
import { emptyMark, overMark } from './Checkbox'
import { FieldHelp, FieldHint, fieldGrid, labelStyle } from './form/FieldShell'

export interface RadioGroupProps<T extends string> {
  /** Names the group. */
  legend: string
  /** Shown instead of the legend, which then only names the group. */
  question?: string
  hint?: string | undefined
  options: readonly { value: T; label: string; hint?: string }[]
  inline?: boolean | undefined
  /** The margin of a field in a form. */
  mb?: '3'
  /** Null or blank until one is chosen. */
  value: T | '' | null
  onChange: (value: T) => void
  onBlur?: () => void
  id?: string
  name?: string
  error?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  /** The first option, which takes the focus of the group. */
  ref?: Ref<HTMLInputElement>
}

/** A group of radio buttons; in a form use `RadioGroupField`. */
export function RadioGroup<T extends string>({
  legend,
  question,
  hint,
  options,
  inline = false,
  value,
  onChange,
  onBlur,
  id,
  error,
  ref,
  ...group
}: RadioGroupProps<T>) {
  const ownId = useId()
  const groupId = id ?? ownId
  // By position, because a value may contain spaces.
  const optionIdOf = (wanted: string) =>
    `${groupId}-${options.findIndex((option) => option.value === wanted)}`
  return (
    <ChakraRadioGroup.Root
      recipe={radioGroupSlotRecipe}
      aria-describedby={[question && `${groupId}-question`, hint && `${groupId}-hint`]
        .filter(Boolean)
        .join(' ')}
      {...group}
      ids={{
        label: `${groupId}-legend`,
        itemHiddenInput: optionIdOf,
        itemLabel: (wanted) => `${optionIdOf(wanted)}-label`,
      }}
      value={value || null}
      {...fieldGrid}
    >
      <ChakraRadioGroup.Label
        {...labelStyle}
        {...(question ? { srOnly: true } : { display: 'block', gridRow: '1', mb: '1' })}
      >
        {legend}
      </ChakraRadioGroup.Label>
      {question && (
        <Box id={`${groupId}-question`} {...labelStyle} gridRow="1" mb="1">
          {question}
        </Box>
      )}
      <FieldHelp id={groupId} hint={hint} error={error} />
      <Flex
        gridRow="3"
        direction={inline ? 'row' : 'column'}
        wrap="wrap"
        // In the middle of the higher controls of a `FieldRow`.
        {...(inline && { alignSelf: 'center', align: 'flex-start' })}
        columnGap="6"
      >
        {options.map((option, index) => {
          const optionId = optionIdOf(option.value)
          return (
            <Box key={option.value}>
              <ChakraRadioGroup.Item value={option.value} minH="8" gap="3" cursor="pointer">
                <ChakraRadioGroup.ItemHiddenInput
                  ref={index === 0 ? ref : undefined}
                  // After a change by code, React misses the change event of the next press.
                  onClick={() => onChange(option.value)}
                  onBlur={onBlur}
                  style={overMark}
                  {...(option.hint && { 'aria-describedby': `${optionId}-hint` })}
                />
                <ChakraRadioGroup.ItemIndicator
                  css={emptyMark}
                  {...(error && { borderColor: 'border.error' })}
                />
                <ChakraRadioGroup.ItemText fontWeight="normal" fontSize="sm">
                  {option.label}
                </ChakraRadioGroup.ItemText>
              </ChakraRadioGroup.Item>
              {option.hint && (
                <Box ps="8">
                  <FieldHint id={optionId}>{option.hint}</FieldHint>
                </Box>
              )}
            </Box>
          )
        })}
      </Flex>
    </ChakraRadioGroup.Root>
  )
}
