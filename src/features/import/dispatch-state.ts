import type { Failure } from '@/api/errors'
import type { ReadyRow, RowIssue } from './rows'

/** What became of a row. `unknown`: it was sent, and nobody can say yet. */
export type Fate = 'waiting' | 'created' | 'refused' | 'not-created' | 'unknown'

export interface DispatchState {
  phase: 'sending' | 'checking' | 'stopped' | 'finished'
  rows: readonly ReadyRow[]
  fates: ReadonlyMap<number, Fate>
  refusals: ReadonlyMap<number, readonly RowIssue[]>
  /** Why it stopped. */
  message: string | null
}

export const fateOf = ({ fates }: DispatchState, { row }: ReadyRow) => fates.get(row) ?? 'waiting'

/** Rows that "Send the rest" would send. */
export const restOf = (state: DispatchState) =>
  state.rows.filter((row) => ['waiting', 'not-created'].includes(fateOf(state, row)))

const reasons: Partial<Record<Failure['kind'], string>> = {
  'signed-out': 'Your session has ended. Log in again, then send the rest.',
  throttled: 'The server asks for a pause. Wait a minute, then send the rest.',
  'no-network': 'There is no connection to the server. Send the rest once you are online.',
  server: 'The server did not answer. Try again in a minute.',
}
export const inWords = (failure: Failure) => reasons[failure.kind] ?? failure.message
