import { Box, RadioGroup } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import { useId } from 'react'
import { overMark } from '@/ui/Checkbox'
import { FieldHint } from '@/ui/form/FieldShell'

interface ChoiceProps<T extends string> {
  legend: string
  hint?: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** The frame of a group of radio buttons. */
export const RadioRoot = <T extends string>({
  onChange,
  ...root
}: Omit<RadioGroup.RootProps, 'value' | 'onChange'> & {
  value: T
  onChange: (value: T) => void
}) => (
  <RadioGroup.Root
    recipe={radioGroupSlotRecipe}
    onValueChange={(details) => onChange(details.value as T)}
    {...root}
  />
)

/** A labelled group of radio buttons. */
export function RadioChoice<T extends string>({
  legend,
  hint,
  options,
  value,
  onChange,
}: ChoiceProps<T>) {
  const id = useId()
  return (
    <RadioRoot
      value={value}
      onChange={onChange}
      aria-describedby={hint ? `${id}-hint` : undefined}
      flex="0 1 auto"
      maxW="20rem"
    >
      <RadioGroup.Label fontSize="sm" fontWeight="medium">
        {legend}
      </RadioGroup.Label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <Box display="flex" flexWrap="wrap" columnGap="6" mt="1">
        {options.map((option) => (
          <RadioGroup.Item key={option.value} value={option.value} minH="8" cursor="pointer">
            <RadioGroup.ItemHiddenInput style={overMark} />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText fontWeight="normal">{option.label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Box>
    </RadioRoot>
  )
}

/** The same as one row of buttons, for a setting that is switched often. */
export function RadioBar<T extends string>({
  legend,
  options,
  value,
  onChange,
}: Omit<ChoiceProps<T>, 'hint'>) {
  return (
    <RadioRoot value={value} onChange={onChange} minW="0" maxW="full">
      <RadioGroup.Label srOnly>{legend}</RadioGroup.Label>
      <Box
        display="flex"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        gap="1"
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            minH="8"
            px="2.5"
            flexShrink={{ base: '0', md: '1' }}
            cursor="pointer"
            borderWidth="1px"
            borderColor="transparent"
            borderRadius="md"
            color="fg.muted"
            _hover={{ bg: 'bg.subtle' }}
            _checked={{ bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.emphasized' }}
            _focusWithin={{ outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' }}
          >
            <RadioGroup.ItemHiddenInput style={overMark} />
            <RadioGroup.ItemText>{option.label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Box>
    </RadioRoot>
  )
}
