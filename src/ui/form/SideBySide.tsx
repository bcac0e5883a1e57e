import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Two short fields that belong together, in one line where there is room; their boxes align. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    columnGap="4"
    alignItems="end"
  >
    {children}
  </Grid>
)
