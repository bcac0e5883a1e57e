import { Dialog, Portal } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useState } from 'react'
import { restoreFocusOnRemoval } from './restore-focus-on-removal'

const DialogFrame = ({
  role,
  title,
  onClose,
  children,
}: {
  role: 'dialog' | 'alertdialog'
  title: string
  onClose: () => void
  children: ReactNode
}) => {
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  /** Gets the focus if the opener has been removed with its record. */
  const [list] = useState(() => opener?.parentElement?.closest<HTMLElement>('[tabindex="-1"]'))
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      open
      finalFocusEl={() => (opener?.isConnected ? opener : list) ?? null}
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
            ref={restoreFocusOnRemoval}
            maxW={role === 'dialog' ? '44rem' : '28rem'}
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
export default DialogFrame
