import { Box } from '@chakra-ui/react'
import { NavigationLinks } from './NavigationLinks'

/** The persistent drawer beside the content; collapsed it shows icons only. */
export function NavigationDrawer({ expanded }: { expanded: boolean }) {
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
