import { Drawer } from '@/ui/Drawer'
import { ContactDetails } from './ContactDetails'
import { NavigationLinks } from './NavigationLinks'

/** The navigation of a narrow screen. */
export default function NavigationSheet({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      title="Navigation"
      isAtStart
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<ContactDetails />}
    >
      <nav id="navigation" aria-label="Main">
        <NavigationLinks onFollow={onClose} />
      </nav>
    </Drawer>
  )
}
