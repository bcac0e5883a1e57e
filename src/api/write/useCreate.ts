import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { session } from '@/session/session'
import { Failure } from '../http/errors'
import type { Listing } from '../wire/fields'
import {
  type CreatableResource,
  newAttempt,
  sendAndVerify,
  verify,
  type WriteAttempt,
  type WriteOptions,
  type WriteResult,
} from './send-and-verify'
import { useWrite } from './useWrite'

/** A kind of record that a screen creates one at a time. */
export interface SingleResource<Item, Stored extends { id: number }>
  extends CreatableResource<Item, Stored> {
  /** The list the records belong to, for instance `debt_notes:17`. */
  key: string
  /** Where the cache holds the list. One that was just read is the baseline, without another call. */
  listKey?: QueryKey
  /** The same for items that would be found as the same record. */
  identity: (item: Item) => string
  /** As it stands in a sentence: "the note". */
  noun: string
  /** What is meant to be created once, such as a chosen file: after that it is never sent again. */
  onceKey?: (item: Item) => string
  /** Marks what is cached as stale, whatever came of the call. */
  invalidate: (queryClient: QueryClient) => Promise<unknown>
}

interface Created<Item, Stored> {
  /** What was created: an earlier version where this one joined a send that was under way. */
  item: Item
  /** Null where the server confirmed it without naming it. */
  record: Stored | null
  /** No answer came; a list read afterwards holds it. */
  isFound: boolean
  /** Ids in a list read before it was sent; null where none could be read. */
  baseline: ReadonlySet<number> | null
}

/** What is known of a write without an answer that was not found. */
export type Unresolved<Stored> = Extract<
  WriteResult<Stored>,
  { outcome: 'not-created' } | { outcome: 'unconfirmed' }
>

type OnPending<Stored> = (result: Unresolved<Stored>) => void

/** A write without an answer that is not known to have created anything. */
export class UnresolvedWrite<Stored = unknown> extends Failure {
  readonly result: Unresolved<Stored>
  /** It was asked for again meanwhile, and is being sent now. */
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

/** A send that is under way, which a second press joins. */
interface RunningSend {
  promise: Promise<unknown>
  /** The server did not answer, and the list is being read. */
  isChecking: boolean
  /** Sends again once the checks have not found it. */
  next: Promise<unknown> | null
}

interface WritesToList {
  /** Ids that answer for an item already. */
  claimed: Set<number>
  /** Sends that are not resolved, by the item's identity. */
  attempts: Map<string, WriteAttempt>
  running: Map<string, RunningSend>
  /** What was created of the items that are meant once. */
  created: Map<string, unknown>
}

let writes = { userEpoch: -1, lists: new Map<string, WritesToList>() }

/** The writes of this user, so that no screen sends one again without a look. */
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
  /** Looks without sending. */
  isCheck: boolean
  stopChecking: AbortSignal
  onChecking: () => void
  onPending: NonNullable<WriteOptions['onPending']>
  /** Called when the item is to be sent after the checks under way. */
  onQueued: () => void
}

/**
 * Sends one item, or looks for it, unless that is being done already.
 * @throws {Failure} where it was not created
 */
