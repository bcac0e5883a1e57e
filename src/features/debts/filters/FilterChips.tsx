import { Box, Flex, Span } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { memo } from 'react'
import { Button } from '@/ui/Buttons'
import { clearedFilter, type DebtsFilter } from '../search'
import { activeFilters } from './filter-labels'

/** The active filters; pressing one removes it. */
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
        <Flex wrap="wrap" gap="2" mb="2" role="group" aria-label="Filters in use">
          {active.map(({ label, cleared }) => (
            <Button
              key={label}
              variant="outline"
              maxW="full"
              size="xs"
              overflowWrap="anywhere"
              onClick={() => onFilter(cleared)}
            >
              <span>
                <Span srOnly>Remove filter</Span> {label}
              </span>
              <X aria-hidden />
            </Button>
          ))}
          <Button variant="ghost" size="xs" onClick={() => onFilter(clearedFilter)}>
            Clear filters
          </Button>
        </Flex>
      )}
    </Box>
  )
})
