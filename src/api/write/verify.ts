import { distinct } from '@/lib/distinct'
import { session } from '@/session/session'
import { Failure, onFailure } from '../http/errors'
import {
  type CreatableResource,
  mayStillArrive,
  type UnconfirmedReason,
  type WriteAttempt,
  type WriteResult,
} from './attempt'

/** A lost write may be committed late, so the list is fetched at once and again after these pauses. */
export const checkPausesMs: readonly number[] = [2_000, 5_000, 10_000]

/** Tests of screens replace the pauses. */
export const checkSettings = { pausesMs: checkPausesMs }

const checkTimeoutMs = 60_000

export interface WriteOptions {
  attempt: WriteAttempt
  /** Ends the pauses between checks, not a request under way. */
  stopChecking?: AbortSignal | undefined
  /** Called when a check of the list begins. */
  onChecking?: (() => void) | undefined
  /** Called with the results so far before a further check. */
  onPending?: ((results: readonly WriteResult<{ id: number }>[]) => void) | undefined
}

/**
 * Checks the list for each item: at once, and again after each remaining pause, until all are found or
 * the checks are stopped. Pauses that did not elapse remain for the next time.
 * @returns one result for each item, in order
 * @throws {UserChanged} if the user changes during a pause: the list would be another user's
 */
export async function verify<Item, Stored extends { id: number }>(
  items: readonly Item[],
  resource: CreatableResource<Item, Stored>,
  { attempt, stopChecking, onChecking, onPending }: WriteOptions,
): Promise<WriteResult<Stored>[]> {
  const userEpoch = session.userEpoch()
  onChecking?.()
  const results: WriteResult<Stored>[] = []
  const isCreated = (index: number) => results[index]?.outcome === 'created'
  for (;;) {
    const open = [...items.keys()].filter((index) => !isCreated(index))
    const checked = await checkOnce(
      open.map((index) => items[index] as Item),
      resource,
      attempt,
    )
    open.forEach((index, position) => {
      results[index] = checked[position] as WriteResult<Stored>
    })
    const [pauseMs, ...later] = attempt.pausesMs
    const isDone = pauseMs === undefined || results.every(({ outcome }) => outcome === 'created')
    if (isDone) break
    onPending?.(results)
    const end = await pause(pauseMs, attempt, stopChecking)
    session.assertUserEpoch(userEpoch)
    if (end === 'stopped') break
    if (end === 'over') attempt.pausesMs = later
  }
  rememberDoubts(results, attempt)
  return results
}

function rememberDoubts(
  results: readonly WriteResult<{ id: number }>[],
  { shown }: WriteAttempt,
): void {
  for (const result of results) {
    if (result.outcome !== 'unconfirmed') continue
    if (result.reason === 'records-unreadable') shown.add('unreadable')
    for (const { id } of result.candidates) shown.add(id)
  }
}

type PauseEnd = 'over' | 'cut-short' | 'stopped'

function pause(
  ms: number,
  attempt: WriteAttempt,
  stop: AbortSignal | undefined,
): Promise<PauseEnd> {
  if (stop?.aborted) return Promise.resolve('stopped')
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('over'), ms)
    const endEarly = (how: PauseEnd) => {
      clearTimeout(timer)
      resolve(how)
    }
    stop?.addEventListener('abort', () => endEarly('stopped'))
    attempt.checkNow = () => endEarly('cut-short')
  })
}

async function checkOnce<Item, Stored extends { id: number }>(
  items: readonly Item[],
  { fetchList, isMatch, isSimilar }: CreatableResource<Item, Stored>,
  attempt: WriteAttempt,
): Promise<WriteResult<Stored>[]> {
  const late = mayStillArrive(attempt)
  const unconfirmed = (
    reason: UnconfirmedReason,
    candidates: readonly Stored[] = [],
  ): WriteResult<Stored> => ({ outcome: 'unconfirmed', reason, candidates, mayStillArrive: late })

  const list = await fetchList(AbortSignal.timeout(checkTimeoutMs)).catch(onFailure(() => null))
  if (!list) return items.map(() => unconfirmed('list-unreadable'))
  attempt.lastSeen = list
  const { baseline, claimed } = attempt
  const unclaimed = new Set(list.items.filter(({ id }) => !claimed.has(id) && !baseline?.has(id)))
  const matching = (item: Item) => [...unclaimed].filter((record) => isMatch(item, record))
  const similar = (item: Item) => [...unclaimed].filter((record) => isSimilar(item, record))

  if (!baseline) {
    return items.map((item) =>
      unconfirmed('no-baseline', distinct([...matching(item), ...similar(item)])),
    )
  }
  const found = items.map((item) => {
    const [record] = matching(item)
    if (record) {
      unclaimed.delete(record)
      claimed.add(record.id)
    }
    return record
  })
  return items.map((item, index) => {
    const record = found[index]
    if (record) return { outcome: 'created', record, isFound: true }
    const candidates = similar(item)
    if (candidates.length > 0) return unconfirmed('similar-record', candidates)
    // A new unreadable record may be any of the missing items.
    if (list.unreadable > attempt.baselineUnreadable) return unconfirmed('records-unreadable')
    return { outcome: 'not-created', failure: new Failure('unknown-outcome'), mayStillArrive: late }
  })
}
