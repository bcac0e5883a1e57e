import { Box, HStack } from '@chakra-ui/react'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useImportDebtors } from '@/api/debtor-create'
import { debtorList } from '@/api/debtor-queries'
import type { FeeType } from '@/rules/fee'
import { Button } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { keepFocus } from '@/ui/keep-focus'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { announce } from './announce'
import { BlockNotice } from './BlockNotice'
import { DuplicateQuestions } from './DuplicateQuestions'
import { FileNotices } from './FileNotices'
import { ImportButton } from './ImportButton'
import { IssueGroups } from './IssueGroups'
import { RowsToFix } from './RowsToFix'
import type { Review, RowFilter } from './review'
import { SheetPanel } from './SheetPanel'
import { save } from './save'
import type { FileSummary } from './sheet-service'
import { counted } from './words'
import type { Work } from './work'
import type { WorkState } from './work-state'

/** The third step: everything that will be sent, with its sums, and everything that will not. */
export function ReviewRows({
  work,
  state,
  summary,
  review,
}: {
  work: Work
  state: WorkState
  summary: FileSummary
  review: Review
}) {
  const existing = useQuery(debtorList)
  const queryClient = useQueryClient()
  const { mutateAsync } = useImportDebtors()
  const [blockAtMount] = useState(state.block)
  const [filter, setFilter] = useState<RowFilter>({ kind: 'all' })
  const sheet = useRef<HTMLDivElement>(null)
  const { counts, totals } = review
  const records = existing.data?.items
  useEffect(() => {
    if (records && records !== state.comparedWith) void work.compareWith(records)
  }, [work, records, state.comparedWith])

  function showGroup(id: string) {
    setFilter({ kind: 'issue', id })
    sheet.current?.scrollIntoView({ block: 'start' })
    sheet.current?.focus({ preventScroll: true })
  }

  async function send(shownChanges?: number) {
    const calls = { post: mutateAsync, fetchList: () => fetchDebtors(queryClient) }
    await work.send(calls, shownChanges)
    announce(work.state())
  }

  const actions = (
    <HStack flexWrap="wrap" gap="3" my="6">
      {totals.rows > 0 ? (
        <ImportButton
          review={review}
          shownChanges={state.shownChanges}
          busy={
            state.busy !== null || existing.isPending || (!state.comparedWith && !existing.isError)
          }
          onImport={(shownChanges) => void send(shownChanges)}
        />
      ) : (
        <p>There is nothing to import yet.</p>
      )}
      {counts['to-fix'] > 0 && (
        <Button
          variant="outline"
          onClick={() => void work.corrections().then((text) => save(text, 'rows-to-fix.csv'))}
        >
          Download rows to fix
        </Button>
      )}
      <Button variant="ghost" onClick={work.startAgain}>
        Start again
      </Button>
    </HStack>
  )

  return (
    <>
      <Panel heading={`${counted(totals.rows, 'debt')} to import`} level={3}>
        <DefinitionList items={sums(review, state.choices.feeMode)} columns={2} />
      </Panel>
      {state.block && (
        <BlockNotice
          block={state.block}
          takesFocus={state.block === blockAtMount}
          onRetry={() => void send()}
        />
      )}
      <DuplicateQuestions work={work} state={state} review={review} />
      {existing.isError && !state.comparedWith && !state.block && (
        <Notice tone="warning" heading="Not compared with your debts yet">
          Your debts could not be read. They will be read again and compared with these rows before
          anything is sent.
        </Notice>
      )}
      <FileNotices work={work} summary={summary} state={state} review={review} />
      <Box
        ref={keepFocus}
        role="group"
        aria-label="Rows to decide about"
        tabIndex={-1}
        outline="none"
      >
        {review.errors.length > 0 && (
          <Panel heading={`${counted(counts['to-fix'], 'row')} with errors, left out`} level={3}>
            <IssueGroups work={work} groups={review.errors} onShow={showGroup} />
            <details>
              <summary>Row by row</summary>
              <RowsToFix work={work} version={state.version} />
            </details>
          </Panel>
        )}
        {review.warnings.length > 0 && (
          <Panel heading="Check these (they will still be imported)" level={3}>
            <IssueGroups work={work} groups={review.warnings} onShow={showGroup} />
          </Panel>
        )}
      </Box>
      {actions}
      <div ref={sheet} tabIndex={-1}>
        <Panel heading="Your rows" level={3}>
          <SheetPanel
            work={work}
            review={review}
            version={state.version}
            filter={filter}
            onFilter={setFilter}
          />
        </Panel>
      </div>
    </>
  )
}

/** The debts there are now: neither the cache nor a read that began earlier will do. */
async function fetchDebtors(queryClient: QueryClient) {
  await queryClient.cancelQueries({ queryKey: debtorList.queryKey, exact: true })
  return queryClient.fetchQuery({ ...debtorList, staleTime: 0 })
}

const sums = ({ totals, feesByMode, counts }: Review, feeMode: FeeType) => [
  { term: 'Outstanding', value: <Money pence={totals.outstanding} /> },
  { term: 'Interest (estimate)', value: <Money pence={totals.interest} /> },
  { term: 'Compensation (estimate)', value: <Money pence={totals.compensation} /> },
  { term: 'Fixed Fee', value: counted(feesByMode[feeMode]['Fixed Fee'].rows, 'debt') },
  {
    term: 'No Recovery No Fee',
    value: counted(feesByMode[feeMode]['No Recovery No Fee'].rows, 'debt'),
  },
  { term: 'Rows with errors', value: String(counts['to-fix']) },
  { term: 'Rows left out', value: String(counts['left-out']) },
]
