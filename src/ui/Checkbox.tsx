import { Checkbox as ChakraCheckbox } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

/** Stretches the native input over its mark, so pointers and tests reach the input. */
export const overMark = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  clip: 'auto',
  cursor: 'pointer',
} as const

/** An unchecked mark is white on every background; a checked one keeps its recipe's colour. */
export const emptyMark = {
  '&:not([data-state=checked])': { bg: 'bg.panel' },
}

/** A checkbox outside a form; in a form use `CheckboxField`. */
export const Checkbox = ({
  checked,
  onChange,
  size = 'md',
  children,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  size?: 'sm' | 'md'
  children: ReactNode
}) => (
  <ChakraCheckbox.Root
    recipe={checkboxSlotRecipe}
    size={size}
    checked={checked}
    onCheckedChange={(details) => onChange(details.checked === true)}
    minH="6"
    cursor="pointer"
  >
    <ChakraCheckbox.HiddenInput style={overMark} />
    <ChakraCheckbox.Control css={emptyMark} />
    <ChakraCheckbox.Label fontWeight="normal" fontSize="md">
      {children}
    </ChakraCheckbox.Label>
  </ChakraCheckbox.Root>
)
