import { Box, RadioGroup as ChakraRadioGroup, Flex } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import { type ComponentProps, type Ref, useId } from 'react'
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

interface RadioGroupProps<T extends string>
  extends Pick<ComponentProps<typeof ChakraRadioGroup.Root>, 'aria-invalid' | 'aria-describedby'> {
  legend: string
  hint?: string | undefined
  options: readonly { value: T; label: string; hint?: string }[]
  inline?: boolean | undefined
  value: string
  onChange: (value: T) => void
  onBlur?: () => void
  id?: string
  name?: string
  error?: string | undefined
  /** The first option, which takes the focus of the group. */
  ref?: Ref<HTMLInputElement>
}

/** A group of radio buttons; in a form use `RadioGroupField`. */
export function RadioGroup<T extends string>({
  legend,
  hint,
  options,
  inline = false,
  value,
  onChange,
  onBlur,
  id,
  name,
  error,
  ref,
  ...aria
}: RadioGroupProps<T>) {
  const ownId = useId()
  const groupId = id ?? ownId
  return (
    <ChakraRadioGroup.Root
      recipe={radioGroupSlotRecipe}
      aria-describedby={hint && `${groupId}-hint`}
      {...aria}
      ids={{ label: `${groupId}-legend` }}
      name={name}
      value={value || null}
      {...fieldGrid}
    >
      <ChakraRadioGroup.Label {...labelStyle} display="block" gridRow="1" mb="1">
        {legend}
      </ChakraRadioGroup.Label>
      <FieldHelp id={groupId} hint={hint} error={error} />
      <Flex
        gridRow="3"
        direction={inline ? 'row' : 'column'}
        wrap="wrap"
        // In the middle of the higher controls of a `FieldRow`.
        {...(inline && { alignSelf: 'center', align: 'center' })}
        columnGap="6"
      >
        {options.map((option, index) => {
          const optionId = `${groupId}-${index}`
          return (
            <Box key={option.value}>
              <ChakraRadioGroup.Item value={option.value} minH="8" gap="3" cursor="pointer">
                <ChakraRadioGroup.ItemHiddenInput
                  id={optionId}
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
      {...{ id, legend, options, inline, error, ...aria }}
      hint={props.hint}
      name={field.name}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  )
}
