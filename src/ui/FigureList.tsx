import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A list of figures, each below its label. */
export const FigureList = ({ items }: { items: readonly { term: string; value: ReactNode }[] }) => (
  <Box
    as="dl"
    display={{ base: 'grid', lg: 'flex' }}
    gridTemplateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))"
    flexWrap="wrap"
    columnGap="8"
    rowGap="3"
  >
    {items.map(({ term, value }) => (
      <Box key={term} minW="0">
        <Box as="dt" fontSize="sm" color="fg.muted">
          {term}
        </Box>
        <Box as="dd" fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
