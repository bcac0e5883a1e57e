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
import { useRows } from '../review/RowsPanel'
import type { SheetRow } from '../sheet/protocol'
import { setWish, startRound, thanks } from './sender'

/** The last step: the progress of sending, then its result. */
export const ImportStep = () =>
  isImportRunning(useSheet()) ? <SendingProgress /> : <ImportResult />

/** What goes on, which is announced as it changes. */
const progressTexts: Record<string, string> = {
  comparing: 'Comparing the rows with your debts before anything is sent…',
  sending: 'Keep this tab open until all rows are sent.',
  paused: 'Paused. Nothing is being sent.',
  looking:
    'Checking whether it arrived… The server did not confirm the last rows, so we are looking for them in your list of debts. This can take 20 seconds.',
}

/** The progress in rows, money and, at the pace of the last batch, time. */
function SendingProgress() {
  const { summary, phase, wish, msPerRow } = useSheet()
  const { counts, totals } = summary
  const queryClient = useQueryClient()
  const isSending = phase === 'sending'
  const unsent = counts.ready + counts.notConfirmed
  const done = counts.added + counts.refused
  const minutes = formatCount(Math.ceil((unsent * msPerRow) / 60_000), 'minute')
  const timeLeft = isSending && msPerRow > 0 ? ` About ${minutes} left.` : ''
  return (
    <>
      <Panel label="Sending">
        <Progress
          label="Import progress"
          value={done}
          max={done + unsent}
          text={`${formatInteger(done)} of ${formatInteger(done + unsent)} rows`}
        />
        <Text mt="4" fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {`${formatMoney(totals.added)} added so far.${timeLeft}`}
        </Text>
        <Box aria-live="polite" color="fg.muted" maxW="42rem" mt="1">
          {isSending && wish !== 'send'
            ? 'The rows being sent will finish…'
            : progressTexts[phase ?? '']}
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

/** What was added, what was not and why, and the next actions. */
function ImportResult() {
  const { summary, stopReason, phase, addedBefore } = useSheet()
  const { ready, added, refused, toFix, notConfirmed } = summary.counts
  const queryClient = useQueryClient()
  const isFinished = phase === 'finished'
  const isThanked = added > addedBefore
  const doneTone = isThanked ? 'success' : 'error'
  const total = added + refused + notConfirmed + ready
  const unsent = toFix + notConfirmed
  const sum = added > 0 ? ` (${formatMoney(summary.totals.added)})` : ''
  const listed = summary.leftOut.find(({ reason }) => reason === 'listed')?.rowCount ?? 0
  const others = summary.counts.leftOut - listed
  const texts = [
    stopReason,
    isFinished && isThanked && thanks,
    notConfirmed > 0 &&
      'Some of these rows may still arrive. Wait a minute and check again before you send the rest or import the file again.',
    listed > 0 && `Already in your list of debts, and not sent: ${formatCount(listed, 'row')}.`,
    others > 0 && `Left out in the review, and not sent: ${formatCount(others, 'row')}.`,
  ]
  return (
    <>
      <Notice
        tone={isFinished ? doneTone : 'warning'}
        heading={`${isFinished ? '' : 'Stopped. '}${added} of ${total} ${total === 1 ? 'debt' : 'debts'} added${sum}`}
      >
        {texts.filter(Boolean).join('\n')}
      </Notice>
      {unsent > 0 && <UnsentRows total={unsent} />}
      <ActionBar>
        <StartAgainButton />
        {unsent > 0 && <RowsToFixButton />}
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

const rowLabel = ({ rowNumber, cells }: SheetRow) =>
  [`Row ${rowNumber}`, cells.find(({ shown }) => shown)?.shown ?? []].flat().join(', ')

/** The rows that were not added, with the reasons; more are better read in the file of rows to fix. */
function UnsentRows({ total }: { total: number }) {
  const rows = [...useRows('not-confirmed'), ...useRows('to-fix')]
  const others = total - rows.length
  return (
    <Panel heading="Rows that were not added">
      <ul>
        {rows.map((row) => (
          <li key={row.rowNumber}>
            <strong>{rowLabel(row)}: </strong>
            {row.errors.join('; ')}
          </li>
        ))}
      </ul>
      {others > 0 && <p>{`And ${formatCount(others, 'row')} more, in the rows to fix.`}</p>}
    </Panel>
  )
}
