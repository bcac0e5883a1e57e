import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateDebts } from './cache'
import { http } from './http/client'
import { fetchAllPages } from './http/fetch-all-pages'
import type { Listing } from './wire/fields'
import type { CreatableList } from './write/create'
import { useCreate } from './write/open-attempt'

/** A record of a debt or of a debtor. */
interface Owned {
  id: number
  debt?: number | null
  debtor?: number | null
}

interface OwnedResource<Item, Stored extends Owned>
  extends Pick<CreatableList<Item, Stored>, 'noun' | 'schema' | 'identity'>,
    Partial<Pick<CreatableList<Item, Stored>, 'send' | 'isFound'>> {
  path: string
  /** The field with the id of the owner: the `debtor_debt`, or the debtor. */
  owner: 'debt' | 'debtor'
  /** The JSON body of an item, without the owner. */
  body: (item: Item) => object
}

/** The list of the records of one owner: its query, and how they are created and deleted. */
export function ownedList<Item, Stored extends Owned>(resource: OwnedResource<Item, Stored>) {
  const { path, owner, body, noun, schema, identity, ...custom } = resource

  /** A record of another owner, which a server that ignores the filter sends, is left out. */
  async function fetchList(ownerId: number, signal: AbortSignal): Promise<Listing<Stored>> {
    const options = { query: { [`${owner}_id`]: ownerId }, signal }
    const { items, unreadable } = await fetchAllPages(`${path}/`, schema, options)
    const owned = items.map((record) => ({ ...record, [owner]: record[owner] ?? ownerId }))
    return { items: owned.filter((record) => record[owner] === ownerId), unreadable }
  }

  const listQuery = (ownerId: number) =>
    queryOptions({
      queryKey: [path, ownerId],
      queryFn: ({ signal }) => fetchList(ownerId, signal),
    })

  const invalidate = (queryClient: QueryClient) => invalidateDebts(queryClient, owner === 'debtor')

  const creatableList = (ownerId: number): CreatableList<Item, Stored> => ({
    listKey: listQuery(ownerId).queryKey,
    noun,
    schema,
    send: ([item]) => http.create(`${path}/`, { json: { ...body(item), [owner]: ownerId } }),
    fetchList: (signal) => fetchList(ownerId, signal),
    identity: (item) => ({ [owner]: ownerId, ...identity(item) }),
    ...custom,
    invalidate,
  })

  return {
    listQuery,
    creatableList,
    useCreate: (ownerId: number, options?: { isSilent?: boolean }) =>
      useCreate(creatableList(ownerId), options),
    /** `gone` when somebody else had already deleted the record. */
    useDelete() {
      const queryClient = useQueryClient()
      return useMutation({
        mutationFn: (recordId: number) => http.delete(`${path}/${recordId}/`),
        onSettled: () => invalidate(queryClient),
      })
    },
  }
}
