import { Box, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === ''

/** Terms and their values; one that is empty says so. */
export function DefinitionList({
  items,
  columns = 1,
}: {
  items: readonly { term: string; value: ReactNode }[]
  columns?: 1 | 2
}) {
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: `repeat(${columns}, minmax(0, 1fr))` }}
      columnGap="8"
    >
      {items.map(({ term, value }) => (
        <Box
          key={term}
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: 'minmax(8rem, 2fr) 3fr' }}
          columnGap="4"
          py="2"
          borderTopWidth="1px"
          minW="0"
        >
          <Box as="dt" color="fg.muted">
            {term}
          </Box>
          <Box as="dd" overflowWrap="anywhere" whiteSpace="pre-line">
            {isEmpty(value) ? <Span color="fg.muted">Not provided</Span> : value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
