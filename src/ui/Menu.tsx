import { Menu as ChakraMenu, Portal } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

/** A button that opens a list of commands; `children` are `MenuItem`s. */
export const Menu = ({
  label,
  trigger,
  children,
}: {
  label: string
  trigger: ReactElement
  children: ReactNode
}) => (
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

/** @param value unique within the menu */
export const MenuItem = (props: ComponentProps<typeof ChakraMenu.Item>) => (
  <ChakraMenu.Item minH="10" gap="3" {...props} />
)
