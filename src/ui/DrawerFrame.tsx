import { Drawer, Portal, useMediaQuery } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from './Buttons'

/** A panel at the end of the page, at its start, or at a phone's bottom. It slides in and out. */
export default function DrawerFrame({
  title,
  isOpen,
  onClose,
  isAtStart = false,
  footer,
  children,
}: {
  title: string
  isOpen: boolean
  onClose: () => void
  isAtStart?: boolean
  footer?: ReactNode
  children: ReactNode
}) {
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  const [isWide] = useMediaQuery(['(min-width: 48rem)'], { ssr: false })
  const endOrBottom = isWide ? 'end' : 'bottom'
  return (
    <Drawer.Root
      recipe={drawerSlotRecipe}
      placement={isAtStart ? 'start' : endOrBottom}
      open={isOpen}
      finalFocusEl={() => opener}
      // Only a pointer outside closes the drawer: moving focus to a new heading must not.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }: { open: boolean }) => !open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop bg="rgb(10 16 20 / 0.45)" />
        <Drawer.Positioner>
          <Drawer.Content
            onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
            maxW={isAtStart ? 'min(20rem, 85vw)' : { md: '26rem' }}
            {...(!isAtStart && { maxH: { base: '85dvh', md: '100dvh' } })}
          >
            <Drawer.Header py="3">
              <Drawer.Title>{title}</Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <IconButton label="Close" icon={<X />} size="sm" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>{children}</Drawer.Body>
            <Drawer.Footer>{footer}</Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
