import { Box, Flex, Span } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AboutMark, DebtsMark, HomeMark } from './marks'

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '10',
  px: '3',
  py: '1.5',
  borderRadius: 'md',
  color: 'fg',
  textDecoration: 'none',
  fontWeight: 'medium',
  _hover: { bg: 'bg.subtle' },
  '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent', fontWeight: 'semibold' },
} as const

/** The three ways about. Collapsed, the names stay for those who cannot see the marks. */
export function NavigationLinks({
  collapsed = false,
  onFollow,
}: {
  collapsed?: boolean
  onFollow?: () => void
}) {
  // The list has two addresses.
  const onList = useLocation({ select: ({ pathname }) => pathname === '/debts' })
  const words = (text: ReactNode) => <Span srOnly={collapsed}>{text}</Span>
  return (
    <Flex as="ul" direction="column" gap="1" listStyleType="none">
      <li>
        <Box asChild {...entry}>
          <a href="/home" target="_blank" rel="noopener noreferrer" onClick={onFollow}>
            <HomeMark />
            {words(
              <>
                Home<Span srOnly> (opens in a new tab)</Span>
              </>,
            )}
            {!collapsed && (
              <Span aria-hidden color="fg.muted" ms="auto">
                ↗
              </Span>
            )}
          </a>
        </Box>
      </li>
      <li>
        <Box asChild {...entry}>
          <Link
            to="/"
            activeOptions={{ exact: true, includeSearch: false }}
            {...(onList && { 'aria-current': 'page' })}
            onClick={onFollow}
          >
            <DebtsMark />
            {words('Debts')}
          </Link>
        </Box>
      </li>
      <li>
        <Box asChild {...entry}>
          <Link to="/about" onClick={onFollow}>
            <AboutMark />
            {words('About Us')}
          </Link>
        </Box>
      </li>
    </Flex>
  )
}
