import { Progress } from '@/ui/Progress'
import { type DispatchState, fateOf } from './dispatch-state'

/** How far the sending has come. */
export function Sending({ dispatch }: { dispatch: DispatchState }) {
  const { rows, phase } = dispatch
  const done = rows.filter((row) => fateOf(dispatch, row) !== 'waiting').length
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
      <p>Keep this tab open until all rows are sent.</p>
    </>
  )
}
