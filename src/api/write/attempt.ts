import type { Failure } from '../http/errors'
import type { Listing } from '../wire/fields'

/** How records of one kind are created, listed and matched. */
export interface CreatableResource<Item, Stored extends { id: number }> {
  /** Sends one request. Returns the created records in order, or null when the response names none. */
  post: (items: readonly Item[]) => Promise<Listing<Stored> | null>
  /** Fetches the current records, never from a cache. */
  fetchList: (signal: AbortSignal) => Promise<Listing<Stored>>
  /** Fetches the records before a write, when another source than the list can provide them. */
  fetchBaseline?: (signal: AbortSignal) => Promise<Listing<{ id: number }>>
  /** Whether the record is the item. */
  isMatch: (item: Item, record: Stored) => boolean
  /** Whether the record may be the item, for instance after the server normalised a text. */
  isSimilar: (item: Item, record: Stored) => boolean
}

/** A text without case, spaces and punctuation, which a server may change. */
export const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The outcome of one item.
 * - `created`: confirmed by the server, or found in the list afterwards and not in the baseline.
 * - `refused`: the server refused it, with a reason.
 * - `not-created`: it is not on the server. `mayStillArrive`: the server may still be processing it.
 * - `unconfirmed`: unclear. `candidates` are records that may be the item.
 */
export type WriteResult<Stored> =
  | { outcome: 'created'; record: Stored | null; isFound: boolean }
  | { outcome: 'refused'; failure: Failure }
  | { outcome: 'not-created'; failure: Failure; mayStillArrive: boolean }
  | {
      outcome: 'unconfirmed'
      reason: UnconfirmedReason
      candidates: readonly Stored[]
      mayStillArrive: boolean
    }

/**
 * Why an outcome is unclear: no list was fetched before the write; the list cannot be fetched now; it
 * contains unreadable records; or it contains a new record similar to the item.
 */
export type UnconfirmedReason =
  | 'no-baseline'
  | 'list-unreadable'
  | 'records-unreadable'
  | 'similar-record'

/**
 * The state of sending some items. It outlives the screen, so that every later attempt at the same
 * items checks the list first.
 */
export interface WriteAttempt {
  /** Ids in the list before the first request; null when it could not be fetched. */
  baseline: ReadonlySet<number> | null
  /** The number of unreadable records in that list. */
  baselineUnreadable: number
  /** Ids already matched to an item; shared by all attempts at one list. */
  claimed: Set<number>
  /** The list as last fetched: the next baseline when there was none. */
  lastSeen: Listing<{ id: number }> | null
  /** Doubts already shown to the user, who may then decide to send again. */
  shown: Set<number | 'unreadable'>
  /** Whether an earlier request may have created something. */
  isOpen: boolean
  /** Pauses before the remaining checks, which must pass before the items may be sent again. */
  pausesMs: readonly number[]
  /** Ends the current pause to check at once; the pause is then repeated. Without a pause it does nothing. */
  checkNow: (() => void) | null
  /** When the last response was lost to a slow or unreachable server; epoch milliseconds, 0 for never. */
  lostAt: number
}

export const newAttempt = (claimed: Set<number> = new Set()): WriteAttempt => ({
  baseline: null,
  baselineUnreadable: 0,
  claimed,
  lastSeen: null,
  shown: new Set(),
  isOpen: false,
  pausesMs: [],
  checkNow: null,
  lostAt: 0,
})

/** Records the list as it was before the first request. */
export function setBaseline(attempt: WriteAttempt, list: Listing<{ id: number }>): void {
  attempt.baseline = new Set(list.items.map(({ id }) => id))
  attempt.baselineUnreadable = list.unreadable
}

/**
 * How long after a lost response the record may still appear: twice the 60 seconds after which
 * gateways commonly time out (nginx's `proxy_read_timeout`) while the server continues.
 */
const lateArrivalMs = 120_000

/** Whether the last lost request may still create its record. */
export const mayStillArrive = ({ lostAt }: WriteAttempt) => Date.now() - lostAt < lateArrivalMs

/** Notes that a request was sent without a usable response; the checks follow after `pausesMs`. */
export function recordLostResponse(attempt: WriteAttempt, pausesMs: readonly number[]) {
  attempt.isOpen = true
  attempt.pausesMs = pausesMs
  if (pausesMs.length > 0) attempt.lostAt = Date.now()
}
