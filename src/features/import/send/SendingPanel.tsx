import { Box, Text } from '@chakra-ui/react'
import { formatInteger } from '@/lib/format-integer'
import { formatMoney } from '@/rules/money'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Buttons'
import { Panel } from '@/ui/Panel'
import { Progress } from '@/ui/Progress'
import { useSheet } from '../import-draft'
import { type Sending, sendRest, setWish } from './sender'

/** The text of each phase, which is announced as it changes. */
const phaseTexts: Partial<Record<Sending['phase'], string>> = {
  comparing: 'Comparing the rows with your debts before anything is sent…',
  looking:
    'Checking whether it arrived… The server did not confirm the last rows, so we are looking for them in your list of debts. This can take 20 seconds.',
  paused: 'Paused. Nothing is being sent.',
}

/** The time left at the pace of the last batch; blank while nothing is sent. */
function timeLeft({ msPerRow, phase }: Sending, rows: number): string {
  if (msPerRow === null || phase !== 'sending') return ''
  const minutes = Math.ceil((msPerRow * rows) / 60_000)
  return `About ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left.`
}

/** The progress of sending in rows, money and time. */
export function SendingPanel(sending: Sending) {
  const { draft, summary } = useSheet()
  const { total, addedPence, phase, wish } = sending
  const unsent = summary.counts.ready + summary.counts.notConfirmed
  const isPaused = phase === 'paused'
  const done = Math.max(0, total - unsent)
  const isEnding = wish !== 'send' && phase === 'sending'
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
          {isEnding
            ? 'The rows being sent will finish…'
            : (phaseTexts[phase] ?? 'Keep this tab open until all rows are sent.')}
        </Box>
      </Panel>
      <ActionBar
        secondary={
          <Button variant="outline" isBusy={wish === 'stop'} onClick={() => setWish(draft, 'stop')}>
            Stop sending
          </Button>
        }
      >
        <Button
          variant={isPaused ? 'solid' : 'outline'}
          isBusy={wish === 'pause' && !isPaused}
          onClick={() => (isPaused ? void sendRest(draft) : setWish(draft, 'pause'))}
        >
          {isPaused ? 'Resume sending' : 'Pause sending'}
        </Button>
      </ActionBar>
    </>
  )
}
