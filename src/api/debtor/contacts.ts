import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { http } from '../http/client'
import { fetchAllPages } from '../http/fetch-all-pages'
import { type ContactBody, contactIdentity } from '../wire/address-and-contact'
import { lettersAndDigits } from '../wire/letters-and-digits'
import type { SingleResource } from '../write/resource'
import { useCreate } from '../write/useCreate'
import { useWrite } from '../write/useWrite'
import { invalidateDebtor } from './cache'
import { type DebtorContact, debtorContact } from './debtor'

const fetchContacts = (debtorId: number, signal?: AbortSignal) =>
  fetchAllPages('debtor_contact/', debtorContact, {
    query: { debtor_id: debtorId },
    ...(signal && { signal }),
  })

export const contactListQuery = (debtorId: number) =>
  queryOptions({
    queryKey: ['debtor_contact', debtorId],
    queryFn: ({ signal }) => fetchContacts(debtorId, signal),
  })

export const contactResource = (debtorId: number): SingleResource<ContactBody, DebtorContact> => ({
  key: `debtor_contact:${debtorId}`,
  noun: 'the contact',
  identity: contactIdentity,
  post: async ([body]) => {
    const json = { ...body, debtor: debtorId }
    const created = await http.post('debtor_contact/', z.optional(debtorContact), { json })
    return created ? { items: [created], unreadable: 0 } : null
  },
  fetchList: (signal) => fetchContacts(debtorId, signal),
  isMatch: (body, record) => contactIdentity(record) === contactIdentity(body),
  isSimilar: (body, record) =>
    lettersAndDigits(record.contact_value) === lettersAndDigits(body.contact_value),
  invalidate: (queryClient) => invalidateDebtor(queryClient, debtorId),
})

export const useCreateContact = (debtorId: number) => useCreate(() => contactResource(debtorId))

export function useUpdateContact(debtorId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: ({ id, body }: { id: number; body: ContactBody }) =>
      http.put(`debtor_contact/${id}/`, z.optional(debtorContact), {
        json: { ...body, debtor: debtorId },
      }),
    onSettled: () => invalidateDebtor(queryClient, debtorId),
  })
}

export function useDeleteContact(debtorId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (contactId: number) => http.delete(`debtor_contact/${contactId}/`),
    onSettled: () => invalidateDebtor(queryClient, debtorId),
  })
}
