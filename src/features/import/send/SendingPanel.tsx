import { Box, Span, Text } from '@chakra-ui/react'
import { formatMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { Progress } from '@/ui/Progress'
import { ActionBar } from '../ActionBar'
import { useImportSession } from '../useImportSession'
import { rowsWithOutcome, type SendState, totalOutstanding } from './send-state'

/** Minutes left at the current pace; null until 100 rows were sent. */
function minutesLeft({ rows, round }: SendState, done: number): number | null {
  const sent = done - round.done
  if (sent < 100) return null
  const pace = (performance.now() - round.startedAt) / sent
  return Math.ceil((pace * (rows.length - done)) / 60_000)
}

/** The progress of sending in rows, money and time. */
export function SendingPanel({ sending }: { sending: SendState }) {
  const importSession = useImportSession()
  const { rows, phase, outcomes } = sending
  const isChecking = phase === 'checking'
  const done = outcomes.size
  const minutes = isChecking ? null : minutesLeft(sending, done)
  const tenths = rows.length > 0 ? Math.floor((10 * done) / rows.length) : 0
  return (
    <>
      <Panel label="Sending">
        <Progress
          label="Import progress"
          value={done}
          max={rows.length}
          text={`${done} of ${rows.length} rows`}
        />
        <Text mt="4" fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatMoney(totalOutstanding(rowsWithOutcome(sending, 'created')))} added so far.
          {minutes !== null &&
            ` About ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left at this pace.`}
        </Text>
        <Box aria-live="polite" mt="1">
          {isChecking && <p>Checking whether it arrived…</p>}
          <Span srOnly>{!isChecking && tenths > 0 && `${tenths * 10} per cent sent`}</Span>
        </Box>
        <Text color="fg.muted" maxW="42rem">
          {isChecking
            ? 'The server did not confirm the last rows. Before anything else is sent, we look for them in your list of debts. This can take 20 seconds.'
            : 'Keep this tab open until all rows are sent.'}
        </Text>
      </Panel>
      <ActionBar
        secondary={
          <Button
            variant="outline"
            onClick={isChecking ? importSession.stopChecking : importSession.stopSending}
          >
            {isChecking ? 'Stop checking' : 'Stop sending'}
          </Button>
        }
      />
    </>
  )
}
