import { Box, chakra, Flex, useMediaQuery } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { hasDrafts } from '@/session/drafts'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { CookieBanner } from './Cookies'
import { Footer } from './Footer'
import { LateAssets } from './LateAssets'
import { NavigationLinks } from './NavigationLinks'
import { ShellNotices } from './ShellNotices'
import { SnackbarHost } from './SnackbarHost'
import { TopBar } from './TopBar'

/** The layout around every screen: top bar, drawer, content, footer and snackbar. */
export function Shell({ children }: { children: ReactNode }) {
  // The breakpoint `lg`: the navigation fits beside the content.
  const [isWide = false] = useMediaQuery(['(min-width: 62rem)'], { ssr: false })
  const [isExpanded, setExpanded] = useState(true)
  // A draft whose form is not open would be lost as well.
  useUnloadWarning(hasDrafts)

  const focusContent = () => document.getElementById('content')?.focus()
  return (
    <Flex direction="column" minH="100dvh">
      {/* biome-ignore lint/a11y/useValidAnchor: a link within the page */}
      <chakra.a
        href="#content"
        position="absolute"
        insetStart="4"
        top="-5rem"
        zIndex="snackbar"
        px="4"
        py="3"
        borderRadius="md"
        bg="bg.panel"
        _focusVisible={{ top: '2' }}
        onClick={(event) => {
          // Only focus moves: the URL stays shareable.
          event.preventDefault()
          focusContent()
        }}
      >
        Skip to content
      </chakra.a>
      <CookieBanner onChosen={focusContent} />
      <TopBar
        isWide={isWide}
        isNavigationExpanded={isExpanded}
        onToggleNavigation={() => setExpanded(!isExpanded)}
      />
      <ShellNotices />
      {/* Fills the window, so that late content does not push the footer down. */}
      <Flex flex="1" minH="calc(100dvh - 100px)" _print={{ minH: '0' }}>
        {isWide && (
          <Box
            as="nav"
            id="navigation"
            aria-label="Main"
            flex="none"
            w={isExpanded ? '13rem' : '4.25rem'}
            p="3"
            overflow="hidden"
            borderEndWidth="1px"
            bg="bg.panel"
            transition="width 160ms ease"
            _print={{ display: 'none' }}
          >
            <NavigationLinks isCollapsed={!isExpanded} />
          </Box>
        )}
        <chakra.main
          id="content"
          // It takes the focus of a pressed button that is removed with its panel.
          ref={restoreFocusOnRemoval}
          tabIndex={-1}
          flex="1"
          minW="0"
          px={{ base: '4', md: '8' }}
          py={{ base: '6', md: '8' }}
          outline="none"
        >
          {children}
        </chakra.main>
      </Flex>
      <Footer />
      <SnackbarHost />
      <LateAssets />
    </Flex>
  )
}
