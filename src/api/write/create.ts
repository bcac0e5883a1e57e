import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ZodMiniType } from 'zod/mini'
import { isRecord } from '../http/errors'
import type { Listing } from '../wire/fields'
import type { RawRecord } from './compare'
import { useVerifiedWrite } from './open-attempt'
import { type Identified, VerifiedWrite } from './verified-write'

/** How the records of one list are created and found again. */
export interface CreatableList<Item = unknown, Stored extends Identified = Identified> {
  /** The key of the list's query, whose data are the baseline. */
  listKey: QueryKey
  /** For messages: "note". */
  noun: string
  schema: ZodMiniType<Stored>
  /** Sends one request, whose response is one record or a list of them, in any order. */
  send(items: readonly [Item, ...Item[]]): Promise<{ status: number; body: unknown }>
  /** Fetches the current records, never from a cache. */
  fetchList(signal: AbortSignal): Promise<Listing<Stored>>
  /**
   * The {@link likeness} of a new record to the owner and the fields that identify the item.
   * @param isInList it is a parsed record of the list; else it is one of the response, of any shape
   */
  compare(item: Item, record: RawRecord, isInList: boolean): number | null
  /** Invalidates what shows the records, after every write. */
  invalidate(queryClient: QueryClient): Promise<unknown>
}

/** The ids in the list before a write; null when it could not be read, and then nothing can be found. */
export type Baseline = ReadonlySet<number> | null

/** How long the list as last read serves as baseline. */
const baselineMs = 10 * 60_000
/** A list that takes longer does not delay the write, which then has no baseline. */
const baselineTimeoutMs = 20_000
const lookTimeoutMs = 60_000

/** Per list: the end of its queue, and the ids that this tab has created or found. */
const lists = new Map<string, { tail: Promise<unknown>; ids: Set<number> }>()

function stateOf({ listKey }: CreatableList) {
  const key = JSON.stringify(listKey)
  const state = lists.get(key) ?? { tail: Promise.resolve(), ids: new Set<number>() }
  lists.set(key, state)
  return state
}

/** Fetches the list, which is then the newest one of the cache. */
export async function readList<Stored extends Identified>(
  queryClient: QueryClient,
  list: Pick<CreatableList<unknown, Stored>, 'listKey' | 'fetchList'>,
  timeoutMs = lookTimeoutMs,
): Promise<Listing<Stored>> {
  const records = await list.fetchList(AbortSignal.timeout(timeoutMs))
  queryClient.setQueryData(list.listKey, records)
  return records
}

/** The ids of the records that this tab has created in a list, or found. */
export const createdIds = (list: CreatableList): ReadonlySet<number> => stateOf(list).ids

export const idsOf = ({ items }: Listing<Identified>) => new Set(items.map(({ id }) => id))

async function readBaseline(queryClient: QueryClient, list: CreatableList): Promise<Baseline> {
  const state = queryClient.getQueryState<Listing<Identified>>(list.listKey)
  if (state?.data && Date.now() - state.dataUpdatedAt < baselineMs) return idsOf(state.data)
  return readList(queryClient, list, baselineTimeoutMs).then(idsOf, () => null)
}

/** Items that are created by one request, and looked for in their list. */
export class Creation extends VerifiedWrite {
  /** @param before the baseline, if the caller has read it */
  constructor(
    private readonly queryClient: QueryClient,
    private readonly list: CreatableList,
    private readonly items: readonly unknown[],
    private before: Baseline = null,
    private readonly state = stateOf(list),
  ) {
    super(list.noun, items.length)
  }

  /** Sends the items after what is being sent to the list before them. */
  protected post(): Promise<void> {
    const sending = this.state.tail.then(async () => {
      this.before ??= await readBaseline(this.queryClient, this.list)
      const { status, body } = await this.list.send(this.items as [unknown])
      // Without a baseline only a 201 says that a record is new.
      if (this.before || status === 201) this.pairUp([body].flat(), false)
    })
    this.state.tail = sending.catch(() => {})
    return sending
  }

  protected async find(): Promise<void> {
    const { items } = await readList(this.queryClient, this.list)
    if (this.before) this.pairUp(items, true)
    // Without a baseline, those that are like an item.
    this.others = this.before
      ? items.filter((record) => this.isNew(record))
      : this.pairsOf(items, true).map(({ record }) => record)
  }

  /** Also counts copies in the list, if a screen shows it, as a browser may repeat a request by itself. */
  async invalidate() {
    await this.list.invalidate(this.queryClient)
    const listing = this.queryClient.getQueryData<Listing<Identified>>(this.list.listKey)
    if (listing && this.before) this.pairUp(listing.items, true)
  }

  private isNew(record: unknown): record is RawRecord & Identified {
    if (!isRecord(record) || !Number.isInteger(record.id)) return false
    const { id } = record as RawRecord & Identified
    return !this.state.ids.has(id) && !this.before?.has(id)
  }

  /** The items with the new records that they may be; those with most in common come first. */
  private pairsOf(records: readonly unknown[], isInList: boolean) {
    const newRecords = records.filter((record) => this.isNew(record))
    const pairs = this.items.flatMap((item, index) =>
      newRecords.flatMap((record) => {
        const score = this.list.compare(item, record, isInList)
        return score === null ? [] : [{ index, record, score }]
      }),
    )
    return pairs.toSorted((one, other) => other.score - one.score)
  }

  /** Pairs the unconfirmed items with new records, which are then created. A server may reorder them. */
  private pairUp(records: readonly unknown[], isFound: boolean) {
    const pairs = this.pairsOf(records, isFound)
    for (const { index, record } of pairs) {
      if (this.outcomes[index]?.outcome !== 'unconfirmed' || !this.isNew(record)) continue
      this.state.ids.add(record.id)
      const parsed = isFound ? record : (this.list.schema.safeParse(record).data ?? null)
      this.outcomes[index] = { outcome: 'saved', id: record.id, record: parsed, isFound }
    }
    for (const [index, outcome] of this.outcomes.entries()) {
      const others = pairs.filter((pair) => pair.index === index && this.isNew(pair.record))
      if (outcome.outcome === 'saved' && others.length > 0) outcome.copies = others.length + 1
    }
  }
}

/** Creates records of a list one at a time. An open attempt is shown by all forms of the list. */
export const useCreate = <Item, Stored extends Identified>(
  list: CreatableList<Item, Stored>,
  sender?: string,
) =>
  useVerifiedWrite<Item, Stored>(
    JSON.stringify(list.listKey),
    (item, queryClient) => new Creation(queryClient, list, [item]),
    sender,
  )
