import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidateDebtor, invalidateDebtResource } from './cache'
import { http } from './http/client'
import { fetchAllPages } from './http/fetch-all-pages'
import type { Listing } from './wire/fields'
import type { RawRecord } from './write/compare'
import type { CreatableList } from './write/create'
import { useCreate } from './write/useCreate'

/** A record of a debt or of a debtor. */
interface Owned {
  id: number
  debt?: number | null
  debtor?: number | null
}

interface OwnedResource<Item, Stored> {
  path: string
  /** The field with the id of the owner: the `debtor_debt`, or the debtor. */
  owner: 'debt' | 'debtor'
  /** For messages: "note". */
  noun: string
  schema: z.ZodMiniType<Stored>
  /** The request body, without the owner. */
  body: (item: Item) => object
  /** What identifies a record besides its owner. */
  identity: (item: Item) => RawRecord
  /** Sends an item that is no JSON. */
  send?: (item: Item) => Promise<unknown>
  isFound?: (item: Item, record: Stored) => boolean
}

/** The list of the records of one owner: its query, and how they are created and deleted. */
export function ownedList<Item, Stored extends Owned>(resource: OwnedResource<Item, Stored>) {
  const { path, owner, noun, schema, body, identity, isFound } = resource

  /** A record of another owner, which a server that ignores the filter sends, is left out. */
  async function fetchList(ownerId: number, signal: AbortSignal): Promise<Listing<Stored>> {
    const options = { query: { [`${owner}_id`]: ownerId }, signal }
    const { items, unreadable } = await fetchAllPages(`${path}/`, schema, options)
    const isOwn = (record: Stored) => (record[owner] ?? ownerId) === ownerId
    return { items: items.filter(isOwn), unreadable }
  }

  const listQuery = (ownerId: number) =>
    queryOptions({
      queryKey: [path, ownerId],
      queryFn: ({ signal }) => fetchList(ownerId, signal),
    })

  const invalidate = (queryClient: QueryClient, ownerId: number) =>
    owner === 'debtor'
      ? invalidateDebtor(queryClient, ownerId)
      : invalidateDebtResource(queryClient, path, ownerId)

  const creatableList = (ownerId: number): CreatableList<Item, Stored> => {
    const post = (item: Item) =>
      http.post(`${path}/`, z.unknown(), { json: { ...body(item), [owner]: ownerId } })
    const { send = post } = resource
    return {
      listKey: listQuery(ownerId).queryKey,
      noun,
      owner: { [owner]: ownerId },
      send: (items) => Promise.all(items.map(send)),
      fetchList: (signal) => fetchList(ownerId, signal),
      read: (answer) => schema.safeParse(answer).data ?? null,
      identity,
      ...(isFound && { isFound }),
      invalidate: (queryClient) => invalidate(queryClient, ownerId),
    }
  }

  return {
    listQuery,
    creatableList,
    useCreate: (ownerId: number, options?: { isSilent?: boolean }) =>
      useCreate(creatableList(ownerId), options),
    /** `gone` when somebody else had already deleted the record. */
    useDelete(ownerId: number) {
      const queryClient = useQueryClient()
      return useMutation({
        mutationFn: (recordId: number) => http.delete(`${path}/${recordId}/`),
        onSettled: () => invalidate(queryClient, ownerId),
      })
    },
  }
}
