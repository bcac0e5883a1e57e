import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ZodMiniType } from 'zod/mini'
import { Failure, toFailure } from '../http/errors'
import type { Listing } from '../wire/fields'
import { contradicts, countSame, type RawRecord } from './compare'
import { pausesBeforeLooksMs } from './outcome'

export interface Identified {
  id: number
}

/** How the records of one list are created and found again. */
export interface CreatableList<Item, Stored extends Identified> {
  /** The key of the list's query, whose data are the baseline. */
  listKey: QueryKey
  /** For messages: "note". */
  noun: string
  /** There is at most one record, which is the item with any values. */
  isOnly?: true
  schema: ZodMiniType<Stored>
  /** Sends one request, whose response is one record or a list of them, in any order. */
  send(items: readonly [Item, ...Item[]]): Promise<{ status: number; body: unknown }>
  /** Fetches the current records, never from a cache. */
  fetchList(signal: AbortSignal): Promise<Listing<Stored>>
  /** The owner and the fields that identify a record, as they were sent. */
  identity(item: Item): RawRecord
  /** Whether a new record is the item, where its values are not those that were sent. */
  isFound?(item: Item, record: Stored): boolean
  /** Invalidates what shows the records, after every write. */
  invalidate(queryClient: QueryClient): Promise<unknown>
}

/** A list of which only the protocol is known. */
export type AnyList<Stored extends Identified = Identified> = CreatableList<unknown, Stored>

export interface Created<Stored = Identified> {
  id: number
  /** Null when the response has the id alone. */
  record: Stored | null
  /** The response was lost, and the record is in the list. */
  isFound: boolean
  /** The record that was found is of an earlier request, not of this one. */
  sentBefore?: 'earlier-version' | 'another'
}

/** The outcome of one item. `unconfirmed`: it may have been created; `not-sent`: it was not. */
export type ItemOutcome =
  | ({ outcome: 'created' } & Created)
  | { outcome: 'refused' | 'not-sent' | 'unconfirmed'; failure: Failure }

/** The ids in the list before a write; null when it could not be read, and then nothing can be found. */
export type Baseline = ReadonlySet<number> | null

/** The result of items that were sent together. */
export interface Result {
  before: Baseline
  /** Of each item, in their order. */
  outcomes: ItemOutcome[]
  /** The other records that are new since; without a baseline those that are like an item. */
  others: readonly Identified[]
  /** Whether the list could be read for what is unconfirmed; if not, "not found" means nothing. */
  isRead: boolean
}

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

async function readBaseline(queryClient: QueryClient, list: AnyList): Promise<Baseline> {
  if (list.isOnly) return new Set()
  const state = queryClient.getQueryState<Listing<Identified>>(list.listKey)
  if (state?.data && Date.now() - state.dataUpdatedAt < baselineMs) return idsOf(state.data)
  return readList(queryClient, list, baselineTimeoutMs).then(idsOf, () => null)
}

/**
 * Creates items by one request, after those before it in the list, and looks for those whose outcome
 * the response does not tell. Never throws.
 * @param known a baseline that the caller has read
 * @param onUnknown called before it looks
 */
export async function createItems(
  queryClient: QueryClient,
  list: AnyList,
  items: readonly unknown[],
  { known = null, onUnknown }: { known?: Baseline; onUnknown?: (sent: Result) => void } = {},
): Promise<Result> {
  const state = stateOf(list)
  const sending = state.tail.then(async () => {
    const before = known ?? (await readBaseline(queryClient, list))
    const response = await list.send(items as [unknown]).catch(toFailure)
    return {
      before,
      outcomes: outcomesOf(list, items, before, response),
      others: [],
      isRead: false,
    }
  })
  state.tail = sending.catch(() => {})
  const sent: Result = await sending
  const unconfirmed = sent.outcomes.flatMap((one) => (isUnconfirmed(one) ? [one.failure] : []))
  const [first] = unconfirmed
  if (!first) return sent
  onUnknown?.(sent)
  return lookFor(queryClient, list, items, sent, pausesBeforeLooksMs(first.status))
}

