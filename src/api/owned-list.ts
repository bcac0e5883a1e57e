import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidateDebts } from './cache'
import { http } from './http/client'
import { Failure, toFailure } from './http/errors'
import { fetchAllPages } from './http/fetch-all-pages'
import { id, type Listing } from './wire/fields'
import { likeness, pick, type RawRecord } from './write/compare'
import { type CreatableList, useCreate } from './write/create'
import { type Edit, useUpdate } from './write/update'
import type { Identified } from './write/verified-write'

/** A record of a debt or of a debtor. */
type Owned = Identified & { debt?: number | null; debtor?: number | null }

interface OwnedResource<Item, Stored extends Owned> {
  path: string
  /** The field with the id of the owner: the `debtor_debt`, or the debtor. */
  owner: 'debt' | 'debtor'
  /** For messages: "note". */
  noun: string
  schema: z.ZodMiniType<Stored>
  /** The JSON body of an item, without the owner; the item itself if omitted. */
  body?: (item: Item) => object
  /** The fields that identify a record, besides its owner. */
  identity: readonly (keyof Item & string)[]
  /** Reads what a person can edit of a record; everything if omitted. */
  editable?: z.ZodMiniType<RawRecord>
  send?: CreatableList<Item, Stored>['send']
  /** Whether a record of the list can be the item, where the fields that were sent do not say so. */
  isStoredAs?: (item: Item, record: Stored) => boolean
}

const rawRecord = z.looseObject({ id })

/** The list of the records of one owner: its query, and how they are created, updated and deleted. */
export function ownedList<Item, Stored extends Owned>(resource: OwnedResource<Item, Stored>) {
  const { path, owner, noun, schema, body, identity, editable = rawRecord } = resource

  const fetchRecords = <T>(ownerId: number, recordSchema: z.ZodMiniType<T>, signal?: AbortSignal) =>
    fetchAllPages(`${path}/`, recordSchema, { query: { [`${owner}_id`]: ownerId }, signal })

  /** A record of another owner, which a server that ignores the filter sends, is left out. */
  async function fetchList(ownerId: number, signal?: AbortSignal): Promise<Listing<Stored>> {
    const { items, unreadable } = await fetchRecords(ownerId, schema, signal)
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
    send: ([item]) =>
      http.post(`${path}/`, { json: { ...(body?.(item) ?? item), [owner]: ownerId } }),
    fetchList: (signal) => fetchList(ownerId, signal),
    compare: (item, record, isInList) =>
      isInList && resource.isStoredAs?.(item, record as Stored) === false
        ? null
        : likeness({ ...pick(item, identity), [owner]: ownerId }, record),
    ...(resource.send && { send: resource.send }),
    invalidate,
  })

  return {
    listQuery,
    creatableList,
    useCreate: (ownerId: number, sender?: string) => useCreate(creatableList(ownerId), sender),
    /** Replaces the edited fields of a record, which is read fresh. */
    useUpdate: (ownerId: number) =>
      useUpdate(({ id: recordId, ...edit }: Edit & Identified) => ({
        path: `${path}/${recordId}/`,
        noun,
        editable,
        /** @throws {Failure} `not-found` */
        async read() {
          const { items } = await fetchRecords(ownerId, rawRecord)
          const record = items.find((item) => item.id === recordId)
          if (record) return record
          throw new Failure('not-found', {
            message: `Someone else removed this ${noun} while you were editing.`,
          })
        },
        derived: () => ({ [owner]: ownerId }),
        ...edit,
      })),
    /** Returns `gone` if another user had deleted the record. After an unclear response the list is read. */
    useDelete(ownerId: number) {
      const queryClient = useQueryClient()
      return useMutation({
        async mutationFn(recordId: number) {
          try {
            return await http.delete(`${path}/${recordId}/`)
          } catch (thrown) {
            if (toFailure(thrown).kind !== 'unknown-outcome') throw thrown
            const now = await fetchList(ownerId).catch(() => null)
            if (now?.items.every(({ id }) => id !== recordId)) return 'deleted'
            throw new Failure('unknown-outcome', {
              message: `We got no clear response, so the ${noun} may still be there. You can try again: nothing happens if it is already gone.`,
            })
          }
        },
        onSettled: () => invalidate(queryClient),
      })
    },
  }
}
