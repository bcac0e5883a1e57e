import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { http } from './http'
import { makeOld } from './make-old'
import {
  type AddressBody,
  type AddressEntry,
  address,
  addressBody,
  type ContactEntry,
  contact,
} from './place'
import { readAll } from './read-all'
import { currentUser } from './user'
import { id, listOf, text } from './wire'
import { useWrite } from './write'

export const client = z.looseObject({
  id,
  client_type: text,
  client_prospect: text,
  company_type: text,
  company_name: text,
  trading_name: text,
  company_number: text,
  vat_number: text,
  intro_source: text,
  intro_description: text,
  client_addresses: listOf(address),
  client_contacts: listOf(contact),
})
export type Client = z.output<typeof client>

export interface CompanyEntry {
  company_type: string
  company_name: string
  trading_name: string
  company_number: string
  vat_number: string
  intro_source: string
  intro_description: string
  addresses: AddressEntry[]
  contacts: ContactEntry[]
}

export type ClientBody = Omit<CompanyEntry, 'addresses' | 'contacts'> & {
  client_type: 'P'
  client_prospect: 'C'
  client_addresses: AddressBody[]
  client_contacts: ContactEntry[]
}

/** Section 3: client_type P and client_prospect C are never asked for. */
export function clientBody({ addresses, contacts, ...company }: CompanyEntry): ClientBody {
  return {
    client_type: 'P',
    client_prospect: 'C',
    ...company,
    client_addresses: addresses.map(addressBody),
    client_contacts: contacts,
  }
}

export const clientList = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }) => readAll('clients/', client, { signal }),
})

/** The clients as they are now, past the cache: to find out what became of a save without an answer. */
export const readClientsAgain = () => readAll('clients/', client)

export function useCreateClient() {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: ClientBody) => http.post('clients/', z.looseObject({ id }), { json: body }),
    onSettled: () =>
      Promise.all([
        makeOld(queryClient, { queryKey: currentUser.queryKey }),
        makeOld(queryClient, { queryKey: clientList.queryKey }),
      ]),
  })
}
