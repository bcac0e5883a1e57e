import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '@/ui/Buttons'
import { Drawer } from '@/ui/Drawer'
import { AccountMenu } from './AccountMenu'
import { ContactDetails } from './ContactDetails'
import { DebtSearch } from './DebtSearch'
import { Logo } from './Logo'
import { NavigationLinks } from './NavigationLinks'

const HomeLink = chakra(Link, {
  base: {
    minW: '0',
    me: 'auto',
    color: 'fg',
    textDecoration: 'none',
    // Beside the search a narrow screen has no space for the name; screen readers still get it.
    '&:has(~ [data-search]) [data-name]': { lgDown: { srOnly: true } },
  },
})

const NavigationToggle = (props: Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'>) => (
  <IconButton label="Toggle navigation" icon={<Menu />} aria-controls="navigation" {...props} />
)

/** The bar of every screen; on a narrow one it has the navigation. Section 9: it is 100 px high. */
export function TopBar({
  isWide,
  isNavigationExpanded,
  onToggleNavigation,
}: {
  isWide: boolean
  isNavigationExpanded: boolean
  onToggleNavigation: () => void
}) {
  const address = useLocation({ select: ({ href }) => href })
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '2', md: '4' }}
      h="100px"
      px={{ base: '3', md: '6' }}
      borderBottomWidth="1px"
      bg="bg.panel"
      _print={{ display: 'none' }}
    >
      {isWide ? (
        <NavigationToggle aria-expanded={isNavigationExpanded} onClick={onToggleNavigation} />
      ) : (
        <Drawer
          // The browser's Back closes it, too.
          key={address}
          title="Navigation"
          isAtStart
          trigger={<NavigationToggle />}
          footer={() => <ContactDetails />}
        >
          <nav id="navigation" aria-label="Main">
            <NavigationLinks />
          </nav>
        </Drawer>
      )}
      <HomeLink to="/">
        <Logo />
      </HomeLink>
      <DebtSearch />
      <Box hideBelow="md">
        <ContactDetails />
      </Box>
      <AccountMenu />
    </Flex>
  )
}