async function createOne<Item, Stored extends { id: number }>(
  item: Item,
  resource: SingleResource<Item, Stored>,
  options: CreateOptions,
): Promise<Created<Item, Stored>> {
  const { claimed, attempts, running, created } = writesToList(resource.key)
  const identity = resource.identity(item)
  const onceKey = resource.onceKey?.(item) ?? null
  const alreadyCreated = onceKey && created.get(onceKey)
  if (alreadyCreated) return alreadyCreated as Created<Item, Stored>
  const key = onceKey ?? identity
  const current = running.get(key)
  if (current) {
    if (options.isCheck) attempts.get(identity)?.checkNow?.()
    if (options.isCheck || !current.isChecking)
      return current.promise as Promise<Created<Item, Stored>>
    options.onQueued()
    current.next ??= current.promise.catch((thrown: unknown) => {
      // A verifyBatch that the checks brought up is for the person to look at first.
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
  const trackedResource: CreatableResource<Item, Stored> = {
    ...resource,
    post: (items) => {
      isPosted = true
      return resource.post(items)
    },
  }
  const writeOptions = {
    ...options,
    attempt,
    onChecking: () => {
      // A look before a send is a part of that send.
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
      if (onceKey) created.set(onceKey, resolved)
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

/** As long as the cache takes a list for fresh, milliseconds. */
const freshMs = 30_000

function withCachedBaseline<Item, Stored extends { id: number }>(
  resource: SingleResource<Item, Stored>,
  queryClient: QueryClient,
): SingleResource<Item, Stored> {
  const state = resource.listKey && queryClient.getQueryState<Listing<Stored>>(resource.listKey)
  const list = state?.data
  const isFresh = list && !state.isInvalidated && Date.now() - state.dataUpdatedAt < freshMs
  return isFresh ? { ...resource, fetchBaseline: async () => list } : resource
}

interface Press<Item, Stored> {
  item: Item
  isCheck: boolean
  onPending: OnPending<Stored> | undefined
}

/**
 * Creates one record at a time and finds out what became of it. Sending the same item again, from
 * whichever screen, looks for it first; while it is being sent, it joins that send.
 * @param isSilent the screen reports failures itself
 */
export function useCreate<Item, Stored extends { id: number }>(
  resourceOf: (item: Item) => SingleResource<Item, Stored>,
  { isSilent = false }: { isSilent?: boolean } = {},
) {
  const queryClient = useQueryClient()
  const [isChecking, setIsChecking] = useState(false)
  const [isSendQueued, setIsSendQueued] = useState(false)
  const presses = useRef(0)
  const stop = useRef(new AbortController())

  const { mutateAsync } = useWrite({
    mutationFn: async ({ item, isCheck, onPending }: Press<Item, Stored>) => {
      if (presses.current === 0) stop.current = new AbortController()
      presses.current += 1
      try {
        return await createOne(item, withCachedBaseline(resourceOf(item), queryClient), {
          isCheck,
          stopChecking: stop.current.signal,
          onChecking: () => setIsChecking(true),
          onPending: ([result]) => onPending?.(result as Unresolved<Stored>),
          onQueued: () => setIsSendQueued(true),
        })
      } finally {
        presses.current -= 1
        if (presses.current === 0) {
          setIsChecking(false)
          setIsSendQueued(false)
        }
      }
    },
    // The message of a failure says what was found out, so it is shown as it is.
    meta: { isVerified: true, silent: isSilent },
    onSettled: (_created, _error, { item }) => resourceOf(item).invalidate(queryClient),
  })

  return {
    /**
     * @param onPending called with what is known so far while checks are still to come
     * @throws {Failure} where the server refused it, or nothing was sent
     * @throws {UnresolvedWrite} where no answer came and it was not found
     */
    create: (item: Item, onPending?: OnPending<Stored>): Promise<Created<Item, Stored>> =>
      mutateAsync({ item, isCheck: false, onPending }),
    /**
     * Looks without sending.
     * @throws {UnresolvedWrite} where it was not found
     */
    check: (item: Item, onPending?: OnPending<Stored>): Promise<Created<Item, Stored>> =>
      mutateAsync({ item, isCheck: true, onPending }),
    /** The list is being read to find out what became of a write. */
    isChecking,
    /** It was asked for again during the checks, and is sent when they have not found it. */
    isSendQueued,
    stopChecking: () => stop.current.abort(),
  }
}

function toCreated<Stored>(
  result: WriteResult<Stored>,
  { isOpen, baseline }: WriteAttempt,
  noun: string,
): Omit<Created<unknown, Stored>, 'item'> {
  switch (result.outcome) {
    case 'created':
      return { record: result.record, isFound: result.isFound, baseline }
    case 'refused':
      throw result.failure
    case 'not-created':
      // Without a lost answer the failure itself says why nothing was sent.
      if (!isOpen || result.failure.kind !== 'unknown-outcome') throw result.failure
      throw new UnresolvedWrite(result, noun)
    default:
      throw new UnresolvedWrite(result, noun)
  }
}
