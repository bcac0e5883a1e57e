import { Menu as ChakraMenu, Portal } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactElement, ReactNode } from 'react'

/** A button that opens a list of commands; `children` are `MenuItem`s. */
export function Menu({
  label,
  trigger,
  children,
}: {
  /** Accessible name of the menu. */
  label: string
  trigger: ReactElement
  children: ReactNode
}) {
  return (
    <ChakraMenu.Root recipe={menuSlotRecipe} positioning={{ placement: 'bottom-end' }}>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content aria-label={label} minW="12rem">
            {children}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  )
}

export const MenuItem = ({
  value,
  icon,
  onSelect,
  children,
}: {
  /** Unique within the menu. */
  value: string
  icon?: ReactNode
  onSelect: () => void
  children: ReactNode
}) => (
  <ChakraMenu.Item value={value} onSelect={onSelect} minH="10" gap="3">
    {icon}
    {children}
  </ChakraMenu.Item>
)
