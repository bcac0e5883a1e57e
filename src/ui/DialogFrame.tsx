import { Dialog, Portal } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { useFocusReturn } from './useFocusReturn'

export interface DialogFrameProps {
  role: 'dialog' | 'alertdialog'
  title: string
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/** The base of all dialogs: traps focus, closes on Escape, restores focus. */
export default function DialogFrame({
  role,
  title,
  wide = false,
  onClose,
  children,
}: DialogFrameProps) {
  useFocusReturn()
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      open
      role={role}
      scrollBehavior="inside"
      onOpenChange={({ open }: { open: boolean }) => !open && onClose()}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop bg="rgb(10 16 20 / 0.55)" />
        <Dialog.Positioner
          alignItems={{ base: 'flex-end', sm: 'center' }}
          p={{ base: '0', sm: '4' }}
        >
          <Dialog.Content
            maxW={wide ? '44rem' : '28rem'}
            my="0"
            // Tall content scrolls inside; centred, its top would be unreachable.
            maxH={{ base: '100dvh', sm: 'calc(100dvh - 2rem)' }}
            overflowY="auto"
            p={{ base: '5', sm: '6' }}
            color="fg"
            borderWidth="1px"
            borderBottomRadius={{ base: '0', sm: 'l3' }}
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
