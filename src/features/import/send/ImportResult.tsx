import { formatCount } from '@/lib/format-count'
import { formatInteger } from '@/lib/format-integer'
import { formatMoney } from '@/rules/money'
import { sheetFields } from '@/rules/sheet-fields'
import { ActionBar } from '@/ui/ActionBar'
import { Button, ButtonLink } from '@/ui/Buttons'
import { FigureList } from '@/ui/FigureList'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Table } from '@/ui/Table'
import { RowsToFixButton, StartAgainButton } from '../ImportButtons'
import { useSheet } from '../import-draft'
import { useRows } from '../review/RowsPanel'
import { checkAgain, type Sending, sendRest, thanks } from './sender'

/** The result of the import: the rows by outcome, the reasons and the next actions. */
export function ImportResult({ sending }: { sending: Sending }) {
  const { draft, summary } = useSheet()
  const { phase, total, added, addedPence, message } = sending
  const { toFix, ready, leftOut, notConfirmed } = summary.counts
  const isFinished = phase === 'finished'
  const sum = added > 0 ? ` (${formatMoney(addedPence)})` : ''
  const headline = `${added} of ${total} ${total === 1 ? 'debt' : 'debts'} added${sum}`
  const figures = [
    { term: 'Not confirmed', count: notConfirmed },
    { term: 'Not sent yet', count: ready },
    { term: 'Rows to fix', count: toFix },
    { term: 'Left out', count: leftOut },
  ].filter(({ count }) => count > 0)
  return (
    <>
      {!isFinished && (
        <Notice tone="warning" heading={`Stopped. ${headline}`}>
          {[message, notConfirmed > 0 && mayStillArrive].filter(Boolean).join('\n')}
        </Notice>
      )}
      {isFinished && added > 0 && (
        <Notice tone="success" heading={headline}>
          {thanks}
        </Notice>
      )}
      {isFinished && added === 0 && (
        <Notice tone="error" heading="No debts were added">
          The reasons are listed below.
        </Notice>
      )}
      {figures.length > 0 && (
        <Panel label="Result">
          <FigureList
            items={figures.map(({ term, count }) => ({ term, value: formatInteger(count) }))}
          />
        </Panel>
      )}
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
        {notConfirmed > 0 && <Button onClick={() => void checkAgain(draft)}>Check again</Button>}
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
    <Panel label="Rows with a reason">
      <Table label="Rows that were not added">
        <thead>
          <tr>
            <th scope="col" className="num">
              Row in your file
            </th>
            <th scope="col">Debtor</th>
            <th scope="col">What to fix</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rowNumber, cells, errors }) => (
            <tr key={rowNumber}>
              <td className="num">{rowNumber}</td>
              <td className="words">{cells.find(({ shown }) => shown !== '')?.shown}</td>
              <td>
                {[
                  ...errors,
                  ...fields.flatMap((field, column) => {
                    const error = cells[column]?.error
                    return error ? [`${sheetFields[field].label}: ${error}`] : []
                  }),
                ].join('; ')}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {others > 0 && <p>{`And ${formatCount(others, 'row')} more, in the rows to fix.`}</p>}
    </Panel>
  )
}
