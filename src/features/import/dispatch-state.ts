import type { Failure } from '@/api/errors'
import { waitInWords } from '@/api/throttling'
import type { RowIssue, RowLeft, SentRow } from './rows'

/** What became of a row. `unknown`: it was sent, and nobody can say yet. */
export type Fate = 'waiting' | 'created' | 'refused' | 'not-created' | 'unknown'

export interface DispatchState {
  phase: 'sending' | 'checking' | 'stopped' | 'finished'
  rows: readonly SentRow[]
  /** By row number; a row without one is still waiting. */
  fates: ReadonlyMap<number, Fate>
  refusals: ReadonlyMap<number, readonly RowIssue[]>
  /** When this round of sending began, and how many rows had a fate by then. */
  round: { begun: number; done: number }
  /** Why it stopped. */
  message: string | null
}

const fateOf = ({ fates }: DispatchState, { row }: SentRow) => fates.get(row) ?? 'waiting'

export const withFate = (state: DispatchState, ...fates: Fate[]) =>
  state.rows.filter((row) => fates.includes(fateOf(state, row)))

/** Rows that "Send the rest" would send. */
export const restOf = (state: DispatchState) => withFate(state, 'waiting', 'not-created')

export const sumOf = (rows: readonly SentRow[]) =>
  rows.reduce((sum, { outstanding }) => sum + outstanding, 0)

const reasons: Partial<Record<Failure['kind'], string>> = {
  'signed-out': 'Your session has ended. Log in again, then send the rest.',
  throttled: 'The server asks for a pause. Wait a minute, then send the rest.',
  'no-network': 'There is no connection to the server. Send the rest once you are online.',
  server: 'The server did not answer. Try again in a minute.',
}

export function inWords(failure: Failure): string {
  const { kind, retryAfter } = failure
  return kind === 'throttled' && retryAfter !== null
    ? `The server asks for a pause. Send the rest in ${waitInWords(retryAfter)}.`
    : (reasons[kind] ?? failure.message)
}

const notSent = 'Not sent yet'
const doubtful = 'Not known whether it was added: look at your list before you send it again'

/** The rows sent that are no debts yet, with the reason, in the order of the file. */
export function leftAfter(state: DispatchState): RowLeft[] {
  const whole = (reason: string): RowIssue[] => [{ column: null, value: '', reason }]
  const issuesOf: Record<Exclude<Fate, 'created'>, (row: number) => readonly RowIssue[]> = {
    refused: (row) => state.refusals.get(row) ?? [],
    'not-created': () => whole(notSent),
    waiting: () => whole(notSent),
    unknown: () => whole(doubtful),
  }
  return state.rows.flatMap((sent) => {
    const fate = fateOf(state, sent)
    return fate === 'created' ? [] : [{ row: sent.row, issues: issuesOf[fate](sent.row) }]
  })
}
