import { Box, Flex, Grid, Span, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { debtorListQuery } from '@/api/debtor/queries'
import { formatMoney } from '@/rules/money'
import { Notice } from '@/ui/Notice'
import { ActionBar, StartAgainButton } from '../ActionBar'
import { formatCount } from '../format-count'
import { useImport } from '../import-draft'
import type { ImportState } from '../import-state'
import type { FileFacts, ProblemGroup, RowFilter, SheetField, Summary } from '../sheet/protocol'
import { FeeQuestion } from './FeeQuestion'
import { FileQuestions } from './FileQuestions'
import { ImportButton } from './ImportButton'
import { ProblemsPanel } from './ProblemsPanel'
import { ReviewTotals } from './ReviewTotals'
import { RowsPanel } from './RowsPanel'

/** Which rows the table shows. */
export interface ShownRows {
  /** Null until the person chooses: rows to fix while there are any. */
  filter: RowFilter | null
  page: number
  /** The field whose first cell takes the focus once the rows are there. */
  jumpTo: SheetField | null
}

/** The third step: the rows to send, with their totals and problems. */
export function ReviewStep({
  file,
  summary,
  state,
}: {
  file: FileFacts
  summary: Summary
  state: ImportState
}) {
  const draft = useImport()
  const { counts, totals } = summary
  const list = useQuery(debtorListQuery)
  const records = list.data?.items
  useEffect(() => {
    if (records) void draft.compare(records)
  }, [draft, records])
  const [shown, setShown] = useState<ShownRows>({ filter: null, page: 0, jumpTo: null })
  const showProblem = ({ id, field }: ProblemGroup) =>
    setShown({ filter: { problem: id }, page: 0, jumpTo: field ?? summary.fields[0] ?? null })

  return (
    <>
      {list.isError && !state.block && (
        <Notice tone="warning" heading="Not compared with your debts yet">
          Your debts could not be read. They will be read again and compared with these rows before
          anything is sent.
        </Notice>
      )}
      <Box as="section" aria-labelledby="to-import" {...frame} px="5" py="4" mb="4">
        <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4" mb="3">
          <Box as="h3" id="to-import" fontSize="lg" fontWeight="semibold">
            {formatCount(counts.ready, 'debt')} to import
          </Box>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {file.name}: {formatCount(file.rowCount, 'row')}
          </Text>
        </Flex>
        <ReviewTotals summary={summary} />
        <Flex wrap="wrap" columnGap="10" rowGap="4" mt="4" pt="4" borderTopWidth="1px">
          <FeeQuestion summary={summary} decided={state.decided.feeMode} />
          <FileQuestions summary={summary} decided={state.decided} />
        </Flex>
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
        gap="4"
        mb="6"
        alignItems="start"
      >
        <Box
          gridColumn={{ xl: 2 }}
          gridRow={{ xl: 1 }}
          position={{ xl: 'sticky' }}
          top="4"
          maxH={{ xl: 'calc(100dvh - 7rem)' }}
          overflowY={{ xl: 'auto' }}
          {...frame}
        >
          <ProblemsPanel
            file={file}
            summary={summary}
            decided={state.decided}
            onShow={showProblem}
            onShowLeftOut={() => setShown({ filter: 'left-out', page: 0, jumpTo: null })}
          />
        </Box>
        <Box
          as="section"
          aria-label="Your rows"
          gridColumn={{ xl: 1 }}
          gridRow={{ xl: 1 }}
          {...frame}
          minW="0"
        >
          <RowsPanel summary={summary} shown={shown} onShow={setShown} />
        </Box>
      </Grid>
      <ActionBar
        secondary={<StartAgainButton />}
        summary={
          <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {counts.ready > 0 ? (
              <Span color="fg" fontWeight="semibold">
                {formatMoney(totals.outstanding)}
              </Span>
            ) : (
              <span>There is nothing to import yet.</span>
            )}
            {counts.toFix > 0 && (
              <Span color="fg.error" fontWeight="medium" ms="3">
                {counts.toFix} to fix
              </Span>
            )}
          </Text>
        }
      >
        {counts.ready > 0 && (
          <ImportButton
            summary={summary}
            isBusy={state.pendingCommands > 0 || list.isPending}
            onImport={() => void draft.confirm()}
          />
        )}
      </ActionBar>
    </>
  )
}

const frame = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg' } as const
