import { Box, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Buttons'
import { AccountMenu } from './AccountMenu'
import { ContactDetails } from './ContactDetails'
import { Logo } from './Logo'
import { MenuMark } from './marks'

/** Section 9: the bar is 100 px high. */
export function TopBar({
  navigationOpen,
  onToggleNavigation,
  tools,
}: {
  navigationOpen: boolean
  onToggleNavigation: () => void
  /** What else is in reach on every screen. */
  tools?: ReactNode
}) {
  return (
    <Flex
      as="header"
      _print={{ display: 'none' }}
      h="100px"
      align="center"
      gap={{ base: '2', md: '4' }}
      px={{ base: '3', md: '6' }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Button
        variant="ghost"
        px={{ base: '2.5', md: '4' }}
        aria-label="Toggle navigation"
        aria-expanded={navigationOpen}
        aria-controls="navigation"
        onClick={onToggleNavigation}
      >
        <MenuMark />
      </Button>
      <Box asChild minW="0" color="fg" textDecoration="none">
        <Link to="/">
          <Logo />
        </Link>
      </Box>
      <Box flex="1" />
      <Box hideBelow="md">
        <ContactDetails />
      </Box>
      {tools}
      <AccountMenu />
    </Flex>
  )
}
