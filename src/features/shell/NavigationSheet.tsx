import DrawerFrame from '@/ui/DrawerFrame'
import { ContactDetails } from './ContactDetails'
import { NavigationLinks } from './NavigationLinks'

/** The navigation of a narrow screen. */
export default function NavigationSheet({
  isOpen,
  onClose,
}: {
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <DrawerFrame
      title="Navigation"
      isAtStart
      isOpen={isOpen}
      onClose={onClose}
      footer={<ContactDetails />}
    >
      <nav id="navigation" aria-label="Main">
        <NavigationLinks onFollow={onClose} />
      </nav>
    </DrawerFrame>
  )
}
