import { Menu as ChakraMenu, Portal } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react'
import { useFocusReturn } from './useFocusReturn'

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
  const button = useRef<HTMLButtonElement>(null)
  return (
    <ChakraMenu.Root recipe={menuSlotRecipe} positioning={{ placement: 'bottom-end' }}>
      <ChakraMenu.Trigger asChild ref={button}>
        {trigger}
      </ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content aria-label={label} minW="12rem">
            <FocusReturn to={button} />
            {children}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  )
}

/** Zag returns the focus, but a pointer that just moved over an item takes it back into the menu. */
function FocusReturn({ to }: { to: RefObject<HTMLElement | null> }) {
  useFocusReturn(() => to.current)
  return null
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
