import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The frame all dialogs share: focus kept inside, Escape closes, focus goes back where it was. */
export default function DialogFrame({
  role,
  title,
  wide = false,
  onClose,
  children,
}: {
  role: 'dialog' | 'alertdialog'
  title: string
  wide?: boolean
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog.Root
      open
      role={role}
      unstyled
      onOpenChange={({ open }) => !open && onClose()}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop position="fixed" inset="0" bg="rgb(10 16 20 / 0.55)" zIndex="dialog" />
        <Dialog.Positioner
          position="fixed"
          inset="0"
          zIndex="dialog"
          display="flex"
          alignItems={{ base: 'flex-end', sm: 'center' }}
          justifyContent="center"
          p={{ base: '0', sm: '4' }}
          overflowY="auto"
        >
          <Dialog.Content
            w="full"
            maxW={wide ? '44rem' : '28rem'}
            // What is higher than the window scrolls inside: centred, its top would be out of reach.
            maxH={{ base: '100dvh', sm: 'calc(100dvh - 2rem)' }}
            overflowY="auto"
            p={{ base: '5', sm: '6' }}
            bg="bg.panel"
            color="fg"
            borderWidth="1px"
            borderRadius="lg"
            outline="none"
          >
            <Dialog.Title fontSize="xl" fontWeight="semibold" mb="3">
              {title}
            </Dialog.Title>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
