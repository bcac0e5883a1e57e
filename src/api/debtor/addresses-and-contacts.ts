import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidateDebtor } from '../cache'
import { http } from '../http/client'
import { ownedList } from '../http/fetch-all-pages'
import {
  type AddressBody,
  type AddressEntry,
  addressBody,
  addressIdentity,
  type ContactBody,
  contactIdentity,
} from '../wire/address-and-contact'
import { isUnread, withUnread } from '../wire/tolerant-record'
import { lettersAndDigits } from '../write/attempt'
import type { SingleResource } from '../write/create-one'
import { useCreate } from '../write/useCreate'
import { useWrite } from '../write/useWrite'
import { type DebtorAddress, type DebtorContact, debtorAddress, debtorContact } from './debtor'

/** The query, resource and mutations of the addresses or the contacts of a debtor. */
function debtorRecords<Body extends object, Stored extends { id: number }>({
  path,
  record,
  ...matching
}: {
  path: 'debtor_address' | 'debtor_contact'
  record: z.ZodMiniType<Stored>
} & Pick<SingleResource<Body, Stored>, 'noun' | 'identity' | 'isMatch' | 'isSimilar'>) {
  const { listQuery, fetchList } = ownedList(path, record, 'debtor_id')
  const resource = (debtorId: number): SingleResource<Body, Stored> => ({
    ...matching,
    key: `${path}:${debtorId}`,
    post: (body) =>
      http.post(`${path}/`, z.optional(record), { json: { ...body, debtor: debtorId } }),
    fetchList: (signal) => fetchList(debtorId, signal),
    invalidate: (queryClient) => invalidateDebtor(queryClient, debtorId),
  })
  return {
    listQuery,
    resource,
    useCreate: (debtorId: number) => useCreate(() => resource(debtorId)),
    useUpdate(debtorId: number) {
      const queryClient = useQueryClient()
      return useWrite({
        mutationFn: ({ id, body }: { id: number; body: Body }) =>
          http.put(`${path}/${id}/`, z.optional(record), { json: { ...body, debtor: debtorId } }),
        onSettled: () => invalidateDebtor(queryClient, debtorId),
      })
    },
    useDelete(debtorId: number) {
      const queryClient = useQueryClient()
      return useWrite({
        mutationFn: (id: number) => http.delete(`${path}/${id}/`),
        onSettled: () => invalidateDebtor(queryClient, debtorId),
      })
    },
  }
}

export const {
  listQuery: addressListQuery,
  resource: addressResource,
  useCreate: useCreateAddress,
  useUpdate: useUpdateAddress,
  useDelete: useDeleteAddress,
} = debtorRecords<AddressBody, DebtorAddress>({
  path: 'debtor_address',
  record: debtorAddress,
  noun: 'the address',
  identity: addressIdentity,
  isMatch: (body, record) => addressIdentity(record) === addressIdentity(body),
  isSimilar: (body, record) =>
    lettersAndDigits(record.street_1) === lettersAndDigits(body.street_1) ||
    lettersAndDigits(record.postcode) === lettersAndDigits(body.postcode),
})

export const {
  listQuery: contactListQuery,
  resource: contactResource,
  useCreate: useCreateContact,
  useUpdate: useUpdateContact,
  useDelete: useDeleteContact,
} = debtorRecords<ContactBody, DebtorContact>({
  path: 'debtor_contact',
  record: debtorContact,
  noun: 'the contact',
  identity: contactIdentity,
  isMatch: (body, record) => contactIdentity(record) === contactIdentity(body),
  isSimilar: (body, record) =>
    lettersAndDigits(record.contact_value) === lettersAndDigits(body.contact_value),
})

/** The PUT body of an address. Unchanged and unreadable fields are sent back as received. */
export function addressUpdateBody(saved: DebtorAddress, typed: Partial<AddressEntry>): AddressBody {
  const body = withUnread(addressBody({ ...saved, ...typed }), saved)
  const hasPoint = !isUnread(saved, 'latitude') && !isUnread(saved, 'longitude')
  return hasPoint ? body : { ...body, location: saved.location as AddressBody['location'] }
}
