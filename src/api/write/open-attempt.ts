import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { snackbar } from '@/session/snackbar'
import { Failure } from '../http/errors'
import { contradicts, type RawRecord } from './compare'
import {
  type AnyList,
  type CreatableList,
  type Created,
  createItems,
  type Identified,
  type ItemOutcome,
  lookFor,
  type Result,
} from './create'

/** Until a record of a lost write is expected: twice the 60 seconds after which gateways give up. */
const attemptMs = 120_000

/** A create whose response was lost. */
interface OpenState {
  isLooking: boolean
  /** As of the last look. */
  result: Result
  /** Its message says the event, the present state and the next step. */
  failure: Failure
}

/**
 * A create that is being sent, looked for because its response was lost, or open because it was not found.
 * It belongs to the list, not to what was typed: nothing else is sent there before it was looked for.
 */
interface Attempt {
  item: unknown
  /** The whole create, which an equal press joins until its response is lost. */
  created: Promise<Created>
  /** Null until the response is lost. */
  state: OpenState | null
  /** Looks once, or joins the looks under way. @returns null when it was not found */
  look: () => Promise<Created | null>
  end: () => void
}

/** By the key of a list, or one for each file. A change of user is a page load, which ends them. */
const attempts = new Map<string, Attempt>()
const listeners = new Set<() => void>()

function notify() {
  for (const listener of [...listeners]) listener()
}

