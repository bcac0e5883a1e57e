import { Box, Grid } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/Card'

/** A compact card of a long form, optionally with a heading. */
export function FormSection({ heading, children }: { heading?: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Card
      as="section"
      aria-labelledby={heading && headingId}
      px={{ base: '4', md: '5' }}
      pt="4"
      pb="1"
      mb="3"
      minW="0"
    >
      {heading && (
        <Box as="h2" id={headingId} fontSize="lg" fontWeight="semibold" mb="2">
          {heading}
        </Box>
      )}
      {children}
    </Card>
  )
}

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
