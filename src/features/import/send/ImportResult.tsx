import { useState } from 'react'
import { formatMoney } from '@/rules/money'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Table } from '@/ui/Table'
import { ActionBar, StartAgainButton } from '../ActionBar'
import { issueMessage, type UnsentRow } from '../check/rows'
import { RowsToFixButton } from '../DownloadCsvButton'
import { importFields } from '../fields'
import type { ImportBlock } from '../import-state'
import { formatCount } from '../labels'
import { FigureList } from '../review/FigureList'
import { useImportSession } from '../useImportSession'
import { BlockNotice } from './BlockNotice'
import {
  rowsToSend,
  rowsWithOutcome,
  type SendState,
  thanks,
  totalOutstanding,
  unsentRows,
} from './send-state'

/** The result of the import: the rows by outcome, the reasons and the next actions. */
export function ImportResult({
  sending,
  block,
  toFix,
}: {
  sending: SendState
  block: ImportBlock | null
  /** The number of rows with errors, which were not sent. */
  toFix: number
}) {
  const importSession = useImportSession()
  const { rows, phase, message, mayStillArrive } = sending
  const created = rowsWithOutcome(sending, 'created')
  const rejected = rowsWithOutcome(sending, 'refused')
  const unconfirmed = rowsWithOutcome(sending, 'unconfirmed')
  const addedElsewhere = rowsWithOutcome(sending, 'left-out')
  const rest = rowsToSend(sending)
  const isDone = phase === 'finished'
  const open = toFix + rejected.length
  // Waiting rows are only counted: listing them would hide the rows with a reason.
  const waiting = new Set(rest.map(({ row }) => row))
  const withReason = unsentRows(sending).filter(({ row }) => !waiting.has(row))
  const isComplete = isDone && open === 0
  const canCheck =
    !isDone && (unconfirmed.length > 0 || rowsWithOutcome(sending, 'not-created').length > 0)
  const actions = [
    canCheck && (
      <Button
        key="check"
        variant={mayStillArrive ? 'solid' : 'outline'}
        onClick={() => void importSession.checkAgain()}
      >
        Check again
      </Button>
    ),
    !isDone && rest.length > 0 && (
      <Button
        key="send"
        variant={mayStillArrive ? 'outline' : 'solid'}
        onClick={() => void importSession.sendRest()}
      >
        Send the rest
      </Button>
    ),
  ]

  return (
    <>
      {block && (
        <BlockNotice block={block} takesFocus onRetry={() => void importSession.sendRest()} />
      )}
      <Headline sending={sending} added={addedMessage(sending)}>
        {[message, mayStillArrive && mayStillArriveMessage].filter(Boolean).join('\n')}
      </Headline>
      <Panel label="Result">
        <FigureList
          items={[
            { term: 'Debts added', value: String(created.length) },
            { term: 'Outstanding added', value: formatMoney(totalOutstanding(created)) },
            { term: 'Rejected', value: String(rejected.length) },
            { term: 'Not added yet', value: String(rest.length) },
            { term: 'Unconfirmed', value: String(unconfirmed.length) },
            ...(addedElsewhere.length > 0
              ? [{ term: 'Added elsewhere', value: String(addedElsewhere.length) }]
              : []),
            { term: 'Rows to fix', value: String(toFix) },
          ]}
        />
      </Panel>
      {withReason.length > 0 && (
        <Panel label="Rows with a reason">
          <IssuesTable label="Rows that were not added" rows={withReason} />
        </Panel>
      )}
      <ActionBar
        secondary={
          <>
            <StartAgainButton />
            {(open > 0 || rows.length > created.length) && <RowsToFixButton />}
          </>
        }
      >
        {!isComplete && (
          <ButtonLink to="/debts" variant="ghost">
            See your debts
          </ButtonLink>
        )}
        {/* The main button comes last. While rows may still arrive, it is "Check again". */}
        {mayStillArrive ? actions.toReversed() : actions}
        {isDone && open > 0 && (
          <Button onClick={() => void importSession.reviewRest()}>
            Fix and send {open === 1 ? 'this row' : `these ${open} rows`}
          </Button>
        )}
        {isComplete && <ButtonLink to="/debts">See your debts</ButtonLink>}
      </ActionBar>
    </>
  )
}

const mayStillArriveMessage =
  'Some of these rows may still arrive. Wait a minute and check again before you send the rest or import the file again.'

function Headline({
  sending,
  added,
  children,
}: {
  sending: SendState
  added: string
  children: string
}) {
  if (sending.phase !== 'finished') {
    return (
      <Notice tone="warning" heading={`Stopped. ${added}`}>
        {children}
      </Notice>
    )
  }
  return rowsWithOutcome(sending, 'created').length > 0 ? (
    <Notice tone="success" heading={added}>
      {thanks}
    </Notice>
  ) : (
    <Notice tone="error" heading="No debts were added">
      The reasons are listed below.
    </Notice>
  )
}

function addedMessage(sending: SendState): string {
  const created = rowsWithOutcome(sending, 'created')
  const sum = created.length > 0 ? ` (${formatMoney(totalOutstanding(created))})` : ''
  return `${created.length} of ${formatCount(sending.rows.length, 'debt')} added${sum}`
}

/** How many rows are listed at first, and added by a press. */
const pageSize = 20

/** Issues by cell, with the row numbers of the file. */
function IssuesTable({ label, rows }: { label: string; rows: readonly UnsentRow[] }) {
  const [limit, setLimit] = useState(pageSize)
  return (
    <>
      <Table label={label}>
        <thead>
          <tr>
            <th scope="col" className="num">
              Row in your file
            </th>
            <th scope="col">Column</th>
            <th scope="col">Value</th>
            <th scope="col">What to fix</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).flatMap(({ row, issues }) =>
            issues.map((issue) => (
              <tr key={`${row} ${issue.column} ${issue.reason}`}>
                <td className="num">{row}</td>
                <td>{issue.column ? importFields[issue.column].label : ''}</td>
                <td>{issue.value}</td>
                <td>{issueMessage(issue)}</td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
      {rows.length > limit && (
        <Button variant="outline" onClick={() => setLimit(limit + pageSize)}>
          Show more rows ({rows.length - limit} left)
        </Button>
      )}
    </>
  )
}
