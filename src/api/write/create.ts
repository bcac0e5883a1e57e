import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { Failure, toFailure } from '../http/errors'
import type { Listing } from '../wire/fields'
import { contradicts, countValues, isSameRecord, type RawRecord } from './compare'
import { mayArriveLate, pausesBeforeLooksMs } from './outcome'

export interface Identified {
  id: number
}

/** How the records of one list are created and found again. */
export interface CreatableList<Item, Stored extends Identified> {
  /** The key of the list's query, whose data are the baseline. */
  listKey: QueryKey
  /** For messages: "note". */
  noun: string
  /** The owner that every answer must name. The list itself holds no other's records. */
  owner?: RawRecord
  /** Sends one request. Returns the created records as the server answered them, in any order. */
  send(items: readonly Item[]): Promise<readonly unknown[]>
  /** Fetches the current records, never from a cache. */
  fetchList(signal: AbortSignal): Promise<Listing<Stored>>
  /** The record of an answer; null when the answer carries too little of it. */
  read(answer: unknown): Stored | null
  /** What was sent in the fields that identify a record, in their places in the record. */
  identity(item: Item): RawRecord
  /** A record's values as they are sent, where they are read differently. */
  toSent?(record: Stored): unknown
  /** Whether a new record is the item, where its values do not tell. */
  isFound?(item: Item, record: Stored): boolean
  /** Invalidates what shows the records, after every write. */
  invalidate(queryClient: QueryClient): Promise<unknown>
}

/** A list of which only the protocol is known. */
export type AnyList<Stored extends Identified = Identified> = CreatableList<unknown, Stored>

/** What became of one item. `unconfirmed`: it may have been created; `not-sent`: it was not. */
export type ItemOutcome<Stored = Identified> =
  | { outcome: 'created'; id: number; record: Stored | null; isFound: boolean }
  | { outcome: 'refused' | 'not-sent' | 'unconfirmed'; failure: Failure }

/** The ids in the list before a write; null when it could not be read, and then nothing can be found. */
export type Baseline = ReadonlySet<number> | null

/** How long the list as last read serves as baseline. */
const baselineMs = 10 * 60_000
/** A list that takes longer does not delay the write, which then has no baseline. */
const baselineTimeoutMs = 20_000
const lookTimeoutMs = 60_000

/** Per list: the end of its queue, and the ids created or found since the list was read. */
const lists = new Map<string, { tail: Promise<unknown>; ids: Set<number> }>()

function stateOf({ listKey }: Pick<AnyList, 'listKey'>) {
  const key = JSON.stringify(listKey)
  const state = lists.get(key) ?? { tail: Promise.resolve(), ids: new Set<number>() }
  lists.set(key, state)
  return state
}

/** Runs one task per list at a time. */
export function inQueue<T>(list: Pick<AnyList, 'listKey'>, task: () => Promise<T>): Promise<T> {
  const state = stateOf(list)
  const result = state.tail.then(task)
  state.tail = result.catch(() => {})
  return result
}

/** Fetches the list, which is then the newest one of the cache. @throws {Failure} */
export async function readList<Stored extends Identified>(
  queryClient: QueryClient,
  list: AnyList<Stored>,
  timeoutMs = lookTimeoutMs,
): Promise<Listing<Stored>> {
  const records = await list.fetchList(AbortSignal.timeout(timeoutMs)).catch((thrown) => {
    throw toFailure(thrown)
  })
  queryClient.setQueryData(list.listKey, records)
  return records
}

export const idsOf = ({ items }: Listing<Identified>) => new Set(items.map(({ id }) => id))

export async function readBaseline(queryClient: QueryClient, list: AnyList): Promise<Baseline> {
  const state = queryClient.getQueryState<Listing<Identified>>(list.listKey)
  if (state?.data && Date.now() - state.dataUpdatedAt < baselineMs) return idsOf(state.data)
  return readList(queryClient, list, baselineTimeoutMs).then(idsOf, () => null)
}

/** Items with what identifies them; those with most values choose first, as one with blanks fits many. */
const mostSpecificFirst = (items: readonly unknown[], list: AnyList) =>
  items
    .map((item, index) => ({ item, index, sent: list.identity(item) }))
    .sort((one, other) => countValues(other.sent) - countValues(one.sent))

/** The answered records by item, where they are new and contradict nothing. The server may reorder them. */
function assignAnswers(
  items: readonly unknown[],
  answers: readonly unknown[],
  list: AnyList,
  isNew: (id: number) => boolean,
): (ItemOutcome | null)[] {
  const unassigned = new Map<number, unknown>()
  for (const answer of answers) {
    const id = (answer as { id?: unknown } | null)?.id
    if (typeof id === 'number' && isNew(id)) unassigned.set(id, answer)
  }
  const outcomes: (ItemOutcome | null)[] = items.map(() => null)
  const assign = (index: number, isAnswerOf: (answer: unknown) => boolean) => {
    const found = [...unassigned].find(([, answer]) => isAnswerOf(answer))
    if (!found || outcomes[index]) return
    const [id, answer] = found
    unassigned.delete(id)
    outcomes[index] = { outcome: 'created', id, record: list.read(answer), isFound: false }
  }
  // First the records that carry what was sent, then in their order those that leave it out.
  for (const { index, sent } of mostSpecificFirst(items, list))
    assign(index, (answer) => isSameRecord({ ...list.owner, ...sent }, answer))
  for (const [index, item] of items.entries())
    assign(index, (answer) => !contradicts({ ...list.owner, ...list.identity(item) }, answer))
  return outcomes
}

