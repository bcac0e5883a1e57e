import { Box, Span } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import { House, Info, ExternalLink as NewTab, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'

/** Paths that mark the entry "Debts" as current. */
const debtPages = /^\/(debts$|debt-detail\/|add-debt$|first-debt$)/

function currentOfDebts({ pathname }: { pathname: string }): 'page' | 'true' | undefined {
  if (pathname === '/debts') return 'page'
  return debtPages.test(pathname) ? 'true' : undefined
}

const entries = [
  ['/', 'Debts', ReceiptText],
  ['/about', 'About Us', Info],
] as const

/** The three navigation links; collapsed, their names remain for screen readers. */
export function NavigationLinks({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const current = useLocation({ select: currentOfDebts })
  const name = (text: ReactNode) => <Span srOnly={isCollapsed}>{text}</Span>
  return (
    <Box as="ul" display="grid" gap="1" css={linkStyles}>
      <li>
        <a href="/home" target="_blank" rel="noopener noreferrer" title="Our website">
          <House aria-hidden size={20} />
          {name(
            <>
              Home<Span srOnly> (opens in a new tab)</Span>
            </>,
          )}
          {!isCollapsed && <NewTab aria-hidden size={14} />}
        </a>
      </li>
      {entries.map(([to, label, Icon]) => (
        <li key={to}>
          <Link
            to={to}
            {...(isCollapsed && { title: label })}
            activeOptions={{ exact: true, includeSearch: false }}
            {...(to === '/' && current && { 'aria-current': current })}
          >
            <Icon aria-hidden size={20} />
            {name(label)}
          </Link>
        </li>
      ))}
    </Box>
  )
}

const linkStyles = {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    py: '1.5',
    borderRadius: 'md',
    color: 'fg',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
  },
  '& svg': { flex: 'none' },
  '& svg ~ svg': { ms: 'auto' },
}
