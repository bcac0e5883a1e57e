import { chakra, Flex } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatMoney } from '@/rules/money'
import { type DebtRow, totalsOf } from '../debt-row'
import { segmentPredicates } from '../find-debts'
import { type ListSegment, listSegments } from '../search'
import { narrowToolbar } from '../toolbar/Toolbar'

const labels: Record<ListSegment, string> = {
  'waiting-for-you': 'Waiting for you',
  overdue: 'Overdue',
  'not-overdue': 'Not overdue',
  disputed: 'Disputed',
  settled: 'Settled',
}

/** The segments of the list with their counts; pressing one filters by it. */
export function SegmentFilter({
  rows,
  show,
  onShow,
}: {
  rows: readonly DebtRow[]
  show: ListSegment | undefined
  onShow: (segment: ListSegment | undefined) => void
}) {
  const segments = useMemo(
    () =>
      [undefined, ...listSegments].map((segment) => {
        const found = segment ? rows.filter(segmentPredicates[segment]) : rows
        const { outstanding, unknown } = totalsOf(found)
        const unknownText = unknown.outstanding > 0 ? `, ${unknown.outstanding} unknown` : ''
        return {
          segment,
          label: segment ? labels[segment] : 'All',
          count: found.length,
          title: `${formatMoney(outstanding)} outstanding${unknownText}`,
        }
      }),
    [rows],
  )
  return (
    <Flex
      role="group"
      aria-label="Which debts"
      // On phones the segments scroll sideways.
      overflowX="auto"
      flex={{ base: 'none', md: '1 1 100%', xl: '0 0 auto' }}
      mb={{ base: '2', md: '0' }}
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      css={{ scrollbarWidth: 'none' }}
    >
      {segments.map(({ segment, label, count, title }) => (
        <SegmentButton
          key={label}
          type="button"
          aria-pressed={show === segment}
          title={title}
          onClick={() => onShow(show === segment ? undefined : segment)}
        >
          {label} <Count>{count}</Count>
        </SegmentButton>
      ))}
    </Flex>
  )
}

const SegmentButton = chakra('button', {
  base: {
    flexShrink: 0,
    minH: '9',
    px: '2',
    [narrowToolbar]: { px: '1.5' },
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderRadius: 'md',
    cursor: 'pointer',
    '&:hover:not([aria-pressed=true])': { color: 'fg', bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-pressed=true]': { color: 'accent.fg', bg: 'accent.muted' },
  },
})

const Count = chakra('span', { base: { fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' } })
