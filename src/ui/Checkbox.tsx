import { Checkbox as ChakraCheckbox } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode, Ref } from 'react'

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
  '&:not([data-state=checked], [data-state=indeterminate])': { bg: 'bg.panel' },
}

/**
 * A checkbox outside a form; in a form use `CheckboxField`. Without children `label` is its name.
 */
export function Checkbox({
  checked,
  onChange,
  label,
  size = 'md',
  inputRef,
  disabled = false,
  children,
}: {
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
  label?: string
  size?: 'sm' | 'md' | 'lg'
  inputRef?: Ref<HTMLInputElement>
  disabled?: boolean
  children?: ReactNode
}) {
  return (
    <ChakraCheckbox.Root
      recipe={checkboxSlotRecipe}
      size={size}
      checked={checked}
      disabled={disabled}
      onCheckedChange={(details) => onChange(details.checked === true)}
      minH="6"
      cursor="pointer"
    >
      <ChakraCheckbox.HiddenInput ref={inputRef} aria-label={label} style={overMark} />
      <ChakraCheckbox.Control css={emptyMark} />
      {children && (
        <ChakraCheckbox.Label fontWeight="normal" fontSize="md">
          {children}
        </ChakraCheckbox.Label>
      )}
    </ChakraCheckbox.Root>
  )
}
