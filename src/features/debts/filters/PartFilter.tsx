import { chakra, Flex } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatMoney } from '@/rules/money'
import { type DebtRow, totalsOf } from '../debt-row'
import { partTests } from '../find-debts'
import { type ListPart, listParts } from '../search'

const labels: Record<ListPart, string> = {
  overdue: 'Overdue',
  'not-overdue': 'Not overdue',
  disputed: 'Disputed',
  settled: 'Settled',
}

/** The parts of the list with their counts; pressing one shows it alone. */
export function PartFilter({
  rows,
  show,
  onShow,
}: {
  rows: readonly DebtRow[]
  show: ListPart | undefined
  onShow: (part: ListPart | undefined) => void
}) {
  const parts = useMemo(
    () => listParts.map((part) => ({ part, rows: rows.filter(partTests[part]) })),
    [rows],
  )
  return (
    <Flex
      role="group"
      aria-label="Which debts"
      // On a phone the parts are swiped through.
      overflowX="auto"
      flex={{ base: 'none', md: '1 1 100%', xl: '0 0 auto' }}
      mb={{ base: '2', md: '0' }}
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      css={{ scrollbarWidth: 'none' }}
    >
      <PartButton label="All" rows={rows} isPressed={!show} onPress={() => onShow(undefined)} />
      {parts.map(({ part, rows: inPart }) => (
        <PartButton
          key={part}
          label={labels[part]}
          rows={inPart}
          isPressed={show === part}
          onPress={() => onShow(show === part ? undefined : part)}
        />
      ))}
    </Flex>
  )
}

const SegmentButton = chakra('button', {
  base: {
    flexShrink: 0,
    minH: '9',
    px: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-pressed=true]': { color: 'accent.fg', bg: 'accent.muted' },
  },
})

function PartButton({
  label,
  rows,
  isPressed,
  onPress,
}: {
  label: string
  rows: readonly DebtRow[]
  isPressed: boolean
  onPress: () => void
}) {
  const { outstanding, unknown } = useMemo(() => totalsOf(rows), [rows])
  const sum = `${formatMoney(outstanding)} outstanding`
  return (
    <SegmentButton
      type="button"
      aria-pressed={isPressed}
      title={unknown.outstanding > 0 ? `${sum}, ${unknown.outstanding} unknown` : sum}
      onClick={onPress}
    >
      {label} <Count>{rows.length}</Count>
    </SegmentButton>
  )
}

const Count = chakra('span', { base: { fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' } })
