import { Box, RadioGroup } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useId } from 'react'
import { overMark } from './Checkbox'

interface ChoiceProps<T extends string> {
  legend: string
  hint?: string | undefined
  options: readonly { value: T; label: string; hint?: string }[]
  /** Null until one is chosen. */
  value: T | null
  onChange: (value: T) => void
}

/** The frame of a group of radio buttons. */
const RadioRoot = <T extends string>({
  onChange,
  ...root
}: Omit<RadioGroup.RootProps, 'value' | 'onChange'> & {
  value: T | null
  onChange: (value: T) => void
}) => (
  <RadioGroup.Root
    recipe={radioGroupSlotRecipe}
    onValueChange={(details) => onChange(details.value as T)}
    {...root}
  />
)

const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <Box id={id} fontSize="sm" color="fg.muted">
    {children}
  </Box>
)

/**
 * A group of radio buttons, named by its legend.
 * @param question shown instead of the legend, which then only names the group
 */
export function RadioChoice<T extends string>({
  legend,
  question,
  hint,
  options,
  value,
  onChange,
}: ChoiceProps<T> & { question?: string }) {
  const id = useId()
  const described = [question && `${id}-question`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <RadioRoot
      value={value}
      onChange={onChange}
      aria-describedby={described || undefined}
      flex="0 1 auto"
    >
      <RadioGroup.Label fontSize="sm" fontWeight="medium" srOnly={question !== undefined}>
        {legend}
      </RadioGroup.Label>
      {question && (
        <Box id={`${id}-question`} fontWeight="medium">
          {question}
        </Box>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="1" mt="1">
        {options.map((option, index) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            minH="8"
            alignItems={option.hint ? 'flex-start' : 'center'}
            cursor="pointer"
          >
            <RadioGroup.ItemHiddenInput
              style={overMark}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
            />
            <RadioGroup.ItemIndicator mt={option.hint ? '0.5' : undefined} />
            <RadioGroup.ItemText fontWeight="normal">
              <span id={`${id}-${index}`}>{option.label}</span>
              {option.hint && <Hint id={`${id}-${index}-hint`}>{option.hint}</Hint>}
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Box>
    </RadioRoot>
  )
}

/** One row of radio buttons drawn as buttons, for a setting that is switched often. */
export const RadioBar = <T extends string>({
  legend,
  options,
  value,
  onChange,
}: Omit<ChoiceProps<T>, 'hint'>) => (
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