export const openAttempts = {
  get: (key: string) => attempts.get(key)?.state ?? null,
  dismiss: (key: string) => attempts.get(key)?.end(),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function unconfirmedFailure(noun: string, { before, others, isRead }: Result): Failure {
  let finding = 'could not check whether it was saved'
  if (others.length > 0) finding = `found a new ${noun} that may be yours`
  else if (isRead && before) finding = 'could not find it in your list'
  const message = `We got no clear response when the ${noun} was sent, and ${finding}. It may still arrive. Check again before you send it again.`
  return new Failure('unknown-outcome', { message })
}

/** Sends an item, and looks for it if its response is lost. */
function startAttempt(queryClient: QueryClient, list: AnyList, key: string, item: unknown) {
  let looking: Promise<Created | null> | null = null

  function show(result: Result, isLooking: boolean) {
    attempt.state = { isLooking, result, failure: unconfirmedFailure(list.noun, result) }
    notify()
  }
  function end() {
    if (attempts.get(key) === attempt) attempts.delete(key)
    notify()
  }
  /** @returns null while the item is unconfirmed @throws {Failure} when it was refused or not sent */
  function conclude(result: Result): Created | null {
    const [one] = result.outcomes as [ItemOutcome]
    if (one.outcome === 'unconfirmed') {
      show(result, false)
      return null
    }
    end()
    if (one.outcome === 'created') return one
    throw one.failure
  }
  async function send(): Promise<Created> {
    const onUnknown = (sent: Result) => {
      show(sent, true)
      looking = attempt.created.catch(() => null)
    }
    const result = await createItems(queryClient, list, [item], { onUnknown })
    looking = null
    const created = conclude(result)
    if (created) return created
    setTimeout(end, attemptMs)
    throw attempt.state?.failure
  }
  async function lookAgain(sent: Result) {
    show(sent, true)
    return conclude(await lookFor(queryClient, list, [item], sent))
  }
  async function look() {
    if (!attempt.state) return null
    looking ??= lookAgain(attempt.state.result).finally(() => {
      looking = null
    })
    return looking
  }
  const attempt: Attempt = { item, created: send(), state: null, look, end }
  attempts.set(key, attempt)
  return attempt
}

/** Whether neither of two items contradicts the other. */
const areSame = (one: unknown, other: unknown) =>
  !contradicts(one as RawRecord, other) && !contradicts(other as RawRecord, one)

/**
 * The record found of an earlier item, with how that item differs from the one typed now.
 * @param typed null if the form is incomplete
 */
function comparedWith(list: AnyList, sent: unknown, typed: unknown, found: Created): Created {
  if (list.isOnly || (typed && areSame(typed, sent))) return found
  const isOther = !typed || !areSame(list.identity(typed), list.identity(sent))
  return { ...found, sentBefore: isOther ? 'another' : 'earlier-version' }
}

/**
 * Creates one record, and verifies the outcome when the response is lost or is not of it. An equal press
 * joins the one before; what was lost before is looked for first, and nothing is sent if it is found.
 * @param key of the attempt: the list's, or one for each file
 * @param isAgain sends although other new records were found, which the person has seen
 * @throws {Failure} `unknown-outcome` when an attempt is open
 */
export async function createOne<Item, Stored extends Identified>(
  queryClient: QueryClient,
  list: CreatableList<Item, Stored>,
  key: string,
  item: Item,
  isAgain = false,
): Promise<Created<Stored>> {
  type Result = Promise<Created<Stored>>
  const before = attempts.get(key)
  if (!before) return startAttempt(queryClient, list, key, item).created as Result
  if (!before.state && areSame(item, before.item)) return before.created as Result
  const found = await (before.state ? before.look() : before.created.catch(() => null))
  if (found?.isFound) return comparedWith(list, before.item, item, found) as Created<Stored>
  if (attempts.get(key) === before) {
    const { isRead = false, others = [] } = before.state?.result ?? {}
    if (!isRead || (others.length > 0 && !isAgain)) throw before.state?.failure
    before.end()
  }
  return createOne(queryClient, list, key, item, isAgain)
}

/**
 * Looks once for the open attempt of a list; nothing is sent.
 * @returns null when there is none, or it was not found
 * @throws {Failure} when the list cannot be read
 */
export async function verifyAgain(key: string): Promise<Created | null> {
  const attempt = attempts.get(key)
  const found = (await attempt?.look()) ?? null
  if (!found && attempt?.state && !attempt.state.result.isRead) throw attempt.state.failure
  return found
}

/** A create whose response was lost, for the screen that sent it. */
export interface OpenAttempt<Stored> {
  isLooking: boolean
  /** The event, the present state and the next step. */
  message: string
  /** The other records that are new since the write. */
  candidates: readonly Stored[]
  /**
   * Looks once more; nothing is sent.
   * @param typed what the form would send now, null if incomplete; omitted where it cannot differ
   * @throws {Failure} also when what was found is not what is typed now
   */
  verifyAgain: (typed?: unknown) => Promise<Created<Stored> | null>
  dismiss: () => void
}

/**
 * Creates records of a list, and verifies the outcome. Every failure is thrown, and shown by the
 * snackbar; a screen shows the open attempt as well.
 * @param isSilent the screen itself reports failures, and what was found of an earlier press
 */
export function useCreate<Item, Stored extends Identified>(
  list: CreatableList<Item, Stored>,
  { isSilent = false }: { isSilent?: boolean } = {},
) {
  const queryClient = useQueryClient()
  const key = JSON.stringify(list.listKey)
  const state = useSyncExternalStore(openAttempts.subscribe, () => openAttempts.get(key))
  const { mutateAsync } = useMutation({
    mutationFn: async ({ item, isAgain }: { item: Item; isAgain: boolean }) => {
      const created = await createOne(queryClient, list, key, item, isAgain)
      if (!isSilent) reportSentBefore(list.noun, created)
      return created
    },
    meta: { silent: isSilent },
    // A failure is shown at once.
    onSettled: (_created, error) => {
      const invalidated = list.invalidate(queryClient)
      return error ? undefined : invalidated
    },
  })
  const attempt: OpenAttempt<Stored> | null = state && {
    isLooking: state.isLooking,
    message: state.failure.message,
    candidates: state.result.others as readonly Stored[],
    verifyAgain: async (typed) => {
      const sent = attempts.get(key)?.item
      const found = await verifyAgain(key)
      void list.invalidate(queryClient)
      if (!found || typed === undefined) return found as Created<Stored> | null
      const compared = comparedWith(list as AnyList, sent, typed, found)
      reportSentBefore(list.noun, compared)
      return compared as Created<Stored>
    },
    dismiss: () => openAttempts.dismiss(key),
  }
  return {
    /** @throws {Failure} also when another record was found, and this one was not sent */
    create: (item: Item, { isAgain = false }: { isAgain?: boolean } = {}) =>
      mutateAsync({ item, isAgain }),
    attempt,
  }
}

/** Says that a press found what was sent before, and did not send this. @throws {Failure} */
function reportSentBefore(noun: string, { sentBefore }: Created) {
  if (sentBefore === 'earlier-version')
    snackbar.error(
      `Your first version of the ${noun} is saved. Edit it to make your later changes.`,
    )
  if (sentBefore !== 'another') return
  const message = `The ${noun} you sent before is saved. This one has not been sent yet.`
  throw new Failure('refused', { message })
}
