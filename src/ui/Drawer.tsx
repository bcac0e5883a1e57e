import { Drawer as ChakraDrawer, Portal } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from './Buttons'

/** A panel at the page's end edge, or at the bottom on a phone; `footer` stays visible. */
export function Drawer({
  title,
  trigger,
  open,
  onOpenChange,
  footer,
  children,
}: {
  title: string
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
  footer: ReactNode
  children: ReactNode
}) {
  return (
    <ChakraDrawer.Root
      recipe={drawerSlotRecipe}
      lazyMount
      unmountOnExit
      size="sm"
      placement={{ base: 'bottom', md: 'end' }}
      open={open}
      // Only a pointer outside closes the drawer: moving focus to a new heading must not.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={(details: { open: boolean }) => onOpenChange(details.open)}
    >
      <ChakraDrawer.Trigger asChild>{trigger}</ChakraDrawer.Trigger>
      <Portal>
        <ChakraDrawer.Backdrop bg="rgb(10 16 20 / 0.45)" />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content
            maxW={{ md: '26rem' }}
            maxH={{ base: '85dvh', md: '100dvh' }}
            borderTopRadius={{ base: 'lg', md: '0' }}
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
