import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The sections of a debt beside its claim; stacked on small screens. */
export const DebtFormGrid = ({ claim, children }: { claim: ReactNode; children: ReactNode }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
    columnGap="3"
    alignItems="start"
  >
    <Box minW="0">{children}</Box>
    <Box minW="0" position={{ xl: 'sticky' }} top="7rem">
      {claim}
    </Box>
  </Grid>
)
