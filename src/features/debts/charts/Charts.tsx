import { Box, Flex, Grid, Span } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useToday } from '@/session/today'
import { Button } from '@/ui/Buttons'
import { type DebtRow, totalsOf } from '../debt-row'
import type { DebtsSearch } from '../search'
import type { Ask } from './ask'
import { outstandingBy } from './breakdown'
import { OutstandingChart } from './OutstandingChart'
import { RecoveredChart } from './RecoveredChart'
import { recoveredBy } from './recovered'

export interface ChartsProps {
  id: string
  /** The debts that are shown. */
  rows: readonly DebtRow[]
  search: DebtsSearch
  onAsk: (ask: Ask) => void
  isTableShown: boolean
  onTableShown: (isShown: boolean) => void
  onClose: () => void
}

/** The debts shown as pictures: what is outstanding, by how old and by what state, and what came in. */
export default function Charts({
  id,
  rows,
  search,
  onAsk,
  isTableShown,
  onTableShown,
}: ChartsProps) {
  const { byAge, byStatus } = useMemo(() => outstandingBy(rows), [rows])
  const today = useToday()
  const recovered = useMemo(() => recoveredBy(rows, today), [rows, today])
  const { unknown } = useMemo(() => totalsOf(rows), [rows])
  const asking = { search, onAsk, isTableShown, unknown: unknown.outstanding }
  return (
    <Box
      asChild
      px={{ base: '2', md: '4' }}
      py="4"
      mb="4"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      css={{ '@media print': { display: 'none' } }}
    >
      <section id={id} aria-label="Charts">
        <Flex
          wrap="wrap"
          justify="space-between"
          align="center"
          columnGap="4"
          mb={{ xl: '3' }}
          px="2"
        >
          <Box as="h2" fontSize="lg" fontWeight="semibold">
            Charts{' '}
            <Span fontSize="md" fontWeight="normal" color="fg.muted">
              of the {rows.length === 1 ? 'one debt' : `${rows.length} debts`} shown
            </Span>
          </Box>
          <Button variant="ghost" minH="9" px="3" onClick={() => onTableShown(!isTableShown)}>
            {isTableShown ? 'Hide figures' : 'Show figures'}
          </Button>
        </Flex>
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(3, minmax(0, 1fr))',
          }}
          columnGap="6"
          rowGap="2"
        >
          <OutstandingChart by="time overdue" slices={byAge} {...asking} />
          <OutstandingChart by="status" slices={byStatus} {...asking} />
          <RecoveredChart recovered={recovered} isTableShown={isTableShown} />
        </Grid>
      </section>
    </Box>
  )
}
