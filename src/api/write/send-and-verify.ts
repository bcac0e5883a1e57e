import { Failure, toFailure } from '../http/errors'
import type { Listing } from '../wire/fields'

/** How a kind of record is created, listed and recognised. */
export interface CreatableResource<Item, Stored extends { id: number }> {
  /** One call. Answers with the records it created, in order, or null where the answer names none. */
  post: (items: readonly Item[]) => Promise<Listing<Stored> | null>
  /** The records there now, never from a cache. */
  fetchList: (signal: AbortSignal) => Promise<Listing<Stored>>
  /** What was there before, where something other than the list can say so as well. */
  fetchBaseline?: (signal: AbortSignal) => Promise<Listing<{ id: number }>>
  /** Whether the record is the item, by all that identifies the item as it was typed. */
  isMatch: (item: Item, record: Stored) => boolean
  /** Whether the record may be the item after all, such as after a server tidied a text. */
  isSimilar?: (item: Item, record: Stored) => boolean
}

/**
 * What became of one item.
 * - `created`: the server confirmed it, or a list read afterwards holds it and the baseline does not.
 * - `refused`: the server said why it is not accepted.
 * - `not-created`: it is not on the server. `mayStillArrive`: the server may still be at work on it.
 * - `unconfirmed`: nobody can say. `candidates` are records that may or may not be the item.
 */
export type WriteResult<Stored> =
  | { outcome: 'created'; record: Stored | null; isFound: boolean }
  | { outcome: 'refused'; failure: Failure }
  | { outcome: 'not-created'; failure: Failure; mayStillArrive: boolean }
  | {
      outcome: 'unconfirmed'
      reason: UnconfirmedReason
      candidates: readonly Stored[]
      mayStillArrive: boolean
    }

/**
 * Why nobody can say: no list was read before the write; the list cannot be read now; it holds
 * records that cannot be read; or it holds a new record that resembles the item.
 */
type UnconfirmedReason = 'no-baseline' | 'list-unreadable' | 'records-unreadable' | 'similar-record'

/**
 * What is known of the sends of some items so far. It outlives a press and a screen, so that every
 * later send of the same items looks first.
 */
export interface WriteAttempt {
  /** Ids in a list read before the first send; null where none could be read. */
  baseline: ReadonlySet<number> | null
  /** Records of that list that could not be read. */
  baselineUnreadable: number
  /** Ids that answer for an item already; shared by all attempts at one list. */
  claimed: Set<number>
  /** Ids in the list read last, the baseline of the next send where this one had none. */
  lastSeen: Listing<{ id: number }> | null
  /** Doubts the person was shown. Sending again after that is an informed decision. */
  shown: Set<number | 'unreadable'>
  /** Whether an earlier send may have created something. */
  isOpen: boolean
  /** Pauses before the checks that are still due before anything may be sent again, milliseconds. */
  pausesMs: readonly number[]
  /** Checks at once instead of after the pause under way, which then begins anew. */
  checkNow: (() => void) | null
  /** When the last answer was lost by the server being slow or out of reach; epoch milliseconds. */
  lostAt: number | null
}

export const newAttempt = (claimed: Set<number> = new Set()): WriteAttempt => ({
  baseline: null,
  baselineUnreadable: 0,
  claimed,
  lastSeen: null,
  shown: new Set(),
  isOpen: false,
  pausesMs: [],
  checkNow: null,
  lostAt: null,
})

/** A lost write may be committed late, so the list is read at once and again after these pauses. */
export const checkPausesMs: readonly number[] = [2_000, 5_000, 10_000]

/** Replaced by tests of screens, which are not about the pauses. */
export const checkSettings = { pausesMs: checkPausesMs }

/**
 * For so long after a lost answer the record may still arrive. Twice the 60 seconds after which
 * common gateways (nginx's `proxy_read_timeout`) give up on a server that works on.
 */
const lateArrivalMs = 120_000

/** A list that takes longer before a write is no baseline; the write is not held up by it. */
const baselineTimeoutMs = 20_000

/** For a whole list, which may be long. */
const checkTimeoutMs = 60_000

export interface WriteOptions {
  attempt: WriteAttempt
  /** Ends the pauses between checks, not a request under way. */
  stopChecking?: AbortSignal | undefined
  /** Called when the list is read to find out what became of the items. */
  onChecking?: (() => void) | undefined
  /** Called with what is known so far when a further check is to come. */
  onPending?: ((results: readonly WriteResult<{ id: number }>[]) => void) | undefined
}

/** A gateway gives these answers while the server behind it may be at work still. */
const isGatewayStatus = (status: number) => [408, 502, 503, 504].includes(status) || status >= 520

const isLost = ({ kind, status }: Failure) =>
  kind === 'unknown-outcome' || (kind === 'bad-answer' && status === null)

const mayArriveLate = ({ status }: Failure) => status === null || isGatewayStatus(status)

const mayStillArrive = ({ lostAt }: WriteAttempt) =>
  lostAt !== null && Date.now() - lostAt < lateArrivalMs

/** Takes a list as what was there before anything was sent. */
export function setBaseline(attempt: WriteAttempt, list: Listing<{ id: number }>): void {
  attempt.baseline = new Set(list.items.map(({ id }) => id))
  attempt.baselineUnreadable = list.unreadable
}

/**
 * Creates one record, and finds out what became of it where no answer comes. What an earlier call
 * of the same attempt may have created is looked for first, and sent only if it is not there.
 * A list that cannot be read before the first send does not hold it up, but leaves no baseline.
 */
