import { Failure, onFailure, toFailure } from '../http/errors'
import {
  type CreatableResource,
  mayStillArrive,
  recordLostResponse,
  setBaseline,
  type WriteAttempt,
  type WriteResult,
} from './attempt'
import { checkSettings, verify, type WriteOptions } from './verify'

/** A list that takes longer does not delay the write, which then has no baseline. */
const baselineTimeoutMs = 20_000

/** Gateways send these while the server behind them may still be processing the request. */
const isGatewayStatus = (status: number) => [408, 502, 503, 504].includes(status) || status >= 520

const isLost = ({ kind, status }: Failure) =>
  kind === 'unknown-outcome' || (kind === 'bad-answer' && status === null)

const mayArriveLate = ({ status }: Failure) => status === null || isGatewayStatus(status)

/**
 * Creates one record, and verifies the outcome against the list when the response is lost. An item that
 * an earlier request of the same attempt may have created is checked first, and sent only if missing.
 */
export async function sendAndVerify<Item, Stored extends { id: number }>(
  item: Item,
  resource: CreatableResource<Item, Stored>,
  options: WriteOptions,
): Promise<WriteResult<Stored>> {
  const { attempt } = options
  if (attempt.isOpen) {
    const isInformed = hasSeenDoubts(attempt)
    const [checked] = (await verify([item], resource, options)) as [WriteResult<Stored>]
    // Checks that were stopped early have not ruled out a late arrival.
    const isStopped = attempt.pausesMs.length > 0
    if (isStopped || !isInformed(checked)) return checked
    if (!attempt.baseline && attempt.lastSeen) setBaseline(attempt, attempt.lastSeen)
  } else {
    const fetchBaseline = resource.fetchBaseline ?? resource.fetchList
    const list = await fetchBaseline(AbortSignal.timeout(baselineTimeoutMs)).catch(
      onFailure(() => null),
    )
    if (list) setBaseline(attempt, list)
  }
  const [result] = (await postAndVerify([item], resource, options)) as [WriteResult<Stored>]
  return result
}

/** Whether a result has no doubts, or only doubts the user was shown before. */
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
 * Sends items in one request without checking the list first, for a caller that has just checked it.
 * @returns one result for each item, in order
 */
export async function postAndVerify<Item, Stored extends { id: number }>(
  items: readonly Item[],
  resource: CreatableResource<Item, Stored>,
  options: WriteOptions,
): Promise<WriteResult<Stored>[]> {
  const { attempt } = options
  try {
    const created = await resource.post(items)
    const count = created ? created.items.length + created.unreadable : 1
    if (count < items.length) {
      recordLostResponse(attempt, [])
      return verify(items, resource, options)
    }
    for (const { id } of created?.items ?? []) attempt.claimed.add(id)
    attempt.baselineUnreadable += created?.unreadable ?? 0
    const isWhole = created?.items.length === items.length
    return items.map((_, index) => {
      const record = (isWhole && created.items[index]) || null
      return { outcome: 'created', record, isFound: false }
    })
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (isLost(failure)) {
      recordLostResponse(attempt, mayArriveLate(failure) ? checkSettings.pausesMs : [])
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

/** A server may create the records of a list one by one, and refuse one after creating others. */
const mayBeRefusedInPart = ({ kind, status }: Failure) =>
  status !== 413 && (kind === 'refused' || kind === 'bad-answer')

async function verifyRefused<Item, Stored extends { id: number }>(
  items: readonly Item[],
  failure: Failure,
  resource: CreatableResource<Item, Stored>,
  options: WriteOptions,
): Promise<WriteResult<Stored>[]> {
  const { rows } = failure
  // Of two identical items, a new record is matched to the one that was not refused.
  const order = items.map((_, index) => index)
  const ordered = [
    ...order.filter((index) => !rows?.has(index)),
    ...order.filter((index) => rows?.has(index)),
  ]
  recordLostResponse(options.attempt, [])
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
        failure: new Failure('refused', { fields }),
      }
    } else results[index] = result.outcome === 'not-created' ? { ...result, failure } : result
  })
  return results
}
