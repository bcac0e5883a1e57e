import { Box, chakra, Flex, Grid, Span } from '@chakra-ui/react'
import { useId, useMemo } from 'react'
import { totalsByAge } from '@/rules/age-totals'
import { type AgeBand, ageBandLabels } from '@/rules/ageing'
import { formatMoney } from '@/rules/money'
import { AgeingFigures } from './AgeingFigures'
import type { DebtRow } from './debt-row'
import { leftOut } from './left-out'

/** The older, the stronger; told by words and width as well. */
const strengths: Record<AgeBand, number> = {
  'not-due': 8,
  '1-30': 22,
  '31-60': 38,
  '61-90': 56,
  '91-180': 76,
  'over-180': 100,
  'no-date': 0,
}

const Shade = chakra('span', {
  base: { display: 'block', borderWidth: '1px', borderColor: 'accent', borderRadius: 'sm' },
  variants: {
    band: Object.fromEntries(
      Object.entries(strengths).map(([band, strength]) => [
        band,
        {
          bg: `color-mix(in srgb, var(--chakra-colors-accent) ${strength}%, var(--chakra-colors-bg-panel))`,
          ...(band === 'no-date' && { borderStyle: 'dashed' }),
        },
      ]),
    ) as Record<AgeBand, { bg: string }>,
  },
})

const BandButton = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    flexWrap: { base: 'wrap', md: 'nowrap' },
    justifyContent: { base: 'space-between', md: 'flex-start' },
    columnGap: '3',
    minH: '8',
    px: '2',
    py: '1',
    minW: '0',
    textAlign: 'start',
    borderRadius: 'md',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
    _disabled: { cursor: 'default', color: 'fg.muted', bg: 'transparent' },
    '&[aria-pressed=true]': {
      bg: 'accent.subtle',
      boxShadow: 'inset 0 -3px var(--chakra-colors-accent)',
    },
  },
})

/** What is outstanding by how long it has been overdue; pressing a band shows it alone. */
export function AgeingBar({
  rows,
  chosen,
  onChoose,
}: {
  /** Whatever is looked for, of any age. */
  rows: readonly DebtRow[]
  chosen: readonly AgeBand[] | undefined
  onChoose: (bands: readonly AgeBand[] | undefined) => void
}) {
  const id = useId()
  const { bands, unknown } = useMemo(() => totalsByAge(rows), [rows])
  if (bands.every(({ count }) => count === 0)) return null

  function toggle(band: AgeBand) {
    const next = chosen?.includes(band)
      ? chosen.filter((other) => other !== band)
      : [...(chosen ?? []), band]
    onChoose(next.length > 0 ? next : undefined)
  }

  return (
    <Box as="section" aria-labelledby={id} mb={{ base: '4', md: '5' }}>
      <Box
        id={id}
        as="h2"
        className="more"
        fontSize="sm"
        fontWeight="medium"
        color="fg.muted"
        mb="1"
      >
        Outstanding by age
      </Box>
      <Flex aria-hidden gap="0.5" mb="1">
        {bands.map(
          ({ band, outstanding }) =>
            outstanding > 0 && (
              <Shade
                key={band}
                band={band}
                h="2.5"
                minW="1"
                style={{ flex: `${outstanding} 1 0` }}
                opacity={!chosen || chosen.includes(band) ? 1 : 0.35}
              />
            ),
        )}
      </Flex>
      <Grid
        role="group"
        aria-label="Days overdue"
        className="more"
        templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(8rem, 1fr))' }}
        gap="1"
      >
        {bands.map(({ band, count, outstanding }) => {
          const isChosen = chosen?.includes(band) ?? false
          return (
            <BandButton
              key={band}
              type="button"
              aria-pressed={isChosen}
              // Not disabled: it may have the focus.
              aria-disabled={count === 0 && !isChosen}
              onClick={() => {
                if (count > 0 || isChosen) toggle(band)
              }}
            >
              <Flex as="span" align="center" gap="2" fontWeight="medium">
                <Shade band={band} boxSize="3" aria-hidden />
                {ageBandLabels[band]}
              </Flex>
              <Flex as="span" wrap="wrap" align="baseline" columnGap="2">
                <Span fontVariantNumeric="tabular-nums">{formatMoney(outstanding)}</Span>
                <Span fontSize="sm" color="fg.muted">
                  {count === 1 ? '1 debt' : `${count} debts`}
                </Span>
              </Flex>
            </BandButton>
          )
        })}
      </Grid>
      {unknown > 0 && (
        <Box className="more" fontSize="sm" color="fg.muted" mt="1">
          {leftOut(unknown, 'outstanding amount')}
        </Box>
      )}
      <AgeingFigures bands={bands} />
    </Box>
  )
}
