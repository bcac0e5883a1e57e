import { Box } from '@chakra-ui/react'
import { TextLink } from '@/ui/Buttons'
import { isSameView, type View, type ViewSearch } from './views'

/** Leads to what a view shows; says which one is on the screen. */
export function ViewLink({ view, current }: { view: View; current: ViewSearch }) {
  const isCurrent = isSameView(view.search, current)
  return (
    <Box asChild display="inline-block" minH="6" overflowWrap="anywhere">
      <TextLink
        to="."
        search={view.search as never}
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
      >
        {isCurrent && <span aria-hidden>✓ </span>}
        {view.name}
      </TextLink>
    </Box>
  )
}
