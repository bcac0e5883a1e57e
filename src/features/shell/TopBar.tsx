import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { IconButton } from '@/ui/Buttons'
import { AccountMenu } from './AccountMenu'
import { ContactDetails } from './ContactDetails'
import { DebtSearch } from './DebtSearch'
import { Logo } from './Logo'
import styles from './shell.module.css'

/** The bar of every screen. Section 9: it is 100 px high. */
export function TopBar({
  isNavigationOpen,
  onToggleNavigation,
}: {
  isNavigationOpen: boolean
  onToggleNavigation: () => void
}) {
  return (
    <header className={styles.topBar}>
      <IconButton
        label="Toggle navigation"
        icon={<Menu />}
        aria-expanded={isNavigationOpen}
        aria-controls="navigation"
        onClick={onToggleNavigation}
      />
      <Link to="/" className={styles.home}>
        <Logo />
      </Link>
      <DebtSearch />
      <div className={styles.contact}>
        <ContactDetails />
      </div>
      <AccountMenu />
    </header>
  )
}
