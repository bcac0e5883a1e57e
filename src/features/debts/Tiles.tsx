import { Box, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatMoney } from '@/rules/money'
import { type DebtRow, totalsOf } from './debt-row'
import { partTests } from './find-debts'
import { type ListPart, listParts } from './search'

const labels: Record<ListPart, string> = {
  overdue: 'Overdue',
  'not-overdue': 'Not overdue',
  disputed: 'Disputed',
  settled: 'Settled',
}

/** Parts of the list with what is in them; pressing one shows it alone. */
export function Tiles({
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
    <Box
      role="group"
      aria-label="Which debts"
      _print={{ display: 'none' }}
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      gridTemplateColumns="repeat(5, minmax(0, 1fr))"
      gap={{ base: '2', md: '3' }}
      mb="4"
    >
      <Tile label="All" rows={rows} pressed={!show} onPress={() => onShow(undefined)} />
      {parts.map(({ part, rows: inPart }) => (
        <Tile
          key={part}
          label={labels[part]}
          rows={inPart}
          pressed={show === part}
          onPress={() => onShow(show === part ? undefined : part)}
        />
      ))}
    </Box>
  )
}

const TileButton = chakra('button', {
  base: {
    px: { base: '2.5', md: '3' },
    fontSize: { base: 'sm', md: 'md' },
    py: { base: '1.5', md: '2' },
    textAlign: 'start',
    cursor: 'pointer',
    minW: '0',
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.panel',
    color: 'fg',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': {
      borderColor: 'accent',
      boxShadow: 'inset 0 -3px var(--chakra-colors-accent)',
    },
  },
})

function Tile({
  label,
  rows,
  pressed,
  onPress,
}: {
  label: string
  rows: readonly DebtRow[]
  pressed: boolean
  onPress: () => void
}) {
  const { outstanding, unknown } = useMemo(() => totalsOf(rows), [rows])
  return (
    <TileButton type="button" aria-pressed={pressed} onClick={onPress}>
      <Box as="span" display="block" fontWeight="semibold">
        {label} <Count>{rows.length}</Count>
      </Box>
      <Box as="span" className="more" display="block" fontSize="sm" color="fg.muted">
        {formatMoney(outstanding)}
        {unknown.outstanding > 0 && `, ${unknown.outstanding} unknown`}
      </Box>
    </TileButton>
  )
}

const Count = chakra('span', { base: { fontWeight: 'normal', color: 'fg.muted' } })
