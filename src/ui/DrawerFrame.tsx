import { Drawer, Portal } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { useIsPresent } from 'framer-motion'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AppearGroup, AppearingPanel } from './Appear'
import { IconButton } from './Buttons'
import features from './motion-features'
import { useMediaQuery } from './useMediaQuery'

interface DrawerFrameProps {
  title: string
  onClose: () => void
  isAtStart?: boolean
  /** Stays visible below what scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel at the end of the page, at its start, or at a phone's bottom. It slides in and out. */
const DrawerFrame = ({ isOpen, ...panel }: DrawerFrameProps & { isOpen: boolean }) => (
  <AppearGroup isFirstAnimated features={features}>
    {isOpen && <DrawerPanel key="panel" {...panel} />}
  </AppearGroup>
)
export default DrawerFrame

function DrawerPanel({ title, onClose, isAtStart = false, footer, children }: DrawerFrameProps) {
  const isOpen = useIsPresent()
  /** Gets the focus back; the button is not Chakra's own trigger. */
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  const isWide = useMediaQuery('(min-width: 48rem)')
  const endOrBottom = isWide ? 'end' : 'bottom'
  const edge = isAtStart ? 'start' : endOrBottom
  return (
    <Drawer.Root
      recipe={drawerSlotRecipe}
      placement={edge}
      open={isOpen}
      // The panel stays until it is out of sight.
      present
      // Only a pointer outside closes the drawer: moving focus to a new heading must not.
      onFocusOutside={(event) => event.preventDefault()}
      finalFocusEl={() => opener}
      onOpenChange={({ open }: { open: boolean }) => !open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop bg="rgb(10 16 20 / 0.45)" />
        <Drawer.Positioner>
          <Drawer.Content
            asChild
            animation="none"
            maxW={isAtStart ? 'min(20rem, 85vw)' : { md: '26rem' }}
            {...(!isAtStart && { maxH: { base: '85dvh', md: '100dvh' } })}
          >
            <AppearingPanel edge={edge}>
              <Drawer.Header py="3">
                <Drawer.Title>{title}</Drawer.Title>
                <Drawer.CloseTrigger asChild position="static">
                  <IconButton label="Close" icon={<X />} size="sm" />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body>{children}</Drawer.Body>
              <Drawer.Footer>{footer}</Drawer.Footer>
            </AppearingPanel>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
