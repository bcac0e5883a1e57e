import { Box, Flex, Grid, Span, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { formatCount } from '@/lib/format-count'
import { formatMoney } from '@/rules/money'
import { ActionBar } from '@/ui/ActionBar'
import { FigureList } from '@/ui/FigureList'
import { Notice } from '@/ui/Notice'
import { StartAgainButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import { unmatchedColumns } from '../import-state'
import { ImportButton } from './ImportButton'
import { ProblemsPanel } from './ProblemsPanel'
import { FeeQuestion, FileQuestions } from './ReviewQuestions'
import { RowsPanel, type ShownRows } from './RowsPanel'

/** The third step: the rows to send, with their totals and problems. */
export function ReviewStep() {
  const { draft, state, file, summary } = useSheet()
  const { counts, totals, fees, decisions } = summary
  const split = fees[decisions.feeMode]
  const list = useQuery(debtorListQuery)
  const records = list.data?.items
  useEffect(() => {
    if (records) void draft.compare(records)
  }, [draft, records])
  const [shown, setShown] = useState<ShownRows>({ filter: null, page: 0, jumpTo: null })
  const leftOut = unmatchedColumns(summary).map(({ name }) => name)
  return (
    <>
      {list.isError && !state.block && (
        <Notice tone="warning" heading="Not compared with your debts yet">
          Your debts could not be read. They will be read again and compared with these rows before
          anything is sent.
        </Notice>
      )}
      <Box as="section" aria-labelledby="to-import" {...frame} px="5" py="4" mb="4">
        <Box as="h3" id="to-import" fontSize="lg" fontWeight="semibold">
          {formatCount(counts.ready, 'debt')} to import
        </Box>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere" mb="3">
          {file.name}: {formatCount(file.rowCount, 'row')}
          {leftOut.length > 0 && `. Columns left out: ${leftOut.join(', ')}.`}
        </Text>
        <FigureList
          items={[
            { term: 'Outstanding', value: formatMoney(totals.outstanding) },
            { term: 'Interest (estimate)', value: formatMoney(totals.interest) },
            { term: 'Compensation (estimate)', value: formatMoney(totals.compensation) },
            { term: 'Fixed Fee', value: formatCount(split['Fixed Fee'], 'debt') },
            { term: 'No Recovery No Fee', value: formatCount(split['No Recovery No Fee'], 'debt') },
          ]}
        />
        <Flex wrap="wrap" columnGap="10" rowGap="4" mt="4" _empty={{ display: 'none' }}>
          <FileQuestions />
        </Flex>
      </Box>
      <Grid {...layout} gap="4" mb="6" alignItems="start">
        <Box gridArea="fee" {...frame} px="5" py="4">
          <FeeQuestion />
        </Box>
        <Box as="section" aria-label="Your rows" gridArea="rows" minW="0" {...frame}>
          <RowsPanel shown={shown} onShow={setShown} />
        </Box>
        <Box gridArea="problems" {...panelPlace} {...frame}>
          <ProblemsPanel onShow={setShown} />
        </Box>
      </Grid>
      <ActionBar
        secondary={<StartAgainButton />}
        summary={
          <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            <Span color="fg" fontWeight="semibold">
              {counts.ready > 0
                ? formatMoney(totals.outstanding)
                : 'There is nothing to import yet.'}
            </Span>
            <Span color="fg.error" fontWeight="medium" ms="3">
              {counts.toFix > 0 && `${counts.toFix} to fix`}
            </Span>
          </Text>
        }
      >
        {counts.ready > 0 && <ImportButton isWaiting={list.isPending} />}
      </ActionBar>
    </>
  )
}

const frame = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg' } as const

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
