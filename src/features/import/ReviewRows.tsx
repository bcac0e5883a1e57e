import { HStack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { debtorList, useImportDebtors } from '@/api/debtors'
import { Button } from '@/ui/Buttons'
import { DefinitionList } from '@/ui/DefinitionList'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { announce } from './announce'
import { correctionsCsv } from './corrections'
import { DuplicateQuestions } from './DuplicateQuestions'
import { compareWith } from './duplicates'
import { FileNotices } from './FileNotices'
import { ImportButton } from './ImportButton'
import { IssuesTable, ReadyTable } from './RowsTable'
import type { FileSummary } from './reader'
import { reviewOf, sortRows } from './review'
import type { CheckedRow } from './rows'
import { save } from './save'
import { counted } from './words'
import type { Work } from './work'
import type { WorkState } from './work-state'

/** The third step: everything that will be sent, with its sums, and everything that will not. */
export function ReviewRows({
  work,
  state,
  summary,
  rows,
}: {
  work: Work
  state: WorkState
  summary: FileSummary
  rows: readonly CheckedRow[]
}) {
  const existing = useQuery(debtorList)
  const { mutateAsync } = useImportDebtors()
  const { feeMode, sendRepeats, sendKnown } = state
  const likeness = useMemo(
    () => compareWith(sortRows(rows).ready, existing.data?.items ?? []),
    [rows, existing.data],
  )
  const review = useMemo(
    () => reviewOf(rows, likeness.same, { feeMode, sendRepeats, sendKnown }),
    [rows, likeness, feeMode, sendRepeats, sendKnown],
  )
  const { toFix, toSend, totals, fees } = review

  async function send() {
    await work.send(toSend, mutateAsync)
    announce(work.state())
  }

  return (
    <>
      <Panel heading={`${counted(toSend.length, 'debt')} to import`} level={3}>
        <DefinitionList
          items={[
            { term: 'Outstanding', value: <Money pence={totals.outstanding} /> },
            { term: 'Interest (estimate)', value: <Money pence={totals.interest} /> },
            { term: 'Compensation (estimate)', value: <Money pence={totals.compensation} /> },
            { term: 'Fixed Fee', value: counted(fees['Fixed Fee'], 'debt') },
            { term: 'No Recovery No Fee', value: counted(fees['No Recovery No Fee'], 'debt') },
            { term: 'Rows with errors', value: String(toFix.length) },
          ]}
          columns={2}
        />
      </Panel>
      <DuplicateQuestions work={work} state={state} review={review} likeness={likeness} />
      {existing.isError && (
        <Notice tone="warning" heading="Not compared with the debts you already have">
          Your list could not be read just now. It is read again before anything is sent.
        </Notice>
      )}
      <FileNotices summary={summary} state={state} review={review} />
      {toFix.length > 0 && (
        <Panel heading={`${counted(toFix.length, 'row')} with errors, left out`} level={3}>
          <IssuesTable label="Rows with errors" rows={toFix} />
        </Panel>
      )}
      <HStack flexWrap="wrap" gap="3" my="6">
        {toSend.length > 0 ? (
          <ImportButton
            review={review}
            busy={state.busy || existing.isPending}
            onImport={() => void send()}
          />
        ) : (
          <p>There is nothing to import yet.</p>
        )}
        {toFix.length > 0 && (
          <Button
            variant="outline"
            onClick={() => save(correctionsCsv(summary.header, toFix), 'rows-to-fix.csv')}
          >
            Download rows to fix
          </Button>
        )}
        <Button variant="ghost" onClick={work.startAgain}>
          Start again
        </Button>
      </HStack>
      {toSend.length > 0 && <ReadyTable rows={toSend} feeMode={feeMode} />}
    </>
  )
}