export interface Look {
  outcomes: (ItemOutcome | null)[]
  /** The other records that are new since the baseline. */
  others: Identified[]
}

/**
 * Looks once for items that a lost write may have created.
 * @throws {Failure} when the list cannot be read: that is not "not there"
 */
export async function lookFor(
  queryClient: QueryClient,
  list: AnyList,
  items: readonly unknown[],
  before: Baseline,
): Promise<Look> {
  const { ids } = stateOf(list)
  const { items: records } = await readList(queryClient, list)
  const isFound = (item: unknown, record: Identified) =>
    list.isFound?.(item, record) ??
    isSameRecord(list.identity(item), list.toSent?.(record) ?? record)
  const fresh = new Set(records.filter(({ id }) => !ids.has(id) && !before?.has(id)))
  const outcomes: (ItemOutcome | null)[] = items.map(() => null)
  if (!before) {
    const similar = [...fresh].filter((record) => items.some((item) => isFound(item, record)))
    return { outcomes, others: similar }
  }
  for (const { item, index } of mostSpecificFirst(items, list)) {
    const record = [...fresh].find((candidate) => isFound(item, candidate))
    if (!record) continue
    fresh.delete(record)
    ids.add(record.id)
    outcomes[index] = { outcome: 'created', id: record.id, record, isFound: true }
  }
  return { outcomes, others: [...fresh] }
}

/**
 * Sends items in one request, and tells by the answer alone what became of each. Run it in the queue of
 * the list.
 */
export async function sendItems(
  list: AnyList,
  items: readonly unknown[],
  before: Baseline,
): Promise<ItemOutcome[]> {
  const { ids } = stateOf(list)
  try {
    const answers = await list.send(items)
    const found = assignAnswers(items, answers, list, (id) => !ids.has(id) && !before?.has(id))
    for (const one of found) if (one?.outcome === 'created') ids.add(one.id)
    const failure = new Failure('unknown-outcome', { status: 200 })
    return found.map((one) => one ?? { outcome: 'unconfirmed', failure })
  } catch (thrown) {
    const failure = toFailure(thrown)
    return items.map((_, index) => outcomeOfFailure(failure, index))
  }
}

function outcomeOfFailure(failure: Failure, index: number): ItemOutcome {
  const { kind, rows, status } = failure
  const fields = rows?.get(index)
  if (fields) return { outcome: 'refused', failure: new Failure('refused', { fields }) }
  // An unblamed row of a refused list was not carried out, but is looked for before it is sent again.
  if (kind === 'unknown-outcome' || rows) return { outcome: 'unconfirmed', failure }
  const isRefused = ['refused', 'forbidden', 'not-found'].includes(kind) && status !== 413
  return { outcome: isRefused ? 'refused' : 'not-sent', failure }
}

/**
 * Looks for what is unconfirmed: once where the server itself answered, else for ten seconds. What stays
 * unconfirmed because no look could read the list has that failure.
 * @param onLook receives every look that succeeded
 */
export async function lookUntilFound(
  queryClient: QueryClient,
  list: AnyList,
  items: readonly unknown[],
  sent: readonly ItemOutcome[],
  before: Baseline,
  onLook?: (look: Look) => void,
): Promise<ItemOutcome[]> {
  const results = [...sent]
  const openItems = () =>
    results.flatMap((one, index) =>
      one.outcome === 'unconfirmed' ? [{ index, item: items[index], failure: one.failure }] : [],
    )
  const isLate = openItems().some(({ failure }) => mayArriveLate(failure.status))
  let isRead = false
  let unread: Failure | null = null
  for (const pauseMs of pausesBeforeLooksMs(isLate ? null : 200)) {
    if (openItems().length === 0) break
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const open = openItems()
    const wanted = open.map(({ item }) => item)
    const look = await lookFor(queryClient, list, wanted, before).catch(toFailure)
    if (look instanceof Failure) {
      unread ??= look
      continue
    }
    isRead = true
    onLook?.(look)
    for (const [position, { index, failure }] of open.entries()) {
      const found = look.outcomes[position]
      if (found) results[index] = found
      // The server refused the list it was in, so it will not arrive later.
      else if (failure.kind === 'refused') results[index] = { outcome: 'not-sent', failure }
    }
  }
  if (isRead || !unread) return results
  const failure = unread
  return results.map((one) =>
    one.outcome === 'unconfirmed' ? { outcome: 'unconfirmed', failure } : one,
  )
}
