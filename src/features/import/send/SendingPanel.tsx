import { Box, Span, Text } from '@chakra-ui/react'
import { formatInteger } from '@/lib/format-integer'
import { formatMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { Progress } from '@/ui/Progress'
import { ActionBar } from '../ActionBar'
import { useImport } from '../import-draft'
import type { Sending } from '../import-state'

/** Rows that must have been sent before the pace says anything. */
const minPaceRows = 100

/** Minutes left at the pace so far; null until it is known. */
function minutesLeft({ pace, total }: Sending, done: number): number | null {
  if (pace.rows < minPaceRows) return null
  return Math.ceil(((pace.ms / pace.rows) * (total - done)) / 60_000)
}

/** The progress of sending in rows, money and time. */
export function SendingPanel({ sending }: { sending: Sending }) {
  const draft = useImport()
  const { total, added, addedPence, failedRows, phase } = sending
  const done = added + failedRows.length
  const minutes = phase === 'sending' ? minutesLeft(sending, done) : null
  const tenths = total > 0 ? Math.floor((10 * done) / total) : 0
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
          {[
            `${formatMoney(addedPence)} added so far.`,
            minutes !== null && `About ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
        <Box aria-live="polite" mt="1">
          {phase === 'looking' && <p>Checking whether it arrived…</p>}
          {phase === 'paused' && <p>Paused. Nothing is being sent.</p>}
          {(phase === 'pausing' || phase === 'stopping') && <p>The rows being sent will finish…</p>}
          {phase === 'sending' && tenths > 0 && <Span srOnly>{tenths * 10} per cent sent</Span>}
        </Box>
        <Text color="fg.muted" maxW="42rem">
          {phase === 'looking'
            ? 'The server did not confirm the last rows. Before anything else is sent, we look for them in your list of debts. This can take 20 seconds.'
            : 'Keep this tab open until all rows are sent.'}
        </Text>
      </Panel>
      <ActionBar
        secondary={
          <Button
            variant="outline"
            aria-disabled={phase === 'stopping' || undefined}
            onClick={draft.stopSending}
          >
            Stop sending
          </Button>
        }
      >
        {phase === 'paused' ? (
          <Button onClick={draft.resumeSending}>Resume sending</Button>
        ) : (
          <Button
            variant="outline"
            aria-disabled={phase !== 'sending' || undefined}
            onClick={() => phase === 'sending' && draft.pauseSending()}
          >
            Pause sending
          </Button>
        )}
      </ActionBar>
    </>
  )
}
