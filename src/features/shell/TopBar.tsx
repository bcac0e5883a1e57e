import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { IconButton } from '@/ui/Buttons'
import { AccountMenu } from './AccountMenu'
import { ContactDetails } from './ContactDetails'
import { DebtSearch } from './DebtSearch'
import { Logo } from './Logo'

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

/** The bar of every screen. Section 9: it is 100 px high. */
export const TopBar = ({
  isNavigationOpen,
  onToggleNavigation,
}: {
  isNavigationOpen: boolean
  onToggleNavigation: () => void
}) => (
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
    <IconButton
      label="Toggle navigation"
      icon={<Menu />}
      aria-expanded={isNavigationOpen}
      aria-controls="navigation"
      onClick={onToggleNavigation}
    />
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
