import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Footer } from './Footer'
import { NavigationDrawer } from './NavigationDrawer'
import { NavigationSheet } from './NavigationSheet'
import { SnackbarHost } from './SnackbarHost'
import { TopBar } from './TopBar'
import { useWideScreen } from './useWideScreen'

/** The frame around every screen: top bar, drawer, content, footer, snackbar. */
export function Shell({ children }: { children: ReactNode }) {
  const wide = useWideScreen()
  const [expanded, setExpanded] = useState(true)
  const [sheetOpen, setSheetOpen] = useState(false)
  return (
    <Flex direction="column" minH="100dvh">
      <Box asChild {...skipLink}>
        <a href="#content">Skip to content</a>
      </Box>
      <TopBar
        navigationOpen={wide ? expanded : sheetOpen}
        onToggleNavigation={() => (wide ? setExpanded(!expanded) : setSheetOpen(!sheetOpen))}
      />
      <Flex flex="1" align="stretch">
        {wide && <NavigationDrawer expanded={expanded} />}
        <Box
          asChild
          flex="1"
          minW="0"
          px={{ base: '4', md: '8' }}
          py={{ base: '6', md: '8' }}
          outline="none"
        >
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </Box>
      </Flex>
      <Footer />
      {!wide && <NavigationSheet open={sheetOpen} onClose={() => setSheetOpen(false)} />}
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
