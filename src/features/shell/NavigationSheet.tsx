import { Box, Drawer, Portal } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { X } from 'lucide-react'
import { IconButton } from '@/ui/Buttons'
import { useFocusReturn } from '@/ui/useFocusReturn'
import { ContactDetails } from './ContactDetails'
import { Logo } from './Logo'
import { NavigationLinks } from './NavigationLinks'

export default function NavigationSheet({ onClose }: { onClose: () => void }) {
  useFocusReturn()
  return (
    <Drawer.Root
      recipe={drawerSlotRecipe}
      open
      placement="start"
      size="xs"
      onOpenChange={({ open }: { open: boolean }) => !open && onClose()}
      // Only a pointer outside closes the sheet: moving focus to a new heading must not.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Drawer.Backdrop bg="rgb(10 16 20 / 0.55)" />
        <Drawer.Positioner>
          <Drawer.Content maxW="85vw" aria-label="Navigation">
            <Drawer.Header
              px="4"
              minH="100px"
              justifyContent="space-between"
              borderBottomWidth="1px"
            >
              <Logo />
              <IconButton label="Close" icon={<X />} onClick={onClose} />
            </Drawer.Header>
            <Drawer.Body px="3" py="3">
              <nav id="navigation" aria-label="Main">
                <NavigationLinks onFollow={onClose} />
              </nav>
            </Drawer.Body>
            <Drawer.Footer justifyContent="flex-start" px="6">
              <Box>
                <ContactDetails />
              </Box>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
