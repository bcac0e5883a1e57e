import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'
import { Failure } from '../http/errors'
import type { Identified, Saved, VerifiedWrite, WriteOutcome } from './verified-write'

/** The button pressed: the form's own, or "Check again" or "Send again" of its open attempt. */
export type Press = 'save' | 'check' | 'again'

/** A create or update whose response was lost, for the form that sent it. */
export interface OpenAttempt<Stored> {
  heading: string
  /** The present state and the next step. */
  message: string
  /** The portal is looking for the record. */
  isLooking?: true
  /** The id of the record that was found, if the form has changed since; the changes were not sent. */
  savedId?: number
  /** Records that are new since the write, and may be the one that was sent. */
  candidates?: readonly Stored[]
  /** The form that sent it, where the forms of a list differ: another one can only check it. */
  sender: string | undefined
  dismiss: () => void
}

/** Until a record of a lost write is expected: twice the 60 seconds after which gateways give up. */
const attemptMs = 120_000
/** The screens are not waited for longer: a slow list does not hide that a record is saved. */
const screensMs = 5_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** By the key of a list, a file or a form. A change of user is a page load, which ends them. */
const attempts = new Map<string, Attempt>()
const { notify, subscribe } = createListeners()

/** A write that is being sent, looked for because its response was lost, or open because it was not found. */
class Attempt {
  /** Null until the response is lost. */
  open: OpenAttempt<Identified> | null = null
  /** The sending, or the last look. */
  private running: Promise<WriteOutcome>

  constructor(
    private readonly key: string,
    private readonly item: unknown,
    readonly write: VerifiedWrite,
    /** Receives null while it looks, then the outcome, also of a look that nobody awaits. */
    private readonly onLook?: (outcome: WriteOutcome | null) => void,
    private readonly sender?: string,
  ) {
    attempts.set(key, this)
    this.running = this.conclude(write.send(() => this.showLooking()))
  }

  /** Joins the sending or the looks under way, else looks once. */
  awaitOutcome(): Promise<WriteOutcome> {
    if (this.open && !this.open.isLooking) {
      this.showLooking()
      this.running = this.conclude(this.write.look())
    }
    return this.running
  }

  private async conclude(outcomes: Promise<WriteOutcome[]>): Promise<WriteOutcome> {
    const [one] = (await outcomes) as [WriteOutcome]
    const invalidated = this.write.invalidate()
    if (one.outcome !== 'unconfirmed') {
      this.onLook?.(one)
      // Until the screens show it, an equal press joins this attempt instead of sending again.
      if (one.outcome === 'saved') await Promise.race([invalidated, pause(screensMs)])
      this.end()
      return one
    }
    const { noun, others, isRead, isRepeatable } = this.write
    const lost = isRepeatable ? 'could not find the change' : 'could not find it in your list'
    let finding = isRead ? lost : 'could not check whether it was saved'
    if (others.length > 0) finding = `found a new ${noun} that may be yours`
    let next = 'Check again before you send it again.'
    if (noun === 'file') next = '“Retry upload” looks for it first.'
    const message = `We got no clear response when the ${noun} was sent, and ${finding}. It may still arrive. ${next}`
    this.show({ heading: `The ${noun} may not have been saved`, message, candidates: others })
    const unconfirmed = { ...one, failure: new Failure('unknown-outcome', { message }) }
    this.onLook?.(unconfirmed)
    return unconfirmed
  }

  private showLooking() {
    this.onLook?.(null)
    const message = `We got no clear response when the ${this.write.noun} was sent, so we are looking for it.`
    this.show({ heading: 'Checking whether it arrived', message, isLooking: true })
  }

  /** Shows that it is saved, but not what is typed now. */
  showSaved(savedId: number): Failure {
    const heading = `The ${this.write.noun} you sent before is saved`
    const message =
      'What you have typed now has not been sent. Check what is saved before you send it.'
    if (!attempts.has(this.key)) {
      attempts.set(this.key, this)
      this.show({ heading, message, savedId })
    }
    return new Failure('unknown-outcome', { message: `${heading}. ${message}` })
  }

