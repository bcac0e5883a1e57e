import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { Failure, toFailure } from '../http/errors'
import type { Listing } from '../wire/fields'
import { contradicts, countValues, isSameRecord } from './compare'
import { mayArriveLate, pausesBeforeLooksMs } from './outcome'

/** How the records of one list are created and found again. */
export interface CreatableList<Item, Stored extends { id: number }> {
  /** The key of the list's query, whose data are the baseline. */
  listKey: QueryKey
  /** For messages: "note". */
  noun: string
  /** Sends one request. Returns the created records as the server answered them, in any order. */
  send: (items: readonly Item[]) => Promise<readonly unknown[]>
  /** Fetches the current records, never from a cache. */
  fetchList: (signal: AbortSignal) => Promise<Listing<Stored>>
  /** The record of an answer; null when the answer carries too little of it. */
  read: (answer: unknown) => Stored | null
  /** What was sent in the fields that identify a record, in their places in the record. */
  identity: (item: Item) => Readonly<Record<string, unknown>>
  /** A record's values as they are sent, where they are read differently. */
  toSent?: (record: Stored) => unknown
  /** Whether a new record is the item, where its values do not tell. */
  isFound?: (item: Item, record: Stored) => boolean
  /** Invalidates what shows the records, after every write. */
  invalidate: (queryClient: QueryClient) => Promise<unknown>
}

/** What became of one item. `id` and `record` are those of the created record. */
export type ItemOutcome<Stored> =
  | { outcome: 'created'; id: number; record: Stored | null; isFound: boolean }
  | { outcome: 'refused' | 'not-sent' | 'unconfirmed'; failure: Failure }

/** How long the list as last read serves as baseline. */
const baselineMs = 10 * 60_000
/** A list that takes longer does not delay the write, which then has no baseline. */
const baselineTimeoutMs = 20_000
const lookTimeoutMs = 60_000

/** Per list: the end of its queue, and the ids created or found since the list was read. */
const lists = new Map<string, { tail: Promise<unknown>; ids: Set<number> }>()

function stateOf({ listKey }: { listKey: QueryKey }) {
  const key = JSON.stringify(listKey)
  const state = lists.get(key) ?? { tail: Promise.resolve(), ids: new Set<number>() }
  lists.set(key, state)
  return state
}

/** Runs one task per list at a time. */
export function inQueue<T>(list: { listKey: QueryKey }, task: () => Promise<T>): Promise<T> {
  const state = stateOf(list)
  const result = state.tail.then(task)
  state.tail = result.catch(() => {})
  return result
}

const idsOf = ({ items }: Listing<{ id: number }>) => new Set(items.map(({ id }) => id))

/** Fetches the list, which is then the newest one of the cache. @throws {Failure} */
export async function readList<Item, Stored extends { id: number }>(
  queryClient: QueryClient,
  list: CreatableList<Item, Stored>,
  timeoutMs = lookTimeoutMs,
): Promise<Listing<Stored>> {
  const records = await list.fetchList(AbortSignal.timeout(timeoutMs)).catch((thrown) => {
    throw toFailure(thrown)
  })
  queryClient.setQueryData(list.listKey, records)
  return records
}

/** The ids before a write; null when the list cannot be read, and then nothing can be found. */
export async function readBaseline<Item, Stored extends { id: number }>(
  queryClient: QueryClient,
  list: CreatableList<Item, Stored>,
): Promise<ReadonlySet<number> | null> {
  const state = queryClient.getQueryState<Listing<Stored>>(list.listKey)
  const isRecent = state?.data && Date.now() - state.dataUpdatedAt < baselineMs
  if (isRecent) return idsOf(state.data as Listing<Stored>)
  return readList(queryClient, list, baselineTimeoutMs).then(idsOf, () => null)
}

/** The items with most values first: one with blanks would take another's record. */
const mostSpecificFirst = <Item, Stored extends { id: number }>(
  items: readonly Item[],
  { identity }: CreatableList<Item, Stored>,
) =>
  items
    .map((item, index) => ({ item, index, sent: identity(item) }))
    .sort((one, other) => countValues(other.sent) - countValues(one.sent))

/** The answered records by item, where they are new and contradict nothing. The server may reorder them. */
function assignAnswers<Item, Stored extends { id: number }>(
  items: readonly Item[],
  answers: readonly unknown[],
  list: CreatableList<Item, Stored>,
  isNew: (id: number) => boolean,
): (ItemOutcome<Stored> | null)[] {
  const answered = new Map<number, unknown>()
  for (const answer of answers) {
    const id = (answer as { id?: unknown } | null)?.id
    if (typeof id === 'number' && isNew(id)) answered.set(id, answer)
  }
  const outcomes: (ItemOutcome<Stored> | null)[] = items.map(() => null)
  const assign = (index: number, isAnswerOf: (answer: unknown) => boolean) => {
    const found = [...answered].find(([, answer]) => isAnswerOf(answer))
    if (!found || outcomes[index]) return
    const [id, answer] = found
    answered.delete(id)
    outcomes[index] = { outcome: 'created', id, record: list.read(answer), isFound: false }
  }
  // First the records that carry what was sent, then in their order those that leave it out.
  for (const { index, sent } of mostSpecificFirst(items, list))
    assign(index, (answer) => isSameRecord(sent, answer))
  for (const [index, item] of items.entries())
    assign(index, (answer) => !contradicts(list.identity(item), answer))
  return outcomes
}

