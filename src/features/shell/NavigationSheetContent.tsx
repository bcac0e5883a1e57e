import { Box, Dialog, Portal } from '@chakra-ui/react'
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { Button } from '@/ui/Buttons'
import { ContactDetails } from './ContactDetails'
import { NavigationLinks } from './NavigationLinks'

export default function NavigationSheetContent({ onClose }: { onClose: () => void }) {
  return (
    <Dialog.Root open unstyled onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop position="fixed" inset="0" bg="rgb(10 16 20 / 0.55)" zIndex="drawer" />
        <Dialog.Positioner position="fixed" inset="0" zIndex="drawer">
          <LazyMotion features={domAnimation} strict>
            <MotionConfig reducedMotion="user">
              <m.div initial={{ x: '-100%' }} animate={{ x: 0 }} transition={{ duration: 0.18 }}>
                <Dialog.Content
                  w="17rem"
                  maxW="85vw"
                  h="100dvh"
                  p="4"
                  bg="bg.panel"
                  borderInlineEndWidth="1px"
                  outline="none"
                  overflowY="auto"
                >
                  <Dialog.Title srOnly>Navigation</Dialog.Title>
                  <nav id="navigation" aria-label="Main">
                    <NavigationLinks onFollow={onClose} />
                  </nav>
                  <Box my="5" px="3">
                    <ContactDetails />
                  </Box>
                  <Button variant="outline" onClick={onClose}>
                    Close
                  </Button>
                </Dialog.Content>
              </m.div>
            </MotionConfig>
          </LazyMotion>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
