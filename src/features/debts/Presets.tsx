import { Flex } from '@chakra-ui/react'
import { formatInteger } from '@/lib/format-integer'
import { Button } from '@/ui/Buttons'
import type { DebtRow } from './debt-row'
import { findSegment } from './find-debts'
import { type DebtsSearch, type ListSegment, listSegments } from './search'

const segmentLabels: Record<ListSegment, string> = {
  'waiting-for-you': 'Waiting for you',
  overdue: 'Overdue',
  'not-overdue': 'Not overdue',
  disputed: 'Disputed',
  settled: 'Settled',
}

const presets: readonly [label: string, search: DebtsSearch][] = [
  ['Over 90 days, not disputed', { age: ['91-180', 'over-180'], disputed: 'no' }],
  ['Largest first', { sort: 'outstanding', dir: 'desc' }],
  ['Near the time limit', { limit: 'near' }],
]

/** Whether the search has all that a preset asks for. */
const isPresetOn = (search: DebtsSearch, preset: DebtsSearch) =>
  Object.entries(preset).every(
    ([field, value]) => String(search[field as keyof DebtsSearch]) === String(value),
  )

const cleared = (preset: DebtsSearch): DebtsSearch =>
  Object.fromEntries(Object.keys(preset).map((field) => [field, undefined]))

/**
 * The segments of the list with the number of their debts found, and the presets, in one row. Without room
 * for all, they scroll sideways, to the edges of the screen.
 */
export const Presets = ({
  rows,
  search,
  onSearch,
}: {
  /** The debts found without the segment. */
  rows: readonly DebtRow[]
  search: DebtsSearch
  onSearch: (changes: DebtsSearch) => void
}) => (
  <Flex
    gap="2"
    w="calc(100% + 2rem)"
    mx="-4"
    px="4"
    overflowX="auto"
    scrollbarWidth="none"
    css={{
      '& button': { flexShrink: 0, whiteSpace: 'nowrap', fontWeight: 'medium' },
      '& :focus-visible': { outlineOffset: '-3px' },
    }}
  >
    <Flex gap="1" role="group" aria-label="Which debts">
      {[undefined, ...listSegments].map((segment) => {
        const isOn = search.show === segment
        return (
          <Button
            key={segment ?? 'all'}
            variant={isOn ? 'subtle' : 'ghost'}
            size="sm"
            px="1.5"
            {...(!isOn && { color: 'fg.muted' })}
            aria-pressed={isOn}
            onClick={() => onSearch({ show: isOn ? undefined : segment })}
          >
            {`${segment ? segmentLabels[segment] : 'All'} ${formatInteger(findSegment(rows, segment).length)}`}
          </Button>
        )
      })}
    </Flex>
    <Flex gap="1" align="center" role="group" aria-label="Presets">
      {presets.map(([label, preset]) => {
        const isOn = isPresetOn(search, preset)
        return (
          <Button
            key={label}
            variant={isOn ? 'subtle' : 'outline'}
            size="xs"
            px="1.5"
            minH="9"
            borderRadius="full"
            aria-pressed={isOn}
            onClick={() => onSearch(isOn ? cleared(preset) : preset)}
          >
            {label}
          </Button>
        )
      })}
    </Flex>
  </Flex>
)