type Unconfirmed = Extract<ItemOutcome, { failure: Failure }>
const isUnconfirmed = (one: ItemOutcome | undefined): one is Unconfirmed =>
  one?.outcome === 'unconfirmed'

/** The outcome of each item by the response alone. */
function outcomesOf(
  list: AnyList,
  items: readonly unknown[],
  before: Baseline,
  response: Failure | { status: number; body: unknown },
): ItemOutcome[] {
  if (response instanceof Failure) return items.map((_, index) => outcomeOfFailure(response, index))
  const { ids } = stateOf(list)
  // Without a baseline only a 201 says that a record is new.
  const isNew = (id: number) => !ids.has(id) && (before ? !before.has(id) : response.status === 201)
  const records = receivedRecords(response.body).filter(({ id }) => isNew(id))
  const isPair = (item: unknown, record: Identified) => !contradicts(list.identity(item), record)
  const failure = new Failure('unknown-outcome', { status: response.status })
  return pairUp(list, items, records, isPair).map((record): ItemOutcome => {
    if (!record) return { outcome: 'unconfirmed', failure }
    ids.add(record.id)
    const parsed = list.schema.safeParse(record).data ?? null
    return { outcome: 'created', id: record.id, record: parsed, isFound: false }
  })
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

/** The records of a response that have an id, each once. */
function receivedRecords(body: unknown): Identified[] {
  const records: { id?: unknown }[] = [body ?? {}].flat()
  const byId = new Map(records.map((record) => [record?.id, record]))
  return [...byId.values()].filter((record): record is Identified => Number.isInteger(record?.id))
}

/** The record of each item, those with most in common first. A server may reorder them. */
function pairUp(
  list: AnyList,
  items: readonly unknown[],
  records: readonly Identified[],
  isPair: (item: unknown, record: Identified, index: number) => boolean,
): (Identified | null)[] {
  const pairs = items.flatMap((item, index) =>
    records
      .filter((record) => isPair(item, record, index))
      .map((record) => ({ index, record, score: countSame(list.identity(item), record) })),
  )
  const paired = new Map<number, Identified>()
  for (const { index, record } of pairs.toSorted((one, other) => other.score - one.score))
    if (!paired.has(index) && ![...paired.values()].includes(record)) paired.set(index, record)
  return items.map((_, index) => paired.get(index) ?? null)
}

/**
 * Looks for the unconfirmed items until all are found; nothing is sent. Never throws.
 * @param pausesMs before each look
 */
export async function lookFor(
  queryClient: QueryClient,
  list: AnyList,
  items: readonly unknown[],
  sent: Result,
  pausesMs: readonly number[] = [0],
): Promise<Result> {
  const { before } = sent
  const { ids } = stateOf(list)
  const outcomes = [...sent.outcomes]
  const isOwn = (item: unknown, record: Identified, index: number) =>
    isUnconfirmed(outcomes[index]) &&
    (list.isOnly ?? list.isFound?.(item, record) ?? !contradicts(list.identity(item), record))
  let { others } = sent
  let lookFailure: Failure | null = null
  let isRead = false
  for (const pauseMs of pausesMs) {
    if (!outcomes.some(isUnconfirmed)) break
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const read = await readList(queryClient, list).catch(toFailure)
    if (read instanceof Failure) {
      lookFailure ??= read
      continue
    }
    isRead = true
    const records = read.items.filter(({ id }) => !ids.has(id) && !before?.has(id))
    const own = before ? pairUp(list, items, records, isOwn) : []
    for (const [index, record] of own.entries()) {
      if (!record) continue
      ids.add(record.id)
      outcomes[index] = { outcome: 'created', id: record.id, record, isFound: true }
    }
    others = records.filter((record) =>
      before ? !ids.has(record.id) : items.some((item, index) => isOwn(item, record, index)),
    )
  }
  return { before, outcomes: outcomes.map(afterLooks), others, isRead }

  function afterLooks(one: ItemOutcome): ItemOutcome {
    if (!isUnconfirmed(one)) return one
    if (!isRead) return { ...one, failure: lookFailure ?? one.failure }
    // The server refused the list it was in, so it will not arrive later.
    return one.failure.kind === 'refused' ? { ...one, outcome: 'not-sent' } : one
  }
}
