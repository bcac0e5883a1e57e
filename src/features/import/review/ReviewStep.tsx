import { Box, Flex, Grid, Span, Text } from '@chakra-ui/react'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useImportDebtors } from '@/api/debtor/create'
import { debtorListQuery } from '@/api/debtor/queries'
import type { FeeType } from '@/rules/fee'
import { formatMoney } from '@/rules/money'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { ActionBar, StartAgainButton } from '../ActionBar'
import { duplicateKinds } from '../check/duplicates'
import { ImportSettings } from '../choose/ImportSettings'
import type { ReviewState } from '../import-state'
import { formatCount } from '../labels'
import { BlockNotice } from '../send/BlockNotice'
import { useImportSession } from '../useImportSession'
import { FigureList } from './FigureList'
import { FileNotices } from './FileNotices'
import { ImportButton } from './ImportButton'
import type { IssueGroup } from './issue-groups'
import { ProblemsPanel } from './ProblemsPanel'
import { SheetPanel, type ShownRows } from './SheetPanel'
import type { Review } from './summary'

/** The third step: the rows to send with their totals and problems. */
export function ReviewStep({ state, review }: { state: ReviewState; review: Review }) {
  const importSession = useImportSession()
  const { file } = state
  const existing = useQuery(debtorListQuery)
  const queryClient = useQueryClient()
  const { mutateAsync } = useImportDebtors()
  const [blockAtMount] = useState(state.block)
  const [shown, setShown] = useState<ShownRows>({ filter: { kind: 'all' }, jump: 0, column: null })
  const { counts, totals, errors, warnings, duplicates } = review
  const hasProblems =
    errors.length > 0 ||
    warnings.length > 0 ||
    duplicateKinds.some((kind) => duplicates[kind].count > 0)
  const records = existing.data?.items
  useEffect(() => {
    if (records && records !== state.comparedWith) void importSession.compareWith(records)
  }, [importSession, records, state.comparedWith])

  const showGroup = useCallback(
    ({ id, column }: IssueGroup) =>
      setShown(({ jump }) => ({ filter: { kind: 'issue', id }, jump: jump + 1, column })),
    [],
  )

  async function send(shownChanges?: number) {
    const calls = { post: mutateAsync, fetchList: () => fetchDebtors(queryClient) }
    await importSession.send(calls, shownChanges)
  }

  return (
    <>
      {state.block && (
        <BlockNotice
          block={state.block}
          takesFocus={state.block === blockAtMount}
          onRetry={() => void send()}
        />
      )}
      {existing.isError && !state.comparedWith && !state.block && (
        <Notice tone="warning" heading="Not compared with your debts yet">
          Your debts could not be read. They will be read again and compared with these rows before
          anything is sent.
        </Notice>
      )}
      <Box as="section" aria-labelledby="to-import" {...frame} px="5" py="4" mb="4">
        <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4" mb="3">
          <Box as="h3" id="to-import" fontSize="lg" fontWeight="semibold">
            {formatCount(totals.rows, 'debt')} to import
          </Box>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {file.name}: {formatCount(file.summary.rowCount, 'row')}
          </Text>
        </Flex>
        <FigureList items={sums(review, state.choices.feeMode)} />
        <Box mt="4" pt="4" borderTopWidth="1px">
          <ImportSettings state={state} />
        </Box>
      </Box>
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          xl: hasProblems ? 'minmax(0, 1fr) 23rem' : undefined,
        }}
        gap="4"
        mb="6"
        minH={{ xl: hasProblems ? '30rem' : undefined }}
      >
        <Box as="section" aria-label="Your rows" {...frame} minW="0" overflow="hidden">
          <SheetPanel review={review} version={state.version} shown={shown} onShow={setShown} />
        </Box>
        {hasProblems && (
          <ProblemsPanel choices={state.choices.duplicates} review={review} onShow={showGroup} />
        )}
      </Grid>
      <FileNotices
        summary={file.summary}
        matches={state.matches}
        readOptions={state.readOptions}
        review={review}
      />
      <ActionBar
        secondary={<StartAgainButton />}
        summary={
          <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {totals.rows > 0 ? (
              <Span color="fg" fontWeight="semibold">
                {formatMoney(totals.outstanding)}
              </Span>
            ) : (
              'There is nothing to import yet.'
            )}
            {counts['to-fix'] > 0 && (
              <>
                {' '}
                ·{' '}
                <Span color="fg.error" fontWeight="medium">
                  {counts['to-fix']} to fix
                </Span>
              </>
            )}
          </Text>
        }
      >
        {totals.rows > 0 && (
          <ImportButton
            review={review}
            shownChanges={state.shownChanges}
            busy={
              state.busy !== null ||
              existing.isPending ||
              (!state.comparedWith && !existing.isError)
            }
            onImport={(shownChanges) => void send(shownChanges)}
          />
        )}
      </ActionBar>
    </>
  )
}

const frame = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg' } as const

/** Fetches the current debts; cached data and requests under way may be stale. */
async function fetchDebtors(queryClient: QueryClient) {
  await queryClient.cancelQueries({ queryKey: debtorListQuery.queryKey, exact: true })
  return queryClient.fetchQuery({ ...debtorListQuery, staleTime: 0 })
}

const sums = ({ totals, feesByMode, counts }: Review, feeMode: FeeType) => [
  { term: 'Outstanding', value: <Money pence={totals.outstanding} /> },
  { term: 'Interest (estimate)', value: <Money pence={totals.interest} /> },
  { term: 'Compensation (estimate)', value: <Money pence={totals.compensation} /> },
  { term: 'Fixed Fee', value: formatCount(feesByMode[feeMode]['Fixed Fee'].rows, 'debt') },
  {
    term: 'No Recovery No Fee',
    value: formatCount(feesByMode[feeMode]['No Recovery No Fee'].rows, 'debt'),
  },
  { term: 'Rows with errors', value: String(counts['to-fix']) },
  { term: 'Excluded rows', value: String(counts['left-out']) },
]
