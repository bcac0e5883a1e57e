import { Grid, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Terms and values; an empty value reads "Not provided". */
export const DefinitionList = ({
  items,
  columns = 1,
}: {
  items: readonly { term: string; value: ReactNode }[]
  columns?: 1 | 2
}) => (
  <Grid
    as="dl"
    templateColumns={{ base: '1fr', md: `repeat(${columns}, minmax(0, 1fr))` }}
    columnGap="8"
    fontSize="md"
  >
    {items.map(({ term, value }) => (
      <Grid
        key={term}
        templateColumns={{ base: '1fr', sm: 'minmax(8rem, 2fr) 3fr' }}
        columnGap="4"
        minW="0"
        py="2"
        borderTopWidth="1px"
        overflowWrap="anywhere"
      >
        <Span as="dt" minW="0" color="fg.muted">
          {term}
        </Span>
        <Span as="dd" minW="0" whiteSpace="pre-line">
          {(value ?? '') === '' ? <Span color="fg.muted">Not provided</Span> : value}
        </Span>
      </Grid>
    ))}
  </Grid>
)
