import { Box, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { formatCount } from '@/lib/format-count'
import { formatInteger } from '@/lib/format-integer'
import { formatMoney } from '@/rules/money'
import { ActionBar } from '@/ui/ActionBar'
import { Button, ButtonLink } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { Progress } from '@/ui/Progress'
import { RowsToFixButton, StartAgainButton } from '../ImportButtons'
import { isImportRunning, openStep, useSheet } from '../import-draft'
import { useRows } from '../review/RowsTable'
import { type Sending, setWish, startRound, thanks } from './sender'

/** The last step: the progress of sending, then its result. */
export function ImportStep() {
  const { sending } = useSheet()
  if (!sending) return null
  return isImportRunning() ? <SendingProgress {...sending} /> : <ImportResult {...sending} />
}

/** What goes on, which is announced as it changes. */
const progressTexts: Partial<Record<Sending['phase'], string>> = {
  comparing: 'Comparing the rows with your debts before anything is sent…',
  sending: 'Keep this tab open until all rows are sent.',
  paused: 'Paused. Nothing is being sent.',
  looking:
    'Checking whether it arrived… The server did not confirm the last rows, so we are looking for them in your list of debts. This can take 20 seconds.',
}

/** The time left at the pace of the last batch; blank while nothing is sent. */
function timeLeft({ msPerRow, phase }: Sending, rows: number): string {
  if (msPerRow === null || phase !== 'sending') return ''
  const minutes = Math.ceil((msPerRow * rows) / 60_000)
  return `About ${formatCount(minutes, 'minute')} left.`
}

/** The progress in rows, money and time. */
function SendingProgress(sending: Sending) {
  const { phase, wish, total, addedPence } = sending
  const { counts } = useSheet().summary
  const queryClient = useQueryClient()
  const isEnding = wish !== 'send' && phase === 'sending'
  const unsent = counts.ready + counts.notConfirmed
  const done = Math.max(0, total - unsent)
  return (
    <>
      <Panel label="Sending">
        <Progress
          label="Import progress"
          value={done}
          max={total}
          text={`${formatInteger(done)} of ${formatInteger(total)} rows`}
        />
        <Text mt="4" fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {`${formatMoney(addedPence)} added so far. ${timeLeft(sending, unsent)}`}
        </Text>
        <Box aria-live="polite" color="fg.muted" maxW="42rem" mt="1">
          {isEnding ? 'The rows being sent will finish…' : progressTexts[phase]}
        </Box>
      </Panel>
      <ActionBar>
        <Button
          variant="outline"
          me="auto"
          isBusy={wish === 'stop'}
          onClick={() => setWish('stop')}
        >
          Stop sending
        </Button>
        {phase === 'paused' ? (
          <Button onClick={() => void startRound(queryClient, 'sending')}>Resume sending</Button>
        ) : (
          <Button variant="outline" isBusy={wish === 'pause'} onClick={() => setWish('pause')}>
            Pause sending
          </Button>
        )}
      </ActionBar>
    </>
  )
}

const mayStillArrive =
  'Some of these rows may still arrive. Wait a minute and check again before you send the rest or import the file again.'

/** What was added, what was not and why, and the next actions. */
function ImportResult({ phase, total, addedIds, addedPence }: Sending) {
  const { summary, stopReason } = useSheet()
  const { toFix, notConfirmed } = summary.counts
  const queryClient = useQueryClient()
  const isFinished = phase === 'finished'
  const added = addedIds.length
  const doneTone = added > 0 ? 'success' : 'error'
  const sum = added > 0 ? ` (${formatMoney(addedPence)})` : ''
  const headline = `${added} of ${total} ${total === 1 ? 'debt' : 'debts'} added${sum}`
  const listed = summary.leftOut.find(({ reason }) => reason === 'listed')
  const texts = [
    stopReason,
    isFinished && added > 0 && thanks,
    notConfirmed > 0 && mayStillArrive,
    listed &&
      `Already in your list of debts, and not sent: ${formatCount(listed.rowCount, 'row')}.`,
  ]
  return (
    <>
      <Notice
        tone={isFinished ? doneTone : 'warning'}
        heading={isFinished ? headline : `Stopped. ${headline}`}
      >
        {texts.filter(Boolean).join('\n')}
      </Notice>
      {toFix + notConfirmed > 0 && <UnsentRows />}
      <ActionBar>
        <StartAgainButton label={isFinished ? 'Import another file' : 'Start again'} />
        {toFix + notConfirmed > 0 && <RowsToFixButton />}
        <ButtonLink to="/debts" variant={isFinished && toFix === 0 ? 'solid' : 'ghost'}>
          See your debts
        </ButtonLink>
        {!isFinished && (
          <Button
            variant={notConfirmed > 0 ? 'outline' : 'solid'}
            onClick={() => void startRound(queryClient, 'sending')}
          >
            Send the rest
          </Button>
        )}
        {notConfirmed > 0 && (
          <Button onClick={() => void startRound(queryClient, 'looking')}>Check again</Button>
        )}
        {isFinished && toFix > 0 && (
          <Button onClick={() => openStep('review')}>
            {`Fix and send ${toFix === 1 ? 'this row' : `these ${toFix} rows`}`}
          </Button>
        )}
      </ActionBar>
    </>
  )
}

/** The rows that were not added, with the reasons; more are better read in the file of rows to fix. */
function UnsentRows() {
  const { counts } = useSheet().summary
  const rows = [...useRows('not-confirmed'), ...useRows('to-fix')]
  const others = counts.notConfirmed + counts.toFix - rows.length
  return (
    <Panel heading="Rows that were not added">
      <ul>
        {rows.map((row) => (
          <li key={row.rowNumber}>
            <strong>{`Row ${row.rowNumber}, ${row.cells.find(({ shown }) => shown)?.shown}: `}</strong>
            {row.errors.join('; ')}
          </li>
        ))}
      </ul>
      {others > 0 && <p>{`And ${formatCount(others, 'row')} more, in the rows to fix.`}</p>}
    </Panel>
  )
}
