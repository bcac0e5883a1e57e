import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { formatCount } from '@/lib/format-count'
import { formatMoney } from '@/rules/money'
import { ActionBar } from '@/ui/ActionBar'
import { Card } from '@/ui/Card'
import { FigureList } from '@/ui/FigureList'
import { Notice } from '@/ui/Notice'
import { StartAgainButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import { ImportButton } from './ImportButton'
import { ProblemsPanel } from './ProblemsPanel'
import { FeeQuestion, FileQuestions } from './ReviewQuestions'
import { RowsPanel, type ShownRows } from './RowsPanel'

/** The third step: the rows to send, with their totals and problems. */
export function ReviewStep() {
  const { draft, state, file, summary } = useSheet()
  const { counts, totals, columns } = summary
  const list = useQuery(debtorListQuery)
  const records = list.data?.items
  useEffect(() => {
    if (records) void draft.compare(records)
  }, [draft, records])
  const [shown, setShown] = useState<ShownRows>({ filter: 'to-fix', page: 0, cell: null })
  const unmatched = columns.filter(({ field, sample }) => field === null && sample !== '')
  return (
    <>
      {list.isError && !state.unsentReason && (
        <Notice tone="warning" heading="Not compared with your debts yet">
          Your debts could not be read. They will be read again and compared with these rows before
          anything is sent.
        </Notice>
      )}
      <Card as="section" aria-labelledby="to-import" px="5" py="4" mb="4">
        <Box as="h3" id="to-import" fontSize="lg" fontWeight="semibold">
          {formatCount(counts.ready, 'debt')} to import
        </Box>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere" mb="3">
          {file.name}: {formatCount(file.rowCount, 'row')}
          {unmatched.length > 0 &&
            `. Columns left out: ${unmatched.map(({ name }) => name).join(', ')}.`}
        </Text>
        <FigureList
          items={[
            { term: 'Outstanding', value: formatMoney(totals.outstanding) },
            { term: 'Interest (estimate)', value: formatMoney(totals.interest) },
            { term: 'Compensation (estimate)', value: formatMoney(totals.compensation) },
          ]}
        />
        <Flex wrap="wrap" columnGap="10" rowGap="4" mt="4" _empty={{ display: 'none' }}>
          <FileQuestions />
        </Flex>
      </Card>
      <Grid {...layout} gap="4" mb="6" alignItems="start">
        <Card gridArea="fee" px="5" py="4">
          <FeeQuestion />
        </Card>
        <Card as="section" aria-label="Your rows" gridArea="rows" minW="0">
          <RowsPanel shown={shown} onShow={setShown} />
        </Card>
        <Card gridArea="problems" {...panelPlace}>
          <ProblemsPanel onShow={setShown} />
        </Card>
      </Grid>
      <ActionBar secondary={<StartAgainButton />}>
        {counts.ready > 0 && <ImportButton isWaiting={list.isPending} />}
      </ActionBar>
    </>
  )
}

/** On a narrow screen the rows come first; on a wide one the problems stand beside them and stay in view. */
const layout = {
  templateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' },
  templateAreas: {
    base: '"rows" "problems" "fee"',
    md: '"fee" "rows" "problems"',
    xl: '"fee fee" "rows problems"',
  },
} as const
const panelPlace = {
  position: { xl: 'sticky' },
  top: '4',
  maxH: { xl: 'calc(100dvh - 7rem)' },
  overflowY: { xl: 'auto' },
} as const
