import { Box, Flex, Grid, Span } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useToday } from '@/session/today'
import { Button, IconButton } from '@/ui/Buttons'
import { Card } from '@/ui/Card'
import type { DebtRow } from '../debt-row'
import type { DebtsSearch } from '../search'
import {
  type ChartFilter,
  outstandingByAge,
  outstandingByStatus,
  recoveredOverTime,
} from './chart-data'
import { OutstandingChart } from './OutstandingChart'
import { RecoveredChart } from './RecoveredChart'

export interface ChartsProps {
  /** The debts that match the search. */
  rows: readonly DebtRow[]
  search: DebtsSearch
  onFilter: (filter: ChartFilter) => void
  isTableShown: boolean
  onTableShown: (isShown: boolean) => void
  onClose: () => void
}

/** Charts of the debts shown: outstanding by age, outstanding by status, recovered over time. */
export default function Charts({
  rows,
  search,
  onFilter,
  isTableShown,
  onTableShown,
  onClose,
}: ChartsProps) {
  const today = useToday()
  const { byAge, byStatus, recovered, unknown } = useMemo(
    () => ({
      byAge: outstandingByAge(rows),
      byStatus: outstandingByStatus(rows),
      recovered: recoveredOverTime(rows, today),
      unknown: rows.filter(({ outstanding }) => outstanding === null).length,
    }),
    [rows, today],
  )
  const chartProps = { search, onFilter, isTableShown, unknown }
  return (
    <Card
      as="section"
      aria-label="Charts"
      px={{ base: '2', md: '4' }}
      py="4"
      mb="4"
      css={{ '@media print': { display: 'none' } }}
    >
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
        <Flex gap="1">
          <Button variant="ghost" size="sm" onClick={() => onTableShown(!isTableShown)}>
            {isTableShown ? 'Hide figures' : 'Show figures'}
          </Button>
          <IconButton label="Close charts" icon={<X />} size="sm" onClick={onClose} />
        </Flex>
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
        <OutstandingChart by="Time overdue" slices={byAge} {...chartProps} />
        <OutstandingChart by="Status" slices={byStatus} {...chartProps} />
        <RecoveredChart recovered={recovered} isTableShown={isTableShown} />
      </Grid>
    </Card>
  )
}
