import type { QueryClient } from '@tanstack/react-query'
import { Failure, toFailure } from '../http/errors'
import { isSameRecord } from './compare'
import {
  type CreatableList,
  inQueue,
  lookFor,
  lookUntilFound,
  readBaseline,
  sendItems,
} from './create'
import { mayArriveLate } from './outcome'

export interface Created<Stored> {
  id: number
  /** Null when the server answered the id alone. */
  record: Stored | null
  /** The answer was lost, and the record is in the list. */
  isFound: boolean
  /** What was found is an earlier version of what was sent now. */
  isEarlierVersion: boolean
}

/**
 * A lost write that was not found. It belongs to the list, not to what was typed: an edited text is
 * not sent before the first one has been looked for.
 */
export interface Attempt<Item = unknown, Stored = unknown> {
  item: Item
  before: ReadonlySet<number> | null
  isLooking: boolean
  /** The first looks; null when they have not found it. */
  looks: Promise<Created<Stored> | null>
  /** The other records that are new since the write. */
  candidates: readonly Stored[]
  /** Why the last look failed; null when it did not. */
  failure: Failure | null
  status: number | null
}

/** Until a record of a lost write is expected: twice the 60 seconds after which gateways give up. */
const attemptMs = 120_000

/** By the key of its list. A change of user is a page load, which ends them. */
const attempts = new Map<string, Attempt>()
/** The newest call for each attempt; while it looks, a further one is not the same press. */
const running = new Map<string, { item: unknown; promise: Promise<unknown>; isLooking: boolean }>()
const listeners = new Set<() => void>()

export const openAttempts = {
  get: <Item, Stored>(key: string) => attempts.get(key) as Attempt<Item, Stored> | undefined,
  set(key: string, attempt: Attempt | null) {
    if (attempt) attempts.set(key, attempt)
    else attempts.delete(key)
    for (const listener of [...listeners]) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function change<Item, Stored>(key: string, changes: Partial<Attempt<Item, Stored>>) {
  const attempt = openAttempts.get<Item, Stored>(key)
  if (attempt) openAttempts.set(key, { ...attempt, ...changes } as Attempt)
}

/** What happened, what is so now and what to do. */
function openFailure(noun: string, { candidates, failure, status, before }: Attempt): Failure {
  const reason = mayArriveLate(status) ? 'We got no response' : 'The server did not confirm it'
  const late = mayArriveLate(status) ? ' It may still arrive.' : ''
  let state = `could not find the ${noun}.${late}`
  if (candidates.length > 0) state = `found a new ${noun} that may be yours.`
  else if (failure || !before) state = `could not check whether the ${noun} was saved.${late}`
  const message = `${reason}, and we ${state} Check again before you send it again.`
  return new Failure('unknown-outcome', { message, status })
}

/**
 * Looks once for the open attempt of a list; nothing is sent.
 * @returns null when there is none, or it was not found
 * @throws {Failure} when the list cannot be read
 */
export async function checkAgain<Item, Stored extends { id: number }>(
  queryClient: QueryClient,
  list: CreatableList<Item, Stored>,
  key: string,
): Promise<Created<Stored> | null> {
  const attempt = openAttempts.get<Item, Stored>(key)
  if (!attempt) return null
  change(key, { isLooking: true })
  try {
    const look = await lookFor(queryClient, list, [attempt.item], attempt.before)
    const [found] = look.outcomes
    if (found?.outcome === 'created') {
      openAttempts.set(key, null)
      return { ...found, isEarlierVersion: false }
    }
    change(key, { candidates: look.others, failure: null })
    return null
  } catch (thrown) {
    change(key, { failure: toFailure(thrown) })
    throw openFailure(list.noun, openAttempts.get(key) ?? (attempt as Attempt))
  } finally {
    change(key, { isLooking: false })
  }
}

/**
 * Creates one record, and verifies the outcome when the answer is lost or is not of it. A second call
 * for the same item joins the first.
 * @param key of the open attempt: the list's, or one for each file
 * @param isAgain sends although other new records were found, which the person has seen
 * @throws {Failure} `unknown-outcome` when an attempt stays open
 */
export function createOne<Item, Stored extends { id: number }>(
  queryClient: QueryClient,
  list: CreatableList<Item, Stored>,
  key: string,
  item: Item,
  isAgain = false,
): Promise<Created<Stored>> {
  const isSameItem = (other: unknown) =>
    isSameRecord(list.identity(item), list.identity(other as Item))
  const current = running.get(key)
  if (current && !current.isLooking && isSameItem(current.item))
    return current.promise as Promise<Created<Stored>>

  async function create(): Promise<Created<Stored>> {
    const open = openAttempts.get<Item, Stored>(key)
    if (open) {
      const found = (await open.looks) ?? (await checkAgain(queryClient, list, key))
      if (found) return { ...found, isEarlierVersion: !isSameItem(open.item) }
      const left = openAttempts.get(key)
      if (left && left.candidates.length > 0 && !isAgain) throw openFailure(list.noun, left)
      openAttempts.set(key, null)
    }
    const sent = await inQueue(list, async () =>
      openAttempts.get(key) ? null : sendItems(list, [item], await readBaseline(queryClient, list)),
    )
    // The answer to the one before it in the queue was lost.
    if (!sent) return create()
    const [outcome] = sent.outcomes
    if (outcome?.outcome === 'created') return { ...outcome, isEarlierVersion: false }
    if (outcome?.outcome !== 'unconfirmed') throw outcome?.failure
    // Other records of the list go on meanwhile.
    const looks = lookUntilFound(queryClient, list, [item], sent, ({ others }) =>
      change(key, { candidates: others, failure: null }),
    ).then(([result]) =>
      result?.outcome === 'created' ? { ...result, isEarlierVersion: false } : null,
    )
    const attempt: Attempt<Item, Stored> = {
      item,
      before: sent.before,
      isLooking: true,
      looks,
      candidates: [],
      failure: outcome.failure,
      status: outcome.failure.status,
    }
    openAttempts.set(key, attempt as Attempt)
    call.isLooking = true
    const found = await looks
    if (found) {
      openAttempts.set(key, null)
      return found
    }
    change(key, { isLooking: false })
    const left = openAttempts.get(key) ?? (attempt as Attempt)
    setTimeout(() => {
      if (attempts.get(key)?.looks === looks) openAttempts.set(key, null)
    }, attemptMs)
    throw openFailure(list.noun, left)
  }

  const call = { item, promise: Promise.resolve<unknown>(null), isLooking: false }
  running.set(key, call)
  const promise = create().finally(() => {
    if (running.get(key) === call) running.delete(key)
  })
  call.promise = promise
  return promise
}
