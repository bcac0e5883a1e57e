import { Box, chakra, Flex, Span } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { totalsByAge } from '@/rules/age-totals'
import { type AgeBand, ageBandLabels } from '@/rules/ageing'
import { formatMoney } from '@/rules/money'
import { Popover } from '@/ui/Popover'
import { excludedText, formatDebtCount } from '../debt-count'
import type { DebtRow } from '../debt-row'
import { toggleEntry } from '../search'

/** Percentages of the accent colour: older debts are darker. */
const shadePercents: Record<AgeBand, number> = {
  'not-due': 8,
  '1-30': 22,
  '31-60': 38,
  '61-90': 56,
  '91-180': 76,
  'over-180': 100,
  'no-date': 0,
}

const shadeOf = (band: AgeBand) =>
  `color-mix(in srgb, var(--chakra-colors-accent) ${shadePercents[band]}%, var(--chakra-colors-bg-panel))`

const BandButton = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: '2',
    alignItems: 'center',
    w: 'full',
    px: '2',
    py: '1.5',
    textAlign: 'start',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _disabled: { cursor: 'default', color: 'fg.muted', bg: 'transparent' },
    '&[aria-pressed=true]': {
      bg: 'accent.subtle',
      boxShadow: 'inset 3px 0 var(--chakra-colors-accent)',
    },
  },
})

const TriggerButton = chakra('button', {
  base: {
    flex: '1 1 8rem',
    minW: '8rem',
    maxW: { base: 'full', md: '24rem' },
    ms: { md: 'auto' },
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
})

/** The outstanding amount by age as a bar that opens the age bands, which filter the list. */
export default function AgeBandsPopover({
  rows,
  selected,
  onSelect,
}: {
  /** The debts that match all filters except age. */
  rows: readonly DebtRow[]
  selected: readonly AgeBand[] | undefined
  onSelect: (bands: readonly AgeBand[] | undefined) => void
}) {
  const { bands, unknown } = useMemo(() => totalsByAge(rows), [rows])
  if (bands.every(({ count }) => count === 0)) return null

  return (
    <Popover
      title="Outstanding by age"
      width="23rem"
      trigger={
        <TriggerButton type="button" className="more" _print={{ display: 'none' }}>
          <Flex as="span" align="center" gap="1" textStyle="xs" whiteSpace="nowrap">
            Outstanding by age
            <ChevronDown aria-hidden size={14} />
          </Flex>
          <Flex
            as="span"
            aria-hidden
            gap="1px"
            h="2.5"
            my="9px"
            bg="accent"
            borderWidth="1px"
            borderColor="accent"
            borderRadius="full"
            overflow="hidden"
          >
            {bands.map(
              ({ band, outstanding }) =>
                outstanding > 0 && (
                  <Span
                    key={band}
                    minW="1"
                    style={{ flex: `${outstanding} 1 0`, background: shadeOf(band) }}
                    opacity={!selected || selected.includes(band) ? 1 : 0.35}
                  />
                ),
            )}
          </Flex>
        </TriggerButton>
      }
    >
      <Box role="group" aria-label="Days overdue" mx="-2">
        {bands.map(({ band, count, outstanding, interest }) => {
          const isSelected = selected?.includes(band) ?? false
          return (
            <BandButton
              key={band}
              type="button"
              aria-pressed={isSelected}
              // Not `disabled`, which would drop the focus.
              aria-disabled={count === 0 && !isSelected}
              onClick={() => {
                if (count > 0 || isSelected) onSelect(toggleEntry(selected, band))
              }}
            >
              <Span
                aria-hidden
                boxSize="3"
                border="1px solid"
                borderStyle={band === 'no-date' ? 'dashed' : 'solid'}
                borderColor="accent"
                borderRadius="sm"
                style={{ background: shadeOf(band) }}
              />
              <Span fontWeight="medium">{ageBandLabels[band]}</Span>
              <Span fontVariantNumeric="tabular-nums" textAlign="end">
                {formatMoney(outstanding)}
              </Span>
              <Flex
                as="span"
                gridColumn="2 / -1"
                justify="space-between"
                textStyle="xs"
                color="fg.muted"
              >
                <span>{formatDebtCount(count)}</span>
                {count > 0 && <span>{formatMoney(interest)} interest to date</span>}
              </Flex>
            </BandButton>
          )
        })}
      </Box>
      {unknown > 0 && (
        <Box fontSize="sm" color="fg.muted" mt="2">
          {excludedText(unknown, 'outstanding amount')}
        </Box>
      )}
    </Popover>
  )
}
