import { queryOptions, useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invalidateWithPending } from './cache'
import { http } from './http/client'
import { Failure, toFailure } from './http/errors'
import { fetchAllPages } from './http/fetch-all-pages'
import { fetchCurrentUser } from './user'
import {
  type AddressEntry,
  address,
  addressBody,
  type ContactEntry,
  contact,
} from './wire/address-and-contact'
import { id, type Listing, listOf, text } from './wire/fields'
import { likeness } from './write/compare'
import { type CreatableList, useCreate } from './write/create'

/** The fields of a company that a person enters, besides addresses and contacts. */
export const enteredCompany = z.object({
  company_type: text,
  company_name: text,
  trading_name: text,
  company_number: text,
  vat_number: text,
  intro_source: text,
  intro_description: text,
})

export const client = z.looseObject({
  id,
  client_type: text,
  client_prospect: text,
  ...enteredCompany.shape,
  client_addresses: listOf(address),
  client_contacts: listOf(contact),
})
export type Client = z.output<typeof client>

export interface CompanyEntry extends z.output<typeof enteredCompany> {
  addresses: AddressEntry[]
  contacts: ContactEntry[]
}

/** Section 3 fixes client_type to P and client_prospect to C. */
const clientBody = ({ addresses, contacts, ...company }: CompanyEntry) => ({
  client_type: 'P' as const,
  client_prospect: 'C' as const,
  ...company,
  client_addresses: addresses.map(addressBody),
  client_contacts: contacts,
})
export type ClientBody = ReturnType<typeof clientBody>

export const clientListQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }) => fetchAllPages('clients/', client, { signal }),
})

/** The user's company; it has no name when only the user's record refers to it. */
export type SavedCompany = Pick<Client, 'id'> & Partial<Pick<Client, 'company_name'>>

const companyList: CreatableList<CompanyEntry, SavedCompany> = {
  listKey: ['clients', 'saved'],
  noun: 'company',
  schema: client,
  async send([entry]) {
    const existing = await findCompany()
    if (!existing)
      return http.post('clients/', { json: clientBody(entry) }).catch(async (failure) => {
        // A browser may have repeated the request, which is then refused for the company it created.
        const body = toFailure(failure).kind === 'refused' && (await findCompany())
        if (!body || companyList.compare(entry, body, true) === null) throw failure
        return { status: 200, body }
      })
    const name = existing.company_name ? `, “${existing.company_name}”` : ''
    const message = `Your account already has a company${name}. Nothing was sent.`
    throw new Failure('refused', { message, code: 'has-company' })
  },
  fetchList: fetchCompanies,
  compare: ({ company_name }, record) => likeness({ company_name }, record),
  invalidate: (queryClient) =>
    invalidateWithPending(queryClient, {
      predicate: ({ queryKey: [resource] }) => resource === 'users' || resource === 'clients',
    }),
}

/** The user's companies. Some servers name the company only in the user's record. */
async function fetchCompanies(signal?: AbortSignal): Promise<Listing<SavedCompany>> {
  const list = await fetchAllPages('clients/', client, { signal })
  if (list.items.length > 0) return list
  const { client: id } = await fetchCurrentUser(signal)
  return id === null ? list : { ...list, items: [{ id }] }
}

/** Undefined if there is none, or it cannot be read. */
const findCompany = async () => (await fetchCompanies().catch(() => null))?.items[0]

/** Creates the user's company, unless there is one. */
export const useCreateClient = () => useCreate(companyList)

const settings = z.record(z.string(), z.unknown())
export type ClientSettings = z.output<typeof settings>

/** The first record of the list (section 3), of which no fields are specified; null when the list is empty. */
export const clientSettingsQuery = queryOptions({
  queryKey: ['client_settings'],
  queryFn: async ({ signal }): Promise<ClientSettings | null> => {
    const { items, unreadable } = await fetchAllPages('client_settings/', settings, { signal })
    if (items.length === 0 && unreadable > 0) throw new Failure('invalid-response')
    return items[0] ?? null
  },
})

export const useRequestTermsReview = () =>
  useMutation({
    mutationFn: (email: string) =>
      http.post('request_terms_review/', { json: { terms_email: email }, hasNoBody: true }),
  })
