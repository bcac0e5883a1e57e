import { formatInteger } from '@/lib/format-integer'
import { fieldPathLabel } from '@/rules/field-path'
import { formatMoney } from '@/rules/money'
import { ActionBar } from '@/ui/ActionBar'
import { Button, ButtonLink } from '@/ui/Buttons'
import { FigureList } from '@/ui/FigureList'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Table } from '@/ui/Table'
import { RowsToFixButton, StartAgainButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import type { FailedRow, Sending } from '../import-state'
import { thanks } from './confirm-import'

/** The result of the import: the rows by outcome, the reasons and the next actions. */
export function ImportResult({ sending }: { sending: Sending }) {
  const { draft, summary } = useSheet()
  const { phase, added, addedPence, failedRows } = sending
  const { toFix, ready, leftOut } = summary.counts
  const isFinished = phase === 'finished'
  const lost = failedRows.filter(({ outcome }) => outcome === 'not-confirmed').length
  const others = [
    { term: 'Refused', count: failedRows.length - lost },
    { term: 'Not confirmed', count: lost },
    { term: 'Not sent yet', count: ready },
    { term: 'Rows to fix', count: toFix },
    { term: 'Left out', count: leftOut },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <Headline sending={sending} />
      {others.length > 0 && (
        <Panel label="Result">
          <FigureList
            items={[
              { term: 'Debts added', value: formatInteger(added) },
              { term: 'Outstanding added', value: formatMoney(addedPence) },
              ...others.map(({ term, count }) => ({ term, value: formatInteger(count) })),
            ].slice(added > 0 ? 0 : 2)}
          />
        </Panel>
      )}
      {failedRows.length > 0 && <FailedRowsTable rows={failedRows} />}
      <ActionBar
        secondary={
          <>
            <StartAgainButton label={isFinished ? 'Import another file' : 'Start again'} />
            {toFix + lost > 0 && <RowsToFixButton />}
          </>
        }
      >
        <ButtonLink to="/debts" variant={isFinished && toFix === 0 ? 'solid' : 'ghost'}>
          See your debts
        </ButtonLink>
        {!isFinished && (
          <Button variant={lost > 0 ? 'outline' : 'solid'} onClick={() => void draft.sendRest()}>
            Send the rest
          </Button>
        )}
        {lost > 0 && <Button onClick={() => void draft.checkAgain()}>Check again</Button>}
        {isFinished && toFix > 0 && (
          <Button onClick={() => draft.openStep('review')}>
            {`Fix and send ${toFix === 1 ? 'this row' : `these ${toFix} rows`}`}
          </Button>
        )}
      </ActionBar>
    </>
  )
}

const mayStillArrive =
  'Some of these rows may still arrive. Wait a minute and check again before you send the rest or import the file again.'

function Headline({ sending }: { sending: Sending }) {
  const { phase, total, added, addedPence, message, failedRows } = sending
  const sum = added > 0 ? ` (${formatMoney(addedPence)})` : ''
  const summary = `${added} of ${total} ${total === 1 ? 'debt' : 'debts'} added${sum}`
  if (phase !== 'finished') {
    const isLost = failedRows.some(({ outcome }) => outcome === 'not-confirmed')
    return (
      <Notice tone="warning" heading={`Stopped. ${summary}`}>
        {[message, isLost && mayStillArrive].filter(Boolean).join('\n')}
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

const messageWithLabel = ({ path, message }: FailedRow['reasons'][number]) =>
  path === '' ? message : `${fieldPathLabel(path)}: ${message}`

/** More rows are better read in the file of rows to fix. */
const maxShown = 100

function FailedRowsTable({ rows }: { rows: readonly FailedRow[] }) {
  return (
    <Panel label="Rows with a reason">
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
          {rows.slice(0, maxShown).map(({ rowNumber, debtor, reference, reasons }) => (
            <tr key={rowNumber}>
              <td className="num">{rowNumber}</td>
              <td className="words">{debtor}</td>
              <td className="words">{reference}</td>
              <td>{reasons.map(messageWithLabel).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > maxShown && <p>{`And ${rows.length - maxShown} more, in the rows to fix.`}</p>}
    </Panel>
  )
}
