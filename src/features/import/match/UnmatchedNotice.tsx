import { Button } from '@/ui/Buttons'
import { Notice } from '@/ui/Notice'
import type { ImportSession } from '../import-session'
import type { ReviewState } from '../import-state'
import { formatCount } from '../labels'
import type { FileSummary } from '../worker/sheet-service'
import { missingColumns } from './match-columns'
import { unmatchedColumns } from './unmatched-columns'

const mostShown = 12

/** Warns of columns whose values would not be imported. */
export function UnmatchedNotice({
  importSession,
  state,
  summary,
}: {
  importSession: ImportSession
  state: ReviewState
  summary: FileSummary
}) {
  const unmatched = unmatchedColumns(summary, state.matches)
  if (unmatched.length === 0) return null
  const columns = formatCount(unmatched.length, 'column')
  const isOne = unmatched.length === 1
  return (
    <Notice
      tone="warning"
      heading={`${columns} with values ${isOne ? 'is' : 'are'} not matched`}
      actions={
        missingColumns(state.matches).length === 0 && (
          <Button variant="outline" onClick={() => importSession.goToStep('review')}>
            Leave out {columns}
          </Button>
        )
      }
    >
      <p>
        {isOne ? 'Its values are' : 'Their values are'} not imported unless you choose what to
        import {isOne ? 'it' : 'them'} as.
      </p>
      <ul>
        {unmatched.slice(0, mostShown).map(({ column, name, samples }) => (
          <li key={column}>
            <strong>{name}</strong>
            {samples.length > 0 && `: ${samples.join(', ')}`}
          </li>
        ))}
      </ul>
      {unmatched.length > mostShown && (
        <p>And {unmatched.length - mostShown} more in the table below.</p>
      )}
    </Notice>
  )
}
