import type { QueryClient } from '@tanstack/react-query'
import { Failure, toFailure } from '../http/errors'
import { isSameRecord } from './compare'
import {
  type AnyList,
  type Baseline,
  type CreatableList,
  type Identified,
  inQueue,
  lookFor,
  lookUntilFound,
  readBaseline,
  sendItems,
} from './create'
import { mayArriveLate } from './outcome'

export interface Created<Stored = Identified> {
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
export interface Attempt {
  item: unknown
  before: Baseline
  isLooking: boolean
  /** The first looks; null when they have not found it. */
  looks: Promise<Created | null>
  /** The other records that are new since the write. */
  candidates: readonly Identified[]
  /** Why the last look failed; null when it did not. */
  failure: Failure | null
  status: number | null
}

/** Until a record of a lost write is expected: twice the 60 seconds after which gateways give up. */
const attemptMs = 120_000

/** By the key of its list. A change of user is a page load, which ends them. */
const attempts = new Map<string, Attempt>()
/** The newest call for each key, until its answer is lost: an equal one is the same press. */
const running = new Map<string, { item: unknown; created: Promise<Created> }>()
const listeners = new Set<() => void>()

export const openAttempts = {
  get: (key: string) => attempts.get(key),
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

function change(key: string, changes: Partial<Attempt>) {
  const attempt = attempts.get(key)
  if (attempt) openAttempts.set(key, { ...attempt, ...changes })
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

/** Looks once for the open attempt of a list; null when there is none, or it was not found. */
async function lookAgain(queryClient: QueryClient, list: AnyList, key: string) {
  const attempt = attempts.get(key)
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
    throw openFailure(list.noun, attempts.get(key) ?? attempt)
  } finally {
    change(key, { isLooking: false })
  }
}

/** Sends one record after those before it; null when the answer to one of them was lost meanwhile. */
const sendInQueue = (queryClient: QueryClient, list: AnyList, key: string, item: unknown) =>
  inQueue(list, async () => {
    if (attempts.has(key)) return null
    const before = await readBaseline(queryClient, list)
    return { before, outcomes: await sendItems(list, [item], before) }
  })

/** @param onLost called when the answer was lost and the looks begin */
async function create(
  queryClient: QueryClient,
  list: AnyList,
  key: string,
  item: unknown,
  isAgain: boolean,
  onLost: () => void,
): Promise<Created> {
  const open = attempts.get(key)
  if (open) {
    const found = (await open.looks) ?? (await lookAgain(queryClient, list, key))
    if (found) return { ...found, isEarlierVersion: !isSameItem(list, item, open.item) }
    const left = attempts.get(key)
    if (left && left.candidates.length > 0 && !isAgain) throw openFailure(list.noun, left)
    openAttempts.set(key, null)
  }
  const sent = await sendInQueue(queryClient, list, key, item)
  if (!sent) return create(queryClient, list, key, item, isAgain, onLost)
  const { before, outcomes } = sent
  const [outcome] = outcomes
  if (outcome?.outcome === 'created') return { ...outcome, isEarlierVersion: false }
  if (outcome?.outcome !== 'unconfirmed') throw outcome?.failure
  // Other records of the list go on meanwhile.
  const looks = lookUntilFound(queryClient, list, [item], outcomes, before, ({ others }) =>
    change(key, { candidates: others, failure: null }),
  ).then(([result]) =>
    result?.outcome === 'created' ? { ...result, isEarlierVersion: false } : null,
  )
  const { failure } = outcome
  const { status } = failure
  const attempt = { item, before, isLooking: true, looks, candidates: [], failure, status }
  openAttempts.set(key, attempt)
  onLost()
  const found = await looks
  if (found) {
    openAttempts.set(key, null)
    return found
  }
  change(key, { isLooking: false })
  setTimeout(() => {
    if (attempts.get(key)?.looks === looks) openAttempts.set(key, null)
  }, attemptMs)
  throw openFailure(list.noun, attempts.get(key) ?? attempt)
}

const isSameItem = (list: AnyList, one: unknown, other: unknown) =>
  isSameRecord(list.identity(one), list.identity(other))

/**
 * Creates one record, and verifies the outcome when the answer is lost or is not of it. A second call
 * for the same item joins the first.
 * @param key of the open attempt: the list's, or one for each file
 * @param isAgain sends although other new records were found, which the person has seen
 * @throws {Failure} `unknown-outcome` when an attempt stays open
 */
export function createOne<Item, Stored extends Identified>(
  queryClient: QueryClient,
  list: CreatableList<Item, Stored>,
  key: string,
  item: Item,
  isAgain = false,
): Promise<Created<Stored>> {
  const current = running.get(key)
  if (current && isSameItem(list, item, current.item))
    return current.created as Promise<Created<Stored>>
  const end = () => {
    if (running.get(key) === call) running.delete(key)
  }
  const created = create(queryClient, list, key, item, isAgain, end).finally(end)
  const call = { item, created }
  running.set(key, call)
  return created as Promise<Created<Stored>>
}

/**
 * Looks once for the open attempt of a list; nothing is sent.
 * @returns null when there is none, or it was not found
 * @throws {Failure} when the list cannot be read
 */
export const checkAgain = <Item, Stored extends Identified>(
  queryClient: QueryClient,
  list: CreatableList<Item, Stored>,
  key: string,
) => lookAgain(queryClient, list, key) as Promise<Created<Stored> | null>
