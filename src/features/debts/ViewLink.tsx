import { Box } from '@chakra-ui/react'
import { TextLink } from '@/ui/Buttons'
import type { View } from './views'

/** Leads to what a view shows; says which one is on the screen. */
export const ViewLink = ({ view }: { view: View }) => (
  <Box asChild display="inline-block" minH="6" overflowWrap="anywhere">
    <TextLink
      to="."
      search={view.search as never}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {({ isActive }) => (
        <>
          {isActive && <span aria-hidden>✓ </span>}
          {view.name}
        </>
      )}
    </TextLink>
  </Box>
)
