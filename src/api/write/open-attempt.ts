import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { snackbar } from '@/session/snackbar'
import { Failure } from '../http/errors'
import { contradicts, type RawRecord } from './compare'
import {
  type AnyList,
  type CreatableList,
  type Created,
  Creation,
  type Identified,
  type ItemOutcome,
} from './create'

/** A write whose response was lost, for the screen that sent it. */
export interface OpenAttempt<Stored> {
  isLooking: boolean
  /** The event, the present state and the next step. */
  message: string
  /** The other records that are new since the write. */
  candidates: readonly Stored[]
  /**
   * Looks once more; nothing is sent.
   * @param typed what the form would send now, null if incomplete; omitted where it cannot differ
   * @returns null when it was not found
   * @throws {Failure} also when what was found is not what is typed now
   */
  verifyAgain: (typed?: unknown) => Promise<Created<Stored> | null>
  dismiss: () => void
}

/** Until a record of a lost write is expected: twice the 60 seconds after which gateways give up. */
const attemptMs = 120_000

/** By the key of a list, or one for each file. A change of user is a page load, which ends them. */
const attempts = new Map<string, Attempt>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function notify() {
  for (const listener of [...listeners]) listener()
}

/**
 * A create that is being sent, looked for because its response was lost, or open because it was not found.
 * It belongs to the list, not to what was typed: nothing else is sent there before it was looked for.
 */
class Attempt extends Creation {
  /** Null until the response is lost. */
  open: OpenAttempt<Identified> | null = null
  /** The sending, or the last look. */
  private settling: Promise<Created | null>

  constructor(
    queryClient: QueryClient,
    list: AnyList,
    private readonly key: string,
    readonly item: unknown,
    onLooking?: () => void,
  ) {
    super(queryClient, list, [item])
    attempts.set(key, this)
    const show = () => {
      onLooking?.()
      this.show(true)
    }
    this.settling = this.send(show).then(([outcome]) => this.conclude(outcome))
  }

  /**
   * Joins the sending or the looks under way, else looks once.
   * @returns null while it is unconfirmed
   * @throws {Failure} when it was refused or not sent
   */
  settle(): Promise<Created | null> {
    if (this.open && !this.open.isLooking) {
      this.show(true)
      this.settling = this.look().then(([outcome]) => this.conclude(outcome))
    }
    return this.settling
  }

  private async conclude(one: ItemOutcome | undefined): Promise<Created | null> {
    const invalidated = this.list.invalidate(this.queryClient)
    if (!one || one.outcome === 'unconfirmed') {
      this.show(false)
      setTimeout(this.end, attemptMs)
      return null
    }
    // Until the screens show it, an equal press joins this attempt instead of sending again.
    if (one.outcome === 'created') await invalidated
    this.end()
    if (one.outcome !== 'created') throw one.failure
    return one
  }

  private show(isLooking: boolean) {
    this.open = {
      isLooking,
      message: this.failure().message,
      candidates: this.others,
      verifyAgain: (typed) => this.verifyAgain(typed),
      dismiss: this.end,
    }
    notify()
  }

  private end = () => {
    this.open = null
    if (attempts.get(this.key) === this) attempts.delete(this.key)
    notify()
  }

  failure(): Failure {
    const { before, others, isRead } = this
    const { noun } = this.list
    let finding = 'could not check whether it was saved'
    if (others.length > 0) finding = `found a new ${noun} that may be yours`
    else if (isRead && before) finding = 'could not find it in your list'
    const message = `We got no clear response when the ${noun} was sent, and ${finding}. It may still arrive. Check again before you send it again.`
    return new Failure('unknown-outcome', { message })
  }

  private async verifyAgain(typed: unknown) {
    const found = await this.settle()
    if (!found && !this.isRead) throw this.failure()
    return found && typed !== undefined ? this.compared(found, typed) : found
  }

  /**
   * The record found, with how the item differs from the one typed now.
   * @param typed null if the form is incomplete
   * @throws {Failure} when it is another, unless the screen itself says so
   */
  compared(found: Created, typed: unknown): Created {
    const { noun, isOnly, isSilent, identity } = this.list
    if (isOnly || (typed && areSame(typed, this.item))) return found
    const isOther = !typed || !areSame(identity(typed), identity(this.item))
    if (isOther && !isSilent) {
      const message = `The ${noun} you sent before is saved. This one has not been sent yet.`
      throw new Failure('refused', { message })
    }
    const message = `Your first version of the ${noun} is saved. Edit it to make your later changes.`
    if (!isSilent) snackbar.error(message)
    return { ...found, sentBefore: isOther ? 'another' : 'earlier-version' }
  }

  /** Ends it, so that another can be sent. @throws {Failure} when nothing may be sent */
  giveWay(isAgain: boolean) {
    if (!this.isRead || (this.others.length > 0 && !isAgain)) throw this.failure()
    this.end()
  }
}

/** Whether neither of two items contradicts the other. */
const areSame = (one: unknown, other: unknown) =>
  !contradicts(one as RawRecord, other) && !contradicts(other as RawRecord, one)

interface CreateOptions {
  /** Sends although other new records were found, which the person has seen. */
  isAgain?: boolean
  /** Called when the response was lost, before it is looked for. */
  onLooking?: () => void
}

/**
 * Creates one record, and verifies the outcome when the response is lost or is not of it. An equal press
 * joins the one before; what was lost before is looked for first, and nothing is sent if it is found.
 * @param key of the attempt: the list's, or one for each file
 * @throws {Failure} `unknown-outcome` when an attempt is open
 */
export async function createOne<Item, Stored extends Identified>(
  queryClient: QueryClient,
  list: CreatableList<Item, Stored>,
  key: string,
  item: Item,
  { isAgain = false, onLooking }: CreateOptions = {},
): Promise<Created<Stored>> {
  const earlier = attempts.get(key)
  if (earlier?.open || (earlier && !areSame(item, earlier.item))) {
    const found = await earlier.settle().catch(() => undefined)
    if (found?.isFound) return earlier.compared(found, item) as Created<Stored>
    if (found === null) earlier.giveWay(isAgain)
    return createOne(queryClient, list, key, item, { isAgain, onLooking })
  }
  const attempt = earlier ?? new Attempt(queryClient, list, key, item, onLooking)
  const created = await attempt.settle()
  if (!created) throw attempt.failure()
  return created as Created<Stored>
}

/**
 * Creates records of a list, and verifies the outcome. Every failure is thrown, and shown by the
 * snackbar; a screen shows the open attempt as well.
 */
export function useCreate<Item, Stored extends Identified>(list: CreatableList<Item, Stored>) {
  const queryClient = useQueryClient()
  const key = JSON.stringify(list.listKey)
  const attempt = useSyncExternalStore(subscribe, () => attempts.get(key)?.open ?? null)
  const { mutateAsync } = useMutation({
    mutationFn: ({ item, ...options }: CreateOptions & { item: Item }) =>
      createOne(queryClient, list, key, item, options),
    meta: { silent: list.isSilent ?? false },
  })
  return {
    /** @throws {Failure} also when another record was found, and this one was not sent */
    create: (item: Item, options: CreateOptions = {}) => mutateAsync({ item, ...options }),
    attempt: attempt as OpenAttempt<Stored> | null,
  }
}
