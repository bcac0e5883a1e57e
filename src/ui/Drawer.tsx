import { Drawer as ChakraDrawer, Portal } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from './Buttons'

/** A panel at an edge of the page, at the end by default or at a phone's bottom; `footer` stays visible. */
export const Drawer = ({
  title,
  trigger,
  isOpen,
  onOpenChange,
  isAtStart = false,
  footer,
  children,
}: {
  title: string
  /** The button that opens it; without one the drawer is opened from elsewhere. */
  trigger?: ReactElement
  /** Without it, its trigger and its own buttons open and close it. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  isAtStart?: boolean
  footer?: ReactNode
  children: ReactNode
}) => (
  <ChakraDrawer.Root
    recipe={drawerSlotRecipe}
    lazyMount
    unmountOnExit
    placement={isAtStart ? 'start' : { base: 'bottom', md: 'end' }}
    {...(isOpen !== undefined && { open: isOpen })}
    // Only a pointer outside closes the drawer: moving focus to a new heading must not.
    onFocusOutside={(event) => event.preventDefault()}
    onOpenChange={(details: { open: boolean }) => onOpenChange?.(details.open)}
  >
    {trigger && <ChakraDrawer.Trigger asChild>{trigger}</ChakraDrawer.Trigger>}
    <Portal>
      <ChakraDrawer.Backdrop bg="rgb(10 16 20 / 0.45)" />
      <ChakraDrawer.Positioner>
        <ChakraDrawer.Content
          maxW={isAtStart ? 'min(20rem, 85vw)' : { md: '26rem' }}
          {...(!isAtStart && { maxH: { base: '85dvh', md: '100dvh' } })}
        >
          <ChakraDrawer.Header py="3">
            <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
            <ChakraDrawer.CloseTrigger asChild position="static">
              <IconButton label="Close" icon={<X />} size="sm" />
            </ChakraDrawer.CloseTrigger>
          </ChakraDrawer.Header>
          <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
          <ChakraDrawer.Footer>{footer}</ChakraDrawer.Footer>
        </ChakraDrawer.Content>
      </ChakraDrawer.Positioner>
    </Portal>
  </ChakraDrawer.Root>
)
