import { Drawer as ChakraDrawer, Portal } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from './Buttons'

/** A panel at an edge of the page, at the end by default or at a phone's bottom; `footer` stays visible. */
export function Drawer({
  title,
  trigger,
  open,
  onOpenChange,
  placement = 'end',
  footer,
  children,
}: {
  title: string
  /** The button that opens it; without one the drawer is opened from elsewhere. */
  trigger?: ReactElement
  placement?: 'start' | 'end'
  open: boolean
  onOpenChange: (open: boolean) => void
  footer: ReactNode
  children: ReactNode
}) {
  const isAtStart = placement === 'start'
  return (
    <ChakraDrawer.Root
      recipe={drawerSlotRecipe}
      lazyMount
      unmountOnExit
      size="sm"
      placement={isAtStart ? 'start' : { base: 'bottom', md: 'end' }}
      open={open}
      // Only a pointer outside closes the drawer: moving focus to a new heading must not.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={(details: { open: boolean }) => onOpenChange(details.open)}
    >
      {trigger && <ChakraDrawer.Trigger asChild>{trigger}</ChakraDrawer.Trigger>}
      <Portal>
        <ChakraDrawer.Backdrop bg="rgb(10 16 20 / 0.45)" />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content
            {...(isAtStart
              ? { maxW: 'min(20rem, 85vw)' }
              : {
                  maxW: { md: '26rem' },
                  maxH: { base: '85dvh', md: '100dvh' },
                  borderTopRadius: { base: 'lg', md: '0' },
                })}
          >
            <ChakraDrawer.Header justifyContent="space-between" py="3">
              <ChakraDrawer.Title fontSize="lg" fontWeight="semibold">
                {title}
              </ChakraDrawer.Title>
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
}
