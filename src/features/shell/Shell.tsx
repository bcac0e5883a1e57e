import { Box, chakra, Flex } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { hasDrafts } from '@/session/drafts'
import { LazyPart } from '@/ui/LazyPart'
import { useMediaQuery } from '@/ui/useMediaQuery'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { CookieBanner } from './Cookies'
import { Footer } from './Footer'
import { LateAssets } from './LateAssets'
import { NavigationLinks } from './NavigationLinks'
import { ShellNotices } from './ShellNotices'
import { SnackbarHost } from './SnackbarHost'
import { TopBar } from './TopBar'

const NavigationSheet = lazy(() => import('./NavigationSheet'))

/** The layout around every screen: top bar, drawer, content, footer and snackbar. */
export function Shell({ children }: { children: ReactNode }) {
  // The breakpoint `lg`: the navigation fits beside the content.
  const isWide = useMediaQuery('(min-width: 62rem)')
  const [isExpanded, setExpanded] = useState(true)
  /** Null until it is opened. */
  const [sheet, setSheet] = useState<'open' | 'closed' | null>(null)
  const isSheetOpen = sheet === 'open'
  const content = useRef<HTMLElement>(null)
  const router = useRouter()
  // A draft whose form is not open would be lost as well.
  useUnloadWarning(hasDrafts)

  // Any navigation closes the sheet, including the browser's Back.
  useEffect(
    () => router.subscribe('onBeforeLoad', () => setSheet((shown) => shown && 'closed')),
    [router],
  )

  const closeSheet = () => setSheet('closed')
  const focusContent = () => content.current?.focus()
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
        isNavigationOpen={isWide ? isExpanded : isSheetOpen}
        onToggleNavigation={() =>
          isWide ? setExpanded(!isExpanded) : setSheet(isSheetOpen ? 'closed' : 'open')
        }
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
          ref={content}
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
      {!isWide && sheet && (
        <LazyPart onMissing={() => setSheet(null)}>
          <NavigationSheet isOpen={isSheetOpen} onClose={closeSheet} />
        </LazyPart>
      )}
      <SnackbarHost />
      <LateAssets />
    </Flex>
  )
}
