import { Box, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/ui/Buttons'
import { AccountMenu } from './AccountMenu'
import { ContactDetails } from './ContactDetails'
import { Logo } from './Logo'

/** Section 9: the bar is 100 px high. */
export function TopBar({
  navigationOpen,
  onToggleNavigation,
  tools,
}: {
  navigationOpen: boolean
  onToggleNavigation: () => void
  /** Controls of every screen, such as the search button. */
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
      <IconButton
        label="Toggle navigation"
        icon={<Menu />}
        aria-expanded={navigationOpen}
        aria-controls="navigation"
        onClick={onToggleNavigation}
      />
      <Box asChild minW="0" color="fg" textDecoration="none">
        <Link to="/">
          <Logo />
        </Link>
      </Box>
      <Flex flex={{ base: 'none', lg: '1' }} ms="auto" justify={{ base: 'flex-end', lg: 'center' }}>
        {tools}
      </Flex>
      <Box hideBelow="md">
        <ContactDetails />
      </Box>
      <AccountMenu />
    </Flex>
  )
}