  private show(attempt: Omit<OpenAttempt<Identified>, 'sender' | 'dismiss'>) {
    const open = { ...attempt, sender: this.sender, dismiss: this.end }
    this.open = open
    notify()
    if (!open.isLooking) setTimeout(() => this.open === open && void this.expire(), attemptMs)
  }

  /** Looks a last time: what arrived late is not sent again. While the list cannot be read, it stays open. */
  private async expire() {
    if (this.write.isRepeatable || this.open?.savedId !== undefined) return this.end()
    const one = await this.awaitOutcome()
    if (one.outcome === 'saved') this.showSaved(one.id)
    else if (this.write.isRead) this.end()
  }

  end = () => {
    if (attempts.get(this.key) === this) attempts.delete(this.key)
    this.open = null
    notify()
  }

  /** Whether it sends exactly this. */
  isOf = (item: unknown) => JSON.stringify(item) === JSON.stringify(this.item)

  /** Whether a press sends without a look: this write does no harm twice, or its notice says that it is saved. */
  isOver(item: unknown, press: Press): boolean {
    if (!this.open) return false
    // The form may have been changed back to what is saved.
    const isKnown = this.open.savedId !== undefined && !this.isOf(item)
    return isKnown || (this.write.isRepeatable && press !== 'check')
  }

  /** Whether another can be sent, although this one was not found. */
  canBeFollowed = (press: Press) =>
    press !== 'check' && this.write.isRead && (this.write.others.length === 0 || press === 'again')
}

/**
 * Sends a write. An equal press joins the one before; a create whose response was lost belongs to its list,
 * not to what was typed: it is looked for first, and nothing is sent if it is found.
 * @param key of the attempt
 * @param item what is to be saved; null for a "Check again" beside an incomplete form
 * @throws {Failure} `unknown-outcome` when an attempt is open, which says more
 */
export async function sendOne<Item, Stored>(
  key: string,
  item: Item | null,
  press: Press,
  createWrite: (item: Item) => VerifiedWrite,
  onLook?: (outcome: WriteOutcome | null) => void,
  sender?: string,
): Promise<Saved<Stored>> {
  const earlier = attempts.get(key)
  // The attempt to check has ended meanwhile.
  if (!earlier && press === 'check') throw new Failure('unknown-outcome')
  const attempt = earlier ?? new Attempt(key, item, createWrite(item as Item), onLook, sender)
  if (!attempt.isOver(item, press)) {
    const isEqual = attempt.isOf(item)
    const isJoined = isEqual && !attempt.open
    const one = await attempt.awaitOutcome()
    if (one.outcome === 'saved') {
      if (isEqual) return one as Saved<Stored>
      if (one.isFound || !attempt.write.isRepeatable) throw attempt.showSaved(one.id)
    } else if (isJoined || (one.outcome === 'unconfirmed' && !attempt.canBeFollowed(press)))
      throw one.failure
  }
  attempt.end()
  return sendOne(key, item, press, createWrite, onLook, sender)
}

/**
 * Sends the writes of a form, and verifies their outcome. Every failure is thrown, and shown by the
 * snackbar; the form shows the open attempt as well.
 */
export function useVerifiedWrite<Item, Stored>(
  key: string,
  createWrite: (item: Item, queryClient: QueryClient) => VerifiedWrite,
  sender?: string,
) {
  const queryClient = useQueryClient()
  const attempt = useSyncExternalStore(subscribe, () => attempts.get(key)?.open ?? null)
  const { mutateAsync } = useMutation({
    mutationFn: ({ item, press }: { item: Item | null; press: Press }) =>
      sendOne<Item, Stored>(
        key,
        item,
        press,
        (sent) => createWrite(sent, queryClient),
        undefined,
        sender,
      ),
  })
  return {
    /** @throws {Failure} also when an earlier one was found, and this one was not sent */
    send: (item: Item | null, press: Press = 'save') => mutateAsync({ item, press }),
    attempt: attempt as OpenAttempt<Stored> | null,
  }
}
