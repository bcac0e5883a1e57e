import { type DispatchState, type Fate, fateOf } from './dispatch-state'
import type { ReadyRow, RowIssue, RowToFix } from './rows'

const notSent = 'Not sent yet'
const doubtful = 'Not known whether it was added: look at your list before you send it again'

/** Rows that are no debts yet, with the reason, in the order of the file. */
export function leftOver(dispatch: DispatchState, toFix: readonly RowToFix[]) {
  const whole = (reason: string): RowIssue[] => [{ column: null, value: '', reason }]
  const issuesOf: Record<Fate, (row: ReadyRow) => readonly RowIssue[]> = {
    created: () => [],
    refused: ({ row }) => dispatch.refusals.get(row) ?? [],
    'not-created': () => whole(notSent),
    waiting: () => whole(notSent),
    unknown: () => whole(doubtful),
  }
  const open = dispatch.rows
    .filter((row) => fateOf(dispatch, row) !== 'created')
    .map((row) => ({ ...row, issues: issuesOf[fateOf(dispatch, row)](row) }))
  return [...open, ...toFix].toSorted((one, other) => one.row - other.row)
}
