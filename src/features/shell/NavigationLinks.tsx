import { Span } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import { House, Info, ExternalLink as NewTab, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './shell.module.css'

/** Paths that mark the entry "Debts" as current. */
const debtPages = /^\/(debts$|debt-detail\/|add-debt$|first-debt$)/

function currentOfDebts({ pathname }: { pathname: string }): 'page' | 'true' | undefined {
  if (pathname === '/debts') return 'page'
  return debtPages.test(pathname) ? 'true' : undefined
}

/** The three navigation links; collapsed, their names remain for screen readers. */
export function NavigationLinks({
  isCollapsed = false,
  onFollow,
}: {
  isCollapsed?: boolean
  onFollow?: () => void
}) {
  const current = useLocation({ select: currentOfDebts })
  const name = (text: ReactNode) => <Span srOnly={isCollapsed}>{text}</Span>
  return (
    <ul className={styles.navigation}>
      <li>
        <a
          href="/home"
          target="_blank"
          rel="noopener noreferrer"
          title="Our website"
          onClick={onFollow}
        >
          <House aria-hidden size={20} />
          {name(
            <>
              Home<Span srOnly> (opens in a new tab)</Span>
            </>,
          )}
          {!isCollapsed && <NewTab aria-hidden size={14} />}
        </a>
      </li>
      <li>
        <Link
          to="/"
          title={isCollapsed ? 'Debts' : undefined}
          activeOptions={{ exact: true, includeSearch: false }}
          {...(current && { 'aria-current': current })}
          onClick={onFollow}
        >
          <ReceiptText aria-hidden size={20} />
          {name('Debts')}
        </Link>
      </li>
      <li>
        <Link to="/about" title={isCollapsed ? 'About Us' : undefined} onClick={onFollow}>
          <Info aria-hidden size={20} />
          {name('About Us')}
        </Link>
      </li>
    </ul>
  )
}
