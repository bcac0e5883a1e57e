import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A two-column layout. On narrow screens the side column follows the first block. */
export const SideColumn = ({
  first,
  side,
  children,
}: {
  first?: ReactNode
  side: ReactNode
  children?: ReactNode
}) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 23rem' }}
    // The side column spans both rows and must not stretch the first.
    templateRows={{ xl: first ? 'auto 1fr' : undefined }}
    columnGap="6"
    alignItems="start"
  >
    {first && <Box minW="0">{first}</Box>}
    <Box
      ref={trackColumnHeight}
      gridColumn={{ xl: '2' }}
      gridRow={{ xl: first ? '1 / span 2' : '1' }}
      minW="0"
      css={{ '@media (min-width: 80rem)': stickyColumn }}
    >
      {side}
    </Box>
    {children && (
      <Box gridColumn={{ xl: '1' }} gridRow={{ xl: first ? '2' : '1' }} minW="0">
        {children}
      </Box>
    )}
  </Grid>
)

/**
 * Keeps a column in view while the page scrolls. A column taller than the window first scrolls to
 * its end, so all of it is reachable.
 */
function trackColumnHeight(column: HTMLElement | null) {
  if (!column || typeof ResizeObserver === 'undefined') return
  const observer = new ResizeObserver(() =>
    column.style.setProperty('--column-height', `${column.offsetHeight}px`),
  )
  observer.observe(column)
  return () => observer.disconnect()
}

const stickyColumn = {
  position: 'sticky',
  top: 'min(1.5rem, calc(100dvh - var(--column-height, 0px) - 1.5rem))',
} as const
