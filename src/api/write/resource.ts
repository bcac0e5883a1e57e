import type { QueryClient, QueryKey } from '@tanstack/react-query'
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

/** A kind of record that is created one at a time. */
export interface SingleResource<Item, Stored extends { id: number }>
  extends CreatableResource<Item, Stored> {
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
