import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidateDebtor } from './debtor-cache'
import { debtorAddress } from './debtors'
import { http } from './http'
import type { AddressBody } from './place'
import { readAll } from './read-all'
import { useWrite } from './write'

export const addressList = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor_address', debtorId],
    queryFn: ({ signal }) =>
      readAll('debtor_address/', debtorAddress, {
        query: { debtor_id: debtorId },
        signal,
      }),
  })

/** Creates, or with an id replaces. */
export function useSaveAddress(debtorId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ id, body }: { id?: number; body: AddressBody }) => {
      const json = { ...body, debtor: debtorId }
      return id === undefined
        ? http.post('debtor_address/', z.optional(debtorAddress), { json })
        : http.put(`debtor_address/${id}/`, z.optional(debtorAddress), { json })
    },
    onSettled: () => invalidateDebtor(queryClient, debtorId),
  })
}

export function useRemoveAddress(debtorId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (addressId: number) => http.delete(`debtor_address/${addressId}/`),
    onSettled: () => invalidateDebtor(queryClient, debtorId),
  })
}
