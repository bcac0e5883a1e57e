import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidateDebtor } from './debtor-cache'
import { debtorContact } from './debtors'
import { http } from './http'
import type { ContactBody } from './place'
import { readAll } from './read-all'
import { useWrite } from './write'

export const contactList = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor_contact', debtorId],
    queryFn: ({ signal }) =>
      readAll('debtor_contact/', debtorContact, {
        query: { debtor_id: debtorId },
        signal,
      }),
  })

/** Creates, or with an id replaces. */
export function useSaveContact(debtorId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ id, body }: { id?: number; body: ContactBody }) => {
      const json = { ...body, debtor: debtorId }
      return id === undefined
        ? http.post('debtor_contact/', z.optional(debtorContact), { json })
        : http.put(`debtor_contact/${id}/`, z.optional(debtorContact), { json })
    },
    onSettled: () => invalidateDebtor(queryClient, debtorId),
  })
}

export function useRemoveContact(debtorId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (contactId: number) => http.delete(`debtor_contact/${contactId}/`),
    onSettled: () => invalidateDebtor(queryClient, debtorId),
  })
}
