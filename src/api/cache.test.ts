import { focusManager, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidateDebtsOnReturn, invalidateWithPending } from './cache'
import { addressList, contactList } from './debtor/addresses-and-contacts'
import { debtorDetailQuery, debtorListQuery } from './debtor/queries'
import { invoiceList, uploadInvoice } from './invoices/queries'
import { noteList } from './notes'
import { fileOf } from './testing/creatable'
import { empty, hookValue, json, respondTo, stubServer } from './testing/server'
import { stubUploadConnections } from './testing/upload-connection'
import { emptyAddress } from './wire/address-and-contact'

stubServer()
stubUploadConnections({ isServed: true })

const queryClient = new QueryClient()
const hook = <T>(useHook: () => T) => hookValue(useHook, queryClient)
const cachedKeys = (): Record<string, QueryKey> => ({
  list: debtorListQuery.queryKey,
  record: debtorDetailQuery(7).queryKey,
  addresses: addressList.listQuery(7).queryKey,
  contacts: contactList.listQuery(7).queryKey,
  'another record': debtorDetailQuery(8).queryKey,
  'another’s addresses': addressList.listQuery(8).queryKey,
  notes: noteList.listQuery(9).queryKey,
  invoices: invoiceList.listQuery(9).queryKey,
})
beforeEach(() => {
  for (const key of Object.values(cachedKeys())) {
    queryClient.setQueryData<unknown>(key, { items: [], unreadable: 0 })
  }
  respondTo('POST debtor_address/', () => json({ id: 4 }, 201))
  respondTo('POST debt_notes/', () => json({ id: 1 }, 201))
  respondTo('POST invoice/', () => json({ id: 2 }, 201))
  for (const call of ['debtor_address/3/', 'debtor_contact/3/', 'debt_notes/1/'])
    respondTo(`DELETE ${call}`, () => empty())
})
const stale = () =>
  Object.entries(cachedKeys())
    .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)

const upload = { debtId: 9, file: fileOf('a.pdf'), onProgress() {} }

it.each<[string, boolean, () => Promise<unknown>]>([
  ['an address saved', true, () => hook(() => addressList.useCreate(7)).send(emptyAddress)],
  ['a contact removed', true, () => hook(() => contactList.useDelete(7)).mutateAsync(3)],
  ['a note added', false, () => hook(() => noteList.useCreate(9)).send({ note: 'x' })],
  ['a note deleted', false, () => hook(() => noteList.useDelete(9)).mutateAsync(1)],
  ['an invoice uploaded', false, () => uploadInvoice(queryClient, 'file-1', upload)],
])('%s makes what is known of debts stale, the list too: %s', async (_, isListed, write) => {
  await write()
  expect(stale()).toEqual(Object.keys(cachedKeys()).filter((name) => isListed || name !== 'list'))
})

describe('a page that regains focus', () => {
  afterEach(() => focusManager.setFocused(undefined))

  it('makes all queries about debts stale, and no others, until it is unsubscribed', () => {
    queryClient.setQueryData(['clients'], [])
    focusManager.setFocused(true)
    const unsubscribe = invalidateDebtsOnReturn(queryClient)
    focusManager.setFocused(false)
    expect(stale()).toEqual([])
    focusManager.setFocused(true)
    expect(stale()).toEqual(Object.keys(cachedKeys()))
    expect(queryClient.getQueryState(['clients'])?.isInvalidated).toBe(false)
    unsubscribe()
    for (const key of Object.values(cachedKeys())) queryClient.setQueryData<unknown>(key, {})
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    expect(stale()).toEqual([])
  })
})

it('a list whose first fetch began before a write is fetched again after it', async () => {
  const resolvers: ((text: string) => void)[] = []
  const query = {
    queryKey: ['lists'],
    queryFn: () => new Promise<string>((resolve) => resolvers.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  }
  const unsubscribe = new QueryObserver(queryClient, query).subscribe(() => {})
  const done = invalidateWithPending(queryClient, { queryKey: ['lists'] })
  resolvers[0]?.('before')
  await vi.waitFor(() => expect(resolvers).toHaveLength(2))
  resolvers[1]?.('after')
  await done
  expect(queryClient.getQueryData(['lists'])).toBe('after')
  // One that is fetched again meanwhile is fetched once after the next write.
  void queryClient.refetchQueries({ queryKey: ['lists'] })
  void invalidateWithPending(queryClient, { queryKey: ['lists'] })
  for (const resolve of resolvers) resolve('again')
  await new Promise((resolve) => setTimeout(resolve))
  expect(resolvers).toHaveLength(4)
  unsubscribe()
})
