// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { createElement, type ReactNode } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { session } from '@/session/session'
import { invoiceListQuery, useUploadInvoice } from '../invoices/queries'
import { noteListQuery, useCreateFirstNote, useCreateNote, useDeleteNote } from '../notes'
import { debtorRecord } from '../testing/records'
import { addressBody, emptyAddress, emptyContact } from '../wire/address-and-contact'
import { addressListQuery, useCreateAddress, useDeleteAddress, useUpdateAddress } from './addresses'
import { contactListQuery, useCreateContact, useDeleteContact } from './contacts'
import { debtor } from './debtor'
import { debtorDetailQuery, debtorListQuery } from './queries'
import { useUpdateDebtor } from './update'

const server = setupServer(msw.all('*', () => new HttpResponse(null, { status: 204 })))
beforeAll(() => {
  server.listen()
  session.start({ access: 'access-1', refresh: 'refresh-1' })
})
afterAll(() => server.close())

const queryClient = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children)
const cached = {
  list: debtorListQuery.queryKey,
  record: debtorDetailQuery(7).queryKey,
  addresses: addressListQuery(7).queryKey,
  contacts: contactListQuery(7).queryKey,
  'another record': debtorDetailQuery(8).queryKey,
  'another’s addresses': addressListQuery(8).queryKey,
  notes: noteListQuery(9).queryKey,
  invoices: invoiceListQuery(9).queryKey,
} as const
const debtOf = { record: 9, 'another record': 10 }
beforeEach(() => {
  for (const [name, key] of Object.entries(cached)) {
    const data = {
      items: [],
      unreadable: 0,
      debtor_debt: { id: debtOf[name as keyof typeof debtOf] ?? 0 },
    }
    queryClient.setQueryData<unknown>(key, data)
  }
})
const old = () =>
  Object.entries(cached)
    .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)

const hook = <T>(use: () => T) => renderHook(use, { wrapper }).result.current
const body = addressBody(emptyAddress)
const saved = { record: debtor.parse(debtorRecord), raw: debtorRecord }

describe('a write invalidates every query that contains the changed record', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['an address saved', () => hook(() => useCreateAddress(7)).create(body)],
    ['an address changed', () => hook(() => useUpdateAddress(7)).mutateAsync({ id: 3, body })],
    ['an address removed', () => hook(() => useDeleteAddress(7)).mutateAsync(3)],
    ['a contact saved', () => hook(() => useCreateContact(7)).create(emptyContact)],
    ['a contact removed', () => hook(() => useDeleteContact(7)).mutateAsync(3)],
    [
      'the record changed',
      () => hook(() => useUpdateDebtor(7)).mutateAsync({ saved, changes: { debtor_debt: {} } }),
    ],
  ])('%s', async (_, change) => {
    await change()
    expect(old()).toEqual(['list', 'record', 'addresses', 'contacts'])
  })

  const { signal } = new AbortController()
  const upload = { debtId: 9, file: new File(['x'], 'x.pdf'), onProgress: () => {}, signal }
  const first = { debtId: 9, text: 'Rang.' }
  it.each<[string, string, () => Promise<unknown>]>([
    ['a note added', 'notes', () => hook(useCreateNote).create(first)],
    ['a first note', 'notes', () => hook(useCreateFirstNote).create(first)],
    ['a note deleted', 'notes', () => hook(() => useDeleteNote(9)).mutateAsync(1)],
    [
      'an invoice, also without a clear answer',
      'invoices',
      () =>
        hook(useUploadInvoice)
          .create(upload)
          .catch(() => {}),
    ],
  ])('%s', async (_, part, change) => {
    await change()
    expect(old()).toEqual(['record', part])
  })
})
