import { useState } from 'react'
import { formatInteger } from '@/lib/format-integer'
import { formatMoney } from '@/rules/money'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Table } from '@/ui/Table'
import { ActionBar, StartAgainButton } from '../ActionBar'
import { RowsToFixButton } from '../DownloadCsvButton'
import { formatCount } from '../format-count'
import { useImport } from '../import-draft'
import type { FailedRow, Sending } from '../import-state'
import { FigureList } from '../review/ReviewTotals'
import type { Summary } from '../sheet/protocol'
import { thanks } from './confirm-import'

/** The result of the import: the rows by outcome, the reasons and the next actions. */
export function ImportResult({ sending, summary }: { sending: Sending; summary: Summary }) {
  const draft = useImport()
  const { phase, added, addedPence, failedRows } = sending
  const { toFix, ready, leftOut } = summary.counts
  const isFinished = phase === 'finished'
  const refused = failedRows.filter(({ outcome }) => outcome === 'refused').length
  const lost = failedRows.length - refused
  const isComplete = isFinished && toFix === 0
  const figures = [
    { term: 'Debts added', count: added },
    { term: 'Refused', count: refused },
    { term: 'Not confirmed', count: lost },
    { term: 'Not sent yet', count: ready },
    { term: 'Rows to fix', count: toFix },
    { term: 'Left out', count: leftOut },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <Headline sending={sending} />
      {figures.length > 1 && (
        <Panel label="Result">
          <FigureList
            items={[
              ...figures.map(({ term, count }) => ({ term, value: formatInteger(count) })),
              ...(added > 0 ? [{ term: 'Outstanding added', value: formatMoney(addedPence) }] : []),
            ]}
          />
        </Panel>
      )}
      {failedRows.length > 0 && (
        <Panel label="Rows with a reason">
          <FailedRowsTable rows={failedRows} />
        </Panel>
      )}
      <ActionBar
        secondary={
          <>
            <StartAgainButton label={isFinished ? 'Import another file' : 'Start again'} />
            {(toFix > 0 || lost > 0) && <RowsToFixButton />}
          </>
        }
      >
        {!isComplete && (
          <ButtonLink to="/debts" variant="ghost">
            See your debts
          </ButtonLink>
        )}
        {!isFinished && ready + lost > 0 && (
          <Button variant={lost > 0 ? 'outline' : 'solid'} onClick={() => void draft.sendRest()}>
            Send the rest
          </Button>
        )}
        {lost > 0 && <Button onClick={() => void draft.checkAgain()}>Check again</Button>}
        {isFinished && toFix > 0 && (
          <Button onClick={() => draft.openStep('review')}>
            Fix and send {toFix === 1 ? 'this row' : `these ${toFix} rows`}
          </Button>
        )}
        {isComplete && <ButtonLink to="/debts">See your debts</ButtonLink>}
      </ActionBar>
    </>
  )
}

function Headline({ sending }: { sending: Sending }) {
  const { phase, total, added, addedPence, message, failedRows } = sending
  const sum = added > 0 ? ` (${formatMoney(addedPence)})` : ''
  const summary = `${added} of ${total} ${total === 1 ? 'debt' : 'debts'} added${sum}`
  if (phase !== 'finished') {
    const mayArrive = failedRows.some(({ outcome }) => outcome === 'not-confirmed')
    return (
      <Notice tone="warning" heading={`Stopped. ${summary}`}>
        {[message, mayArrive && mayStillArrive].filter(Boolean).join('\n')}
      </Notice>
    )
  }
  return added > 0 ? (
    <Notice tone="success" heading={summary}>
      {thanks}
    </Notice>
  ) : (
    <Notice tone="error" heading="No debts were added">
      The reasons are listed below.
    </Notice>
  )
}

const mayStillArrive =
  'Some of these rows may still arrive. Wait a minute and check again before you send the rest or import the file again.'

/** How many rows are listed at first, and added by a press. */
const pageSize = 20

function FailedRowsTable({ rows }: { rows: readonly FailedRow[] }) {
  const [limit, setLimit] = useState(pageSize)
  return (
    <>
      <Table label="Rows that were not added">
        <thead>
          <tr>
            <th scope="col" className="num">
              Row in your file
            </th>
            <th scope="col">Debtor</th>
            <th scope="col">Your reference</th>
            <th scope="col">What to fix</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map(({ rowNumber, debtor, reference, reason }) => (
            <tr key={rowNumber}>
              <td className="num">{rowNumber}</td>
              <td className="words">{debtor}</td>
              <td className="words">{reference}</td>
              <td style={{ whiteSpace: 'pre-line' }}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > limit && (
        <Button variant="outline" onClick={() => setLimit(limit + pageSize)}>
          {`Show more rows (${formatCount(rows.length - limit, 'row')} left)`}
        </Button>
      )}
    </>
  )
}