export interface Look<Stored> {
  outcomes: (ItemOutcome<Stored> | null)[]
  /** The other records that are new since the baseline. */
  others: Stored[]
}

/**
 * Looks once for items that a lost write may have created.
 * @throws {Failure} when the list cannot be read: that is not "not there"
 */
export async function lookFor<Item, Stored extends { id: number }>(
  queryClient: QueryClient,
  list: CreatableList<Item, Stored>,
  items: readonly Item[],
  before: ReadonlySet<number> | null,
): Promise<Look<Stored>> {
  const { ids } = stateOf(list)
  const { items: records } = await readList(queryClient, list)
  const toSent = list.toSent ?? ((record: Stored) => record)
  const isFound =
    list.isFound ??
    ((item: Item, record: Stored) => isSameRecord(list.identity(item), toSent(record)))
  const fresh = new Set(records.filter(({ id }) => !ids.has(id) && !before?.has(id)))
  if (!before) {
    const similar = [...fresh].filter((record) => items.some((item) => isFound(item, record)))
    return { outcomes: items.map(() => null), others: similar }
  }
  const outcomes: (ItemOutcome<Stored> | null)[] = items.map(() => null)
  for (const { item, index } of mostSpecificFirst(items, list)) {
    const record = [...fresh].find((candidate) => isFound(item, candidate))
    if (!record) continue
    fresh.delete(record)
    ids.add(record.id)
    outcomes[index] = { outcome: 'created', id: record.id, record, isFound: true }
  }
  return { outcomes, others: [...fresh] }
}

export interface Sent<Stored> {
  outcomes: ItemOutcome<Stored>[]
  before: ReadonlySet<number> | null
}

/**
 * Sends items in one request, and tells by the answer alone what became of each. Run it in the queue of
 * the list.
 * @param before the ids in the list before the write
 */
export async function sendItems<Item, Stored extends { id: number }>(
  list: CreatableList<Item, Stored>,
  items: readonly Item[],
  before: ReadonlySet<number> | null,
): Promise<Sent<Stored>> {
  const { ids } = stateOf(list)
  const isNew = (id: number) => !ids.has(id) && !before?.has(id)
  try {
    const answers = await list.send(items)
    const outcomes = assignAnswers(items, answers, list, isNew)
    for (const found of outcomes) if (found?.outcome === 'created') ids.add(found.id)
    const failure = new Failure('unknown-outcome', { status: 200 })
    return { before, outcomes: outcomes.map((one) => one ?? { outcome: 'unconfirmed', failure }) }
  } catch (thrown) {
    const failure = toFailure(thrown)
    return { before, outcomes: items.map((_, index) => outcomeOfFailure(failure, index)) }
  }
}

function outcomeOfFailure(failure: Failure, index: number): ItemOutcome<never> {
  const { kind, rows } = failure
  if (kind === 'unknown-outcome') return { outcome: 'unconfirmed', failure }
  if (rows) {
    const fields = rows.get(index)
    // An unblamed row of a refused list was not carried out, but is looked for before it is sent again.
    return fields
      ? { outcome: 'refused', failure: new Failure('refused', { fields }) }
      : { outcome: 'unconfirmed', failure }
  }
  const isRefused = ['refused', 'forbidden', 'not-found'].includes(kind) && failure.status !== 413
  return { outcome: isRefused ? 'refused' : 'not-sent', failure }
}

/**
 * Looks for what is unconfirmed: once where the server itself answered, else for ten seconds. What stays
 * unconfirmed because no look could read the list has that failure.
 * @param onLook receives every look that succeeded
 */
export async function lookUntilFound<Item, Stored extends { id: number }>(
  queryClient: QueryClient,
  list: CreatableList<Item, Stored>,
  items: readonly Item[],
  { outcomes, before }: Sent<Stored>,
  onLook?: (look: Look<Stored>) => void,
): Promise<ItemOutcome<Stored>[]> {
  const results = [...outcomes]
  const open = () => results.flatMap((one, index) => (one.outcome === 'unconfirmed' ? [index] : []))
  const failureOf = (index: number) => (results[index] as { failure: Failure }).failure
  const isLate = open().some((index) => mayArriveLate(failureOf(index).status))
  let isRead = false
  let unread: Failure | null = null
  for (const pauseMs of pausesBeforeLooksMs(isLate ? null : 200)) {
    if (open().length === 0) break
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const indexes = open()
    const wanted = indexes.map((index) => items[index] as Item)
    const look = await lookFor(queryClient, list, wanted, before).catch(toFailure)
    if (look instanceof Failure) {
      unread ??= look
      continue
    }
    isRead = true
    onLook?.(look)
    look.outcomes.forEach((found, position) => {
      const index = indexes[position] as number
      const failure = failureOf(index)
      if (found) results[index] = found
      // The server refused the list it was in, so it will not arrive later.
      else if (failure.kind === 'refused') results[index] = { outcome: 'not-sent', failure }
    })
  }
  const failure = isRead ? null : unread
  return results.map((one) =>
    one.outcome === 'unconfirmed' && failure ? { outcome: 'unconfirmed', failure } : one,
  )
}
