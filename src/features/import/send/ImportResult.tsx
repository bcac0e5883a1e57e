import { formatCount } from '@/lib/format-count'
import { formatMoney } from '@/rules/money'
import { ActionBar } from '@/ui/ActionBar'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { sheetFields } from '../cells/sheet-fields'
import { RowsToFixButton, StartAgainButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import { useRows } from '../review/RowsPanel'
import { type Sending, sendRest, thanks, verifyAgain } from './sender'

/** The result of the import: the rows by outcome, the reasons and the next actions. */
export function ImportResult({ phase, total, added, addedPence, message }: Sending) {
  const { draft, summary } = useSheet()
  const { toFix, notConfirmed } = summary.counts
  const isFinished = phase === 'finished'
  const doneTone = added > 0 ? 'success' : 'error'
  const sum = added > 0 ? ` (${formatMoney(addedPence)})` : ''
  const headline = `${added} of ${total} ${total === 1 ? 'debt' : 'debts'} added${sum}`
  return (
    <>
      <Notice
        tone={isFinished ? doneTone : 'warning'}
        heading={isFinished ? headline : `Stopped. ${headline}`}
      >
        {[message, isFinished && added > 0 && thanks, notConfirmed > 0 && mayStillArrive]
          .filter(Boolean)
          .join('\n')}
      </Notice>
      {toFix + notConfirmed > 0 && <UnsentRows />}
      <ActionBar
        secondary={
          <>
            <StartAgainButton label={isFinished ? 'Import another file' : 'Start again'} />
            {toFix + notConfirmed > 0 && <RowsToFixButton />}
          </>
        }
      >
        <ButtonLink to="/debts" variant={isFinished && toFix === 0 ? 'solid' : 'ghost'}>
          See your debts
        </ButtonLink>
        {!isFinished && (
          <Button
            variant={notConfirmed > 0 ? 'outline' : 'solid'}
            onClick={() => void sendRest(draft)}
          >
            Send the rest
          </Button>
        )}
        {notConfirmed > 0 && <Button onClick={() => void verifyAgain(draft)}>Check again</Button>}
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

/** The rows that were not added, with the reasons; more are better read in the file of rows to fix. */
function UnsentRows() {
  const { counts, fields } = useSheet().summary
  const rows = [...(useRows('not-confirmed') ?? []), ...(useRows('to-fix') ?? [])]
  const others = counts.notConfirmed + counts.toFix - rows.length
  return (
    <Panel heading="Rows that were not added">
      <ul>
        {rows.map(({ rowNumber, cells, errors }) => (
          <li key={rowNumber}>
            <strong>{`Row ${rowNumber}, ${cells.find(({ shown }) => shown)?.shown}: `}</strong>
            {[
              ...errors,
              ...cells.flatMap(({ error }, column) => {
                const field = error && fields[column]
                return field ? [`${sheetFields[field].label}: ${error}`] : []
              }),
            ].join('; ')}
          </li>
        ))}
      </ul>
      {others > 0 && <p>{`And ${formatCount(others, 'row')} more, in the rows to fix.`}</p>}
    </Panel>
  )
}
