import { formatMoney } from '@/rules/money'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { ActionBar } from '../ActionBar'
import type { ImportSession } from '../import-session'
import type { ImportBlock } from '../import-state'
import { formatCount } from '../labels'
import { FigureList } from '../review/FigureList'
import { RowsToFixButton } from '../review/RowsToFixButton'
import { StartAgainButton } from '../StartAgainButton'
import { BlockNotice } from './BlockNotice'
import { IssuesTable } from './IssuesTable'
import { notifyOutcome, thanks } from './notify-outcome'
import {
  rowsToSend,
  rowsWithOutcome,
  type SendState,
  totalOutstanding,
  unsentRows,
} from './send-state'

/** The result of the import: the rows by outcome, the reasons and the next actions. */
export function ImportResult({
  importSession,
  sending,
  block,
  toFix,
}: {
  importSession: ImportSession
  sending: SendState
  block: ImportBlock | null
  /** The number of rows with errors, which were not sent. */
  toFix: number
}) {
  const { rows, phase, message, mayStillArrive } = sending
  const created = rowsWithOutcome(sending, 'created')
  const rejected = rowsWithOutcome(sending, 'refused')
  const unconfirmed = rowsWithOutcome(sending, 'unconfirmed')
  const addedElsewhere = rowsWithOutcome(sending, 'left-out')
  const rest = rowsToSend(sending)
  const isDone = phase === 'finished'
  const isOpen = toFix + rejected.length > 0
  // Waiting rows are only counted: listing them would hide the rows with a reason.
  const waiting = new Set(rest.map(({ row }) => row))
  const withReason = unsentRows(sending).filter(({ row }) => !waiting.has(row))

  async function run(action: () => Promise<void>) {
    await action()
    notifyOutcome(importSession.state())
  }

  const isComplete = isDone && !isOpen
  const canCheck =
    !isDone && (unconfirmed.length > 0 || rowsWithOutcome(sending, 'not-created').length > 0)
  const checkAgain = canCheck && (
    <Button
      variant={mayStillArrive ? 'solid' : 'outline'}
      onClick={() => void run(importSession.checkAgain)}
    >
      Check again
    </Button>
  )
  const sendRest = !isDone && rest.length > 0 && (
    <Button
      variant={mayStillArrive ? 'outline' : 'solid'}
      onClick={() => void run(importSession.sendRest)}
    >
      Send the rest
    </Button>
  )

  return (
    <>
      {block && (
        <BlockNotice block={block} takesFocus onRetry={() => void run(importSession.sendRest)} />
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
            <StartAgainButton importSession={importSession} />
            {(isOpen || rows.length > created.length) && (
              <RowsToFixButton importSession={importSession} />
            )}
          </>
        }
      >
        {!isComplete && (
          <ButtonLink to="/debts" variant="ghost">
            See your debts
          </ButtonLink>
        )}
        {/* The main button comes last. While rows may still arrive, it is "Check again". */}
        {mayStillArrive ? (
          <>
            {sendRest}
            {checkAgain}
          </>
        ) : (
          <>
            {checkAgain}
            {sendRest}
          </>
        )}
        {isDone && isOpen && (
          <Button onClick={() => void importSession.reviewRest()}>
            Fix and send{' '}
            {toFix + rejected.length === 1 ? 'this row' : `these ${toFix + rejected.length} rows`}
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
