import { Box, Text } from '@chakra-ui/react'
import { formatInteger } from '@/lib/format-integer'
import { formatMoney } from '@/rules/money'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { Progress } from '@/ui/Progress'
import { useImport } from '../import-draft'
import type { Sending } from '../import-state'

/** Rows that must have been sent before the pace says anything. */
const minPaceRows = 100

/** The time left at the pace so far; blank until it is known. */
function timeLeft({ pace, total, phase }: Sending, done: number): string {
  if (pace.rows < minPaceRows || phase !== 'sending') return ''
  const minutes = Math.ceil(((pace.ms / pace.rows) * (total - done)) / 60_000)
  return `About ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left.`
}

const finishing = 'The rows being sent will finish…'

/** What each phase says; announced as it changes. */
const phaseTexts: Partial<Record<Sending['phase'], string>> = {
  looking:
    'Checking whether it arrived… The server did not confirm the last rows, so we look for them in your list of debts. This can take 20 seconds.',
  pausing: finishing,
  stopping: finishing,
  paused: 'Paused. Nothing is being sent.',
}

/** The progress of sending in rows, money and time. */
export function SendingPanel({ sending }: { sending: Sending }) {
  const { draft } = useImport()
  const { total, added, addedPence, failedRows, phase } = sending
  const done = added + failedRows.length
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
          {`${formatMoney(addedPence)} added so far. ${timeLeft(sending, done)}`}
        </Text>
        <Box aria-live="polite" color="fg.muted" maxW="42rem" mt="1">
          {phaseTexts[phase] ?? 'Keep this tab open until all rows are sent.'}
        </Box>
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
