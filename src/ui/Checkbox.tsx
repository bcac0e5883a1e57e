import { Checkbox as ChakraCheckbox } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import type { ComponentProps, ReactNode } from 'react'

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

/** A checkbox; in a form use `CheckboxField`. */
export const Checkbox = ({
  id,
  checked,
  onChange,
  children,
  ...input
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
} & Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'ref' | 'onBlur' | 'aria-invalid' | 'aria-describedby'
>) => (
  <ChakraCheckbox.Root
    recipe={checkboxSlotRecipe}
    ids={id ? { hiddenInput: id } : {}}
    checked={checked}
    invalid={input['aria-invalid'] === true}
    minH="6"
    gap="3"
    cursor="pointer"
  >
    <ChakraCheckbox.HiddenInput
      {...input}
      // After a change by code, React misses the change event of the next press.
      onClick={(event) => onChange(event.currentTarget.checked)}
      style={overMark}
    />
    <ChakraCheckbox.Control css={emptyMark} />
    <ChakraCheckbox.Label fontWeight="normal" fontSize="sm">
      {children}
    </ChakraCheckbox.Label>
  </ChakraCheckbox.Root>
)
