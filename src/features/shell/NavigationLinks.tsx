import { Box, Flex, Span } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import { House, Info, ExternalLink as NewTab, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '11',
  px: '3',
  py: '1.5',
  borderRadius: 'md',
  color: 'fg',
  textDecoration: 'none',
  fontWeight: 'medium',
  _hover: { bg: 'bg.subtle' },
  '& svg': { flexShrink: 0 },
  '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
} as const

/** Paths that mark the entry "Debts" as current. */
const debtPages = /^\/(debts$|debt-detail\/|add-debt$|first-debt$)/

/** The three navigation links; collapsed, their names remain for screen readers. */
export function NavigationLinks({
  collapsed = false,
  onFollow,
}: {
  collapsed?: boolean
  onFollow?: () => void
}) {
  const currentOfDebts = useLocation({
    select: ({ pathname }) =>
      pathname === '/debts' ? 'page' : debtPages.test(pathname) ? 'true' : undefined,
  })
  const name = (text: ReactNode) => <Span srOnly={collapsed}>{text}</Span>
  return (
    <Flex as="ul" direction="column" gap="1" listStyleType="none">
      <li>
        <Box asChild {...entry}>
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
            {!collapsed && <NewTab aria-hidden size={14} style={{ marginInlineStart: 'auto' }} />}
          </a>
        </Box>
      </li>
      <li>
        <Box asChild {...entry}>
          <Link
            to="/"
            title={collapsed ? 'Debts' : undefined}
            activeOptions={{ exact: true, includeSearch: false }}
            {...(currentOfDebts && { 'aria-current': currentOfDebts })}
            onClick={onFollow}
          >
            <ReceiptText aria-hidden size={20} />
            {name('Debts')}
          </Link>
        </Box>
      </li>
      <li>
        <Box asChild {...entry}>
          <Link to="/about" title={collapsed ? 'About Us' : undefined} onClick={onFollow}>
            <Info aria-hidden size={20} />
            {name('About Us')}
          </Link>
        </Box>
      </li>
    </Flex>
  )
}
