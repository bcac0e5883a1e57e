import { Box, Flex, Span } from '@chakra-ui/react'
import { memo } from 'react'
import { Button } from '@/ui/Buttons'
import { activeFilters } from './filter-words'
import { type DebtsFilter, noFilter } from './search'

/** The filters in use, each taken away by a press. */
export const FilterChips = memo(function FilterChips({
  filter,
  onFilter,
}: {
  filter: DebtsFilter
  onFilter: (change: DebtsFilter) => void
}) {
  const active = activeFilters(filter)
  return (
    <Box tabIndex={-1} outline="none">
      {active.length > 0 && (
        <Flex wrap="wrap" gap="2" mb="3" role="group" aria-label="Filters in use">
          {active.map(({ words, without }) => (
            <Button
              key={words}
              variant="outline"
              maxW="full"
              minH="9"
              py="1"
              px="3"
              overflowWrap="anywhere"
              onClick={() => onFilter(without)}
            >
              <span>
                <Span srOnly>Remove filter</Span> {words}
              </span>
              <Span aria-hidden>×</Span>
            </Button>
          ))}
          <Button variant="ghost" minH="9" py="1" px="3" onClick={() => onFilter(noFilter)}>
            Clear filters
          </Button>
        </Flex>
      )}
    </Box>
  )
})
