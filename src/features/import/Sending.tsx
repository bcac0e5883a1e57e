import { Span } from '@chakra-ui/react'
import { formatMoney } from '@/rules/money'
import { Button } from '@/ui/Buttons'
import { Progress } from '@/ui/Progress'
import { type DispatchState, sumOf, withFate } from './dispatch-state'
import type { Work } from './work'

/** What is left, by the pace so far; null while that says nothing yet. */
function minutesLeft({ rows, round }: DispatchState, done: number): number | null {
  const sent = done - round.done
  if (sent < 100) return null
  const pace = (performance.now() - round.begun) / sent
  return Math.ceil((pace * (rows.length - done)) / 60_000)
}

/** How far the sending has come: in rows, in money and in time. */
export function Sending({ work, dispatch }: { work: Work; dispatch: DispatchState }) {
  const { rows, phase, fates } = dispatch
  const done = fates.size
  const created = withFate(dispatch, 'created')
  const minutes = minutesLeft(dispatch, done)
  const tenths = rows.length > 0 ? Math.floor((10 * done) / rows.length) : 0
  return (
    <>
      <Progress
        label="Import progress"
        value={done}
        max={rows.length}
        text={
          phase === 'checking' ? 'Looking at your list of debts…' : `${done} of ${rows.length} rows`
        }
      />
      <p>
        {formatMoney(sumOf(created))} added so far.
        {minutes !== null &&
          ` About ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left at this pace.`}
      </p>
      <Span srOnly aria-live="polite">
        {tenths > 0 && `${tenths * 10} per cent sent`}
      </Span>
      <p>Keep this tab open until all rows are sent.</p>
      <Button variant="outline" onClick={work.stopSending}>
        Stop sending
      </Button>
    </>
  )
}
