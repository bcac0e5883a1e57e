import { Box, Flex, Text } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { hasDrafts } from '@/session/drafts'
import { IconButton } from '@/ui/Buttons'
import { lazyComponent } from '@/ui/lazy-component'
import { useUnloadWarning } from '@/ui/useUnloadWarning'
import { AccountMenu } from './AccountMenu'
import { ContactDetails } from './ContactDetails'
import { CookieChoice, useConsent } from './CookieChoice'
import { Footer } from './Footer'
import { Logo } from './Logo'
import { NavigationLinks } from './NavigationLinks'
import { ShellNotices } from './ShellNotices'
import { SnackbarHost } from './SnackbarHost'

const NavigationSheet = lazyComponent<{ onClose: () => void }>(() => import('./NavigationSheet'))

/** The layout around every screen: top bar, drawer, content, footer and snackbar. */
export function Shell({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  const wide = useWideScreen()
  const [expanded, setExpanded] = useState(true)
  const [sheetOpen, setSheetOpen] = useState(false)
  const content = useRef<HTMLElement>(null)
  const router = useRouter()
  // A draft whose form is not open would be lost as well.
  useUnloadWarning(hasDrafts)

  // Any navigation closes the sheet, including the browser's Back.
  useEffect(() => router.subscribe('onBeforeLoad', () => setSheetOpen(false)), [router])

  const skip = (event: MouseEvent) => {
    // Only focus moves: the URL stays shareable.
    event.preventDefault()
    content.current?.focus()
  }
  return (
    <Flex direction="column" minH="100dvh">
      <Box asChild {...skipLink}>
        {/* biome-ignore lint/a11y/useValidAnchor: a link within the page, see skip */}
        <a href="#content" onClick={skip}>
          Skip to content
        </a>
      </Box>
      <CookieBanner onChosen={() => content.current?.focus()} />
      <TopBar
        tools={tools}
        navigationOpen={wide ? expanded : sheetOpen}
        onToggleNavigation={() => (wide ? setExpanded(!expanded) : setSheetOpen(!sheetOpen))}
      />
      <ShellNotices />
      {/* Fills the viewport, so late content does not push the footer down. */}
      <Flex flex="1" align="stretch" minH={{ base: 'calc(100dvh - 100px)', _print: '0' }}>
        {wide && <NavigationDrawer expanded={expanded} />}
        <Box
          asChild
          flex="1"
          minW="0"
          px={{ base: '4', md: '8' }}
          py={{ base: '6', md: '8' }}
          outline="none"
        >
          <main id="content" ref={content} tabIndex={-1}>
            {children}
          </main>
        </Box>
      </Flex>
      <Footer />
      {!wide && sheetOpen && <NavigationSheet onClose={() => setSheetOpen(false)} />}
      <SnackbarHost />
    </Flex>
  )
}

const skipLink = {
  position: 'absolute',
  insetStart: '4',
  top: '-20',
  zIndex: 'snackbar',
  px: '4',
  py: '3',
  bg: 'bg.panel',
  borderRadius: 'md',
  _focusVisible: { top: '2' },
} as const

const wideScreen = () => window.matchMedia('(min-width: 62rem)')

function subscribe(listener: () => void) {
  const media = wideScreen()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the drawer fits beside the content. */
const useWideScreen = () => useSyncExternalStore(subscribe, () => wideScreen().matches)

/** Section 9: the bar is 100 px high. */
function TopBar({
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

/** The persistent drawer beside the content; collapsed it shows icons only. */
function NavigationDrawer({ expanded }: { expanded: boolean }) {
  return (
    <Box
      asChild
      w={expanded ? '13rem' : '4.25rem'}
      flexShrink={0}
      _print={{ display: 'none' }}
      p="3"
      borderInlineEndWidth="1px"
      bg="bg.panel"
      transition="width 160ms ease"
      overflow="hidden"
    >
      <nav id="navigation" aria-label="Main">
        <NavigationLinks collapsed={!expanded} />
      </nav>
    </Box>
  )
}

/** Placed in the page flow, so it covers neither content nor focus. */
function CookieBanner({ onChosen }: { onChosen: () => void }) {
  if (useConsent() !== 'unasked') return null
  return (
    <Box
      as="section"
      aria-label="Cookies"
      px={{ base: '4', md: '6' }}
      py="4"
      bg="bg.info"
      borderBottomWidth="1px"
    >
      <Text fontWeight="semibold" mb="1">
        May we use cookies?
      </Text>
      <CookieChoice onChosen={onChosen} />
    </Box>
  )
}
