import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { http } from '../http/client'
import { fetchAllPages } from '../http/fetch-all-pages'
import {
  type AddressBody,
  type AddressEntry,
  addressBody,
  addressIdentity,
} from '../wire/address-and-contact'
import { lettersAndDigits } from '../wire/letters-and-digits'
import { isUnread, withUnread } from '../wire/tolerant-record'
import type { SingleResource } from '../write/resource'
import { useCreate } from '../write/useCreate'
import { useWrite } from '../write/useWrite'
import { invalidateDebtor } from './cache'
import { type DebtorAddress, debtorAddress } from './debtor'

const fetchAddresses = (debtorId: number, signal?: AbortSignal) =>
  fetchAllPages('debtor_address/', debtorAddress, {
    query: { debtor_id: debtorId },
    ...(signal && { signal }),
  })

export const addressListQuery = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor_address', debtorId],
    queryFn: ({ signal }) => fetchAddresses(debtorId, signal),
  })

export const addressResource = (debtorId: number): SingleResource<AddressBody, DebtorAddress> => ({
  key: `debtor_address:${debtorId}`,
  noun: 'the address',
  identity: addressIdentity,
  post: async ([body]) => {
    const json = { ...body, debtor: debtorId }
    const created = await http.post('debtor_address/', z.optional(debtorAddress), { json })
    return created ? { items: [created], unreadable: 0 } : null
  },
  fetchList: (signal) => fetchAddresses(debtorId, signal),
  isMatch: (body, record) => addressIdentity(record) === addressIdentity(body),
  isSimilar: (body, record) =>
    lettersAndDigits(record.street_1) === lettersAndDigits(body.street_1) ||
    lettersAndDigits(record.postcode) === lettersAndDigits(body.postcode),
  invalidate: (queryClient) => invalidateDebtor(queryClient, debtorId),
})

export const useCreateAddress = (debtorId: number) => useCreate(() => addressResource(debtorId))

/** The PUT body of an address. Unchanged and unreadable fields are sent back as received. */
export function addressUpdateBody(saved: DebtorAddress, typed: Partial<AddressEntry>): AddressBody {
  const body = withUnread(addressBody({ ...saved, ...typed }), saved)
  const hasPoint = !isUnread(saved, 'latitude') && !isUnread(saved, 'longitude')
  return hasPoint ? body : { ...body, location: saved.location as AddressBody['location'] }
}

export function useUpdateAddress(debtorId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ id, body }: { id: number; body: AddressBody }) =>
      http.put(`debtor_address/${id}/`, z.optional(debtorAddress), {
        json: { ...body, debtor: debtorId },
      }),
    onSettled: () => invalidateDebtor(queryClient, debtorId),
  })
}

export function useDeleteAddress(debtorId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (addressId: number) => http.delete(`debtor_address/${addressId}/`),
    onSettled: () => invalidateDebtor(queryClient, debtorId),
  })
}
