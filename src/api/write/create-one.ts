import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { session } from '@/session/session'
import { Failure } from '../http/errors'
import { type CreatableResource, newAttempt, type WriteAttempt, type WriteResult } from './attempt'
import { sendAndVerify } from './send-and-verify'
import { verify, type WriteOptions } from './verify'

/** A kind of record that is created one at a time. */
export interface SingleResource<Item, Stored extends { id: number }>
  extends Omit<CreatableResource<Item, Stored>, 'post'> {
  /** Sends one request. Returns the created record; undefined when the response has none. */
  post: (item: Item) => Promise<Stored | undefined>
  /** Identifies the list of the records, for instance `debt_notes:17`. */
  key: string
  /** The query of the list, whose fresh data serves as baseline without another request. */
  listKey?: QueryKey
  /** Equal for items that match the same record. */
  identity: (item: Item) => string
  /** For messages: "the note". */
  noun: string
  /** Identifies something to create only once, such as a chosen file. */
  onceKey?: (item: Item) => string
  /** Runs after every write, whatever its outcome. */
  invalidate: (queryClient: QueryClient) => Promise<unknown>
}

export interface Created<Item, Stored> {
  /** The item that was created: an earlier version when this call joined one in progress. */
  item: Item
  /** Null when the server confirmed it without returning the record. */
  record: Stored | null
  /** The response was lost, and the list contains the record. */
  isFound: boolean
  /** Ids in the list before the request; null when it could not be fetched. */
  baseline: ReadonlySet<number> | null
}

/** The outcome of a lost write that was not found. */
export type Unresolved<Stored> = Extract<
  WriteResult<Stored>,
  { outcome: 'not-created' } | { outcome: 'unconfirmed' }
>

/** Thrown when a response was lost and the record was not found. */
export class UnresolvedWrite<Stored = unknown> extends Failure {
  readonly result: Unresolved<Stored>
  /** A repeated call is queued, and is being sent now. */
  isSentNext = false

  constructor(result: Unresolved<Stored>, noun: string) {
    super('unknown-outcome', { message: unresolvedMessage(result, noun) })
    this.result = result
  }
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function unresolvedMessage(result: Unresolved<unknown>, noun: string): string {
  const late = result.mayStillArrive ? ' It may still arrive.' : ''
  if (result.outcome === 'not-created') {
    return `No answer came, and ${noun} is not there.${late} Check again before you send it a second time.`
  }
  if (result.reason === 'list-unreadable') {
    return `No answer came, and we could not check whether ${noun} arrived.${late} Check again before you send it a second time.`
  }
  if (result.candidates.length > 0) {
    return `No answer came. One like it is there, but we cannot tell whether it is ${noun} you just sent.${late} Look at it before you send it a second time.`
  }
  return `No answer came. ${capitalise(noun)} cannot be found, but we cannot be sure that it is not there.${late} Look before you send it a second time.`
}

/** A call in progress, which a repeated one joins. */
interface RunningSend {
  promise: Promise<unknown>
  /** The response was lost, and the list is being checked. */
  isChecking: boolean
  /** The repeated call, sent if the checks do not find the record. */
  next: Promise<unknown> | null
}

interface WritesToList {
  /** Ids already matched to an item. */
  claimed: Set<number>
  /** Unresolved attempts, by the item's identity. */
  attempts: Map<string, WriteAttempt>
  running: Map<string, RunningSend>
  /** Results of items with a `onceKey`. */
  created: Map<string, unknown>
}

let writes = { userEpoch: -1, lists: new Map<string, WritesToList>() }

/** The current user's writes to a list, shared by all screens so that none repeats a lost one unchecked. */
function writesToList(key: string): WritesToList {
  if (writes.userEpoch !== session.userEpoch())
    writes = { userEpoch: session.userEpoch(), lists: new Map() }
  const list = writes.lists.get(key) ?? {
    claimed: new Set(),
    attempts: new Map(),
    running: new Map(),
    created: new Map(),
  }
  writes.lists.set(key, list)
  return list
}

interface CreateOptions {
  /** Checks the list without sending. */
  isCheck: boolean
  stopChecking: AbortSignal
  onChecking: () => void
  onPending: NonNullable<WriteOptions['onPending']>
  /** Called when the item is queued behind the checks in progress. */
  onQueued: () => void
}

/**
 * Creates or checks one item; joins a call in progress for the same item.
 * @throws {Failure} when it was not created
 */
export async function createOne<Item, Stored extends { id: number }>(
  item: Item,
  resource: SingleResource<Item, Stored>,
  options: CreateOptions,
): Promise<Created<Item, Stored>> {
  const { claimed, attempts, running, created } = writesToList(resource.key)
  const identity = resource.identity(item)
  const onceKey = resource.onceKey?.(item)
  // An item is never taken for another one whose `onceKey` equals its identity.
  const key = JSON.stringify(onceKey === undefined ? { identity } : { onceKey })
  const alreadyCreated = created.get(key)
  if (alreadyCreated) return alreadyCreated as Created<Item, Stored>
  const current = running.get(key)
  if (current) {
    if (options.isCheck) attempts.get(identity)?.checkNow?.()
    if (options.isCheck || !current.isChecking)
      return current.promise as Promise<Created<Item, Stored>>
    options.onQueued()
    current.next ??= current.promise.catch((thrown: unknown) => {
      // A doubt raised by the checks has to be shown to the user first.
      const isClear = thrown instanceof UnresolvedWrite && thrown.result.outcome === 'not-created'
      if (isClear) {
        thrown.isSentNext = true
        return createOne(item, resource, options)
      }
      throw thrown
    })
    return current.next as Promise<Created<Item, Stored>>
  }

  const attempt = attempts.get(identity) ?? newAttempt(claimed)
  attempts.set(identity, attempt)
  const started: RunningSend = { promise: Promise.resolve(), isChecking: false, next: null }
  let isPosted = false
  // The user may change before the request that creates.
  const userEpoch = session.userEpoch()
  const trackedResource: CreatableResource<Item, Stored> = {
    ...resource,
    post: async () => {
      session.assertUserEpoch(userEpoch)
      isPosted = true
      const record = await resource.post(item)
      return record ? { items: [record], unreadable: 0 } : null
    },
  }
  const writeOptions = {
    ...options,
    attempt,
    onChecking: () => {
      // A check before sending counts as part of sending.
      started.isChecking = isPosted || options.isCheck
      options.onChecking()
    },
  }
  const run = async () => {
    try {
      const result = options.isCheck
        ? ((await verify([item], trackedResource, writeOptions))[0] as WriteResult<Stored>)
        : await sendAndVerify(item, trackedResource, writeOptions)
      if (!attempt.isOpen || result.outcome === 'created') attempts.delete(identity)
      const resolved = { item, ...toCreated(result, attempt, resource.noun) }
      if (onceKey !== undefined) created.set(key, resolved)
      return resolved
    } finally {
      running.delete(key)
    }
  }
  running.set(key, started)
  const promise = run()
  started.promise = promise
  return promise
}

function toCreated<Stored>(
  result: WriteResult<Stored>,
  { baseline }: WriteAttempt,
  noun: string,
): Omit<Created<unknown, Stored>, 'item'> {
  if (result.outcome === 'created') {
    return { record: result.record, isFound: result.isFound, baseline }
  }
  const isUnresolved =
    result.outcome === 'unconfirmed' ||
    (result.outcome === 'not-created' && result.failure.kind === 'unknown-outcome')
  if (isUnresolved) throw new UnresolvedWrite(result, noun)
  // Without a lost response the failure itself explains the outcome.
  throw result.failure
}
