import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidateDebtor } from '../cache'
import { http } from '../http/client'
import { Failure } from '../http/errors'
import { fetchAllPages, ownedList } from '../http/fetch-all-pages'
import type { AddressBody, ContactBody } from '../wire/address-and-contact'
import { id } from '../wire/fields'
import type { CreatableList } from '../write/create'
import { type RawRecord, updateAndVerify, withChanges } from '../write/update'
import { useCreate } from '../write/useCreate'
import { type DebtorAddress, type DebtorContact, debtorAddress, debtorContact } from './debtor'

const rawRecord = z.looseObject({ id })

/** The query and the writes of the addresses or the contacts of a debtor. */
function debtorRecords<Body extends object, Stored extends { id: number; debtor: number | null }>({
  path,
  noun,
  schema,
  identity,
}: {
  path: 'debtor_address' | 'debtor_contact'
  noun: string
  schema: z.ZodMiniType<Stored>
  /** What identifies a record besides its owner. */
  identity: (body: Body) => object
}) {
  const { listQuery, fetchList } = ownedList(path, schema, 'debtor_id', ({ debtor }) => debtor)

  /** The record as the server has it. @throws {Failure} `not-found` */
  async function fetchRaw(debtorId: number, recordId: number): Promise<RawRecord> {
    const query = { debtor_id: debtorId }
    const { items } = await fetchAllPages(`${path}/`, rawRecord, { query })
    const record = items.find((item) => item.id === recordId)
    if (record) return record
    throw new Failure('not-found', { message: `This ${noun} has been removed meanwhile.` })
  }

  const creatableList = (debtorId: number): CreatableList<Body, Stored> => ({
    listKey: listQuery(debtorId).queryKey,
    noun,
    send: async ([body]) => [
      await http.post(`${path}/`, z.unknown(), { json: { ...body, debtor: debtorId } }),
    ],
    fetchList: (signal) => fetchList(debtorId, signal),
    read: (answer) => schema.safeParse(answer).data ?? null,
    identity: (body) => ({ debtor: debtorId, ...identity(body) }),
    invalidate: (queryClient) => invalidateDebtor(queryClient, debtorId),
  })

  return {
    listQuery,
    creatableList,
    useCreate: (debtorId: number) => useCreate(creatableList(debtorId)),
    /** Replaces the edited fields of the record, which is read fresh. */
    useUpdate(debtorId: number) {
      const queryClient = useQueryClient()
      return useMutation({
        mutationFn: async ({ id: recordId, changes }: { id: number; changes: Partial<Body> }) => {
          const readBack = () => fetchRaw(debtorId, recordId)
          const before = await readBack()
          const edited = changes as RawRecord
          const json = { ...withChanges(before, edited), debtor: debtorId }
          await updateAndVerify({
            before,
            edited,
            send: () => http.put(`${path}/${recordId}/`, rawRecord, { json }),
            readBack,
          })
        },
        onSettled: () => invalidateDebtor(queryClient, debtorId),
      })
    },
    useDelete(debtorId: number) {
      const queryClient = useQueryClient()
      return useMutation({
        mutationFn: (recordId: number) => http.delete(`${path}/${recordId}/`),
        onSettled: () => invalidateDebtor(queryClient, debtorId),
      })
    },
  }
}

export const {
  listQuery: addressListQuery,
  creatableList: addressList,
  useCreate: useCreateAddress,
  useUpdate: useUpdateAddress,
  useDelete: useDeleteAddress,
} = debtorRecords<AddressBody, DebtorAddress>({
  path: 'debtor_address',
  noun: 'address',
  schema: debtorAddress,
  identity: ({ street_1, postcode }) => ({ street_1, postcode }),
})

export const {
  listQuery: contactListQuery,
  creatableList: contactList,
  useCreate: useCreateContact,
  useUpdate: useUpdateContact,
  useDelete: useDeleteContact,
} = debtorRecords<ContactBody, DebtorContact>({
  path: 'debtor_contact',
  noun: 'contact',
  schema: debtorContact,
  identity: ({ contact_value }) => ({ contact_value }),
})
