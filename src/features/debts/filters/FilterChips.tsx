import { Flex, Span } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Button } from '@/ui/Buttons'
import { clearedFilter, type DebtsFilter } from '../search'
import { activeFilters } from './filters'

/** The active filters; pressing one removes it. */
export function FilterChips({
  filter,
  onFilter,
}: {
  filter: DebtsFilter
  onFilter: (change: DebtsFilter) => void
}) {
  const active = activeFilters(filter)
  if (active.length === 0) return null
  return (
    <Flex
      wrap="wrap"
      gap="2"
      mb="2"
      role="group"
      aria-label="Filters in use"
      _print={{ display: 'none' }}
    >
      {active.map(({ text, cleared }) => (
        <Button key={text} variant="outline" size="xs" onClick={() => onFilter(cleared)}>
          <Span overflowWrap="anywhere">
            <Span srOnly>Remove filter</Span> {text}
          </Span>
          <X aria-hidden />
        </Button>
      ))}
      <Button variant="ghost" size="xs" onClick={() => onFilter(clearedFilter)}>
        Clear filters
      </Button>
    </Flex>
  )
}
