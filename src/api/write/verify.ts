import { distinct } from '@/lib/distinct'
import { Failure, onFailure } from '../http/errors'
import {
  mayStillArrive,
  type UnconfirmedReason,
  type WriteAttempt,
  type WriteResult,
} from './attempt'
import type { CreatableResource } from './resource'

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
 */
export async function verify<Item, Stored extends { id: number }>(
  items: readonly Item[],
  resource: CreatableResource<Item, Stored>,
  { attempt, stopChecking, onChecking, onPending }: WriteOptions,
): Promise<WriteResult<Stored>[]> {
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
    const end = (how: PauseEnd) => {
      clearTimeout(timer)
      stop?.removeEventListener('abort', onStop)
      attempt.checkNow = null
      resolve(how)
    }
    const onStop = () => end('stopped')
    const timer = setTimeout(() => end('over'), ms)
    stop?.addEventListener('abort', onStop)
    attempt.checkNow = () => end('cut-short')
  })
}

async function checkOnce<Item, Stored extends { id: number }>(
  items: readonly Item[],
  { fetchList, isMatch, isSimilar = () => false }: CreatableResource<Item, Stored>,
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
    return { outcome: 'not-created', failure: notFound(), mayStillArrive: late }
  })
}

const notFound = () =>
  new Failure('unknown-outcome', { message: 'No answer came, and what was sent is not there.' })