export async function sendAndVerify<Item, Stored extends { id: number }>(
  item: Item,
  resource: CreatableResource<Item, Stored>,
  options: WriteOptions,
): Promise<WriteResult<Stored>> {
  const { attempt } = options
  if (attempt.isOpen) {
    const isInformed = hasSeenDoubts(attempt)
    const [checked] = await verify([item], resource, options)
    // Checks that were cut short again have not ruled out that it is about to arrive.
    const isStopped = attempt.pausesMs.length > 0
    if (checked && (isStopped || !isInformed(checked))) return checked
    if (!attempt.baseline && attempt.lastSeen) setBaseline(attempt, attempt.lastSeen)
  } else {
    const fetchBaseline = resource.fetchBaseline ?? resource.fetchList
    const list = await fetchBaseline(AbortSignal.timeout(baselineTimeoutMs)).catch(() => null)
    if (list) setBaseline(attempt, list)
  }
  const [result] = await postAndVerify([item], resource, options)
  return result as WriteResult<Stored>
}

/** Whether a check leaves nothing that speaks against a send, or nothing the person was not shown. */
function hasSeenDoubts({ shown }: WriteAttempt) {
  const seen = new Set(shown)
  return <Stored extends { id: number }>(result: WriteResult<Stored>): boolean => {
    if (result.outcome !== 'unconfirmed') return result.outcome === 'not-created'
    if (result.reason === 'list-unreadable') return false
    if (result.reason === 'records-unreadable') return seen.has('unreadable')
    return result.candidates.every(({ id }) => seen.has(id))
  }
}

/**
 * One call for some items, without a look before it: for a caller that has just looked.
 * @returns one result for each item, in order
 */
export async function postAndVerify<Item, Stored extends { id: number }>(
  items: readonly Item[],
  resource: CreatableResource<Item, Stored>,
  options: WriteOptions,
): Promise<WriteResult<Stored>[]> {
  const { attempt } = options
  try {
    const answer = await resource.post(items)
    const answered = answer ? answer.items.length + answer.unreadable : 1
    if (answered < items.length) {
      loseAnswer(attempt, [])
      return verify(items, resource, options)
    }
    for (const { id } of answer?.items ?? []) attempt.claimed.add(id)
    attempt.baselineUnreadable += answer?.unreadable ?? 0
    const isWhole = answer?.items.length === items.length
    return items.map((_, index) => {
      const record = (isWhole && answer.items[index]) || null
      return { outcome: 'created', record, isFound: false }
    })
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (isLost(failure)) {
      loseAnswer(attempt, mayArriveLate(failure) ? checkSettings.pausesMs : [])
      return verify(items, resource, options)
    }
    if (items.length > 1 && mayBeRefusedInPart(failure)) {
      return verifyRefused(items, failure, resource, options)
    }
    const late = mayStillArrive(attempt)
    return items.map(() =>
      failure.kind === 'refused'
        ? { outcome: 'refused', failure }
        : { outcome: 'not-created', failure, mayStillArrive: late },
    )
  }
}

function loseAnswer(attempt: WriteAttempt, pausesMs: readonly number[]) {
  attempt.isOpen = true
  attempt.pausesMs = pausesMs
  if (pausesMs.length > 0) attempt.lostAt = Date.now()
}

/** A server may create the rows of a list one by one, and refuse one after it has created others. */
const mayBeRefusedInPart = ({ kind, status }: Failure) =>
  status !== 413 && (kind === 'refused' || kind === 'bad-answer')

async function verifyRefused<Item, Stored extends { id: number }>(
  items: readonly Item[],
  failure: Failure,
  resource: CreatableResource<Item, Stored>,
  options: WriteOptions,
): Promise<WriteResult<Stored>[]> {
  const { rows, status } = failure
  // Of two identical items the one that was not refused is the one a new record answers for.
  const order = items.map((_, index) => index)
  const ordered = [
    ...order.filter((index) => !rows?.has(index)),
    ...order.filter((index) => rows?.has(index)),
  ]
  loseAnswer(options.attempt, [])
  const checked = await verify(
    ordered.map((index) => items[index] as Item),
    resource,
    options,
  )
  const results: WriteResult<Stored>[] = []
  ordered.forEach((index, position) => {
    const result = checked[position] as WriteResult<Stored>
    const fields = rows?.get(index)
    if (result.outcome === 'created') results[index] = result
    else if (fields) {
      results[index] = {
        outcome: 'refused',
        failure: new Failure('refused', { status: status ?? 400, fields }),
      }
    } else results[index] = result.outcome === 'not-created' ? { ...result, failure } : result
  })
  return results
}

/**
 * Reads the list and says of each item whether it is there: at once, and again after each pause
 * that is due, until all are found or the checks are stopped. The pauses that were not sat through
 * stay due.
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

  const list = await fetchList(AbortSignal.timeout(checkTimeoutMs)).catch(() => null)
  if (!list) return items.map(() => unconfirmed('list-unreadable'))
  attempt.lastSeen = list
  const { baseline, claimed } = attempt
  const unclaimed = new Set(list.items.filter(({ id }) => !claimed.has(id) && !baseline?.has(id)))
  const matching = (item: Item) => [...unclaimed].filter((record) => isMatch(item, record))
  const similar = (item: Item) => [...unclaimed].filter((record) => isSimilar(item, record))

  if (!baseline) {
    return items.map((item) =>
      unconfirmed('no-baseline', [...new Set([...matching(item), ...similar(item)])]),
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
    // A new record that cannot be read may be any of those that were not found.
    if (list.unreadable > attempt.baselineUnreadable) return unconfirmed('records-unreadable')
    return { outcome: 'not-created', failure: notFound(), mayStillArrive: late }
  })
}

const notFound = () =>
  new Failure('unknown-outcome', { message: 'No answer came, and what was sent is not there.' })
