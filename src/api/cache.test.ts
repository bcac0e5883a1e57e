// @vitest-environment jsdom
import { focusManager, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/session/session'
import { invalidateDebtsOnReturn, invalidateWithPending } from './cache'
import {
  addressListQuery,
  contactListQuery,
  useCreateAddress,
  useCreateContact,
  useDeleteAddress,
  useDeleteContact,
  useUpdateAddress,
  useUpdateContact,
} from './debtor/addresses-and-contacts'
import { debtor } from './debtor/debtor'
import { debtorDetailQuery, debtorListQuery } from './debtor/queries'
import { useUpdateDebtor } from './debtor/update'
import { invoiceListQuery, useUploadInvoice } from './invoices/queries'
import { noteListQuery, useCreateFirstNote, useCreateNote, useDeleteNote } from './notes'
import { createHookRenderer } from './testing/hooks'
import { debtorRecord } from './testing/records'
import { addressBody, emptyAddress, emptyContact } from './wire/address-and-contact'

const server = setupServer(msw.all('*', () => new HttpResponse(null, { status: 204 })))
beforeAll(() => {
  server.listen()
  session.start({ access: 'access-1', refresh: 'refresh-1' })
})
afterAll(() => server.close())

const queryClient = new QueryClient()
const hook = createHookRenderer(queryClient)
const cachedKeys = () => ({
  list: debtorListQuery.queryKey,
  record: debtorDetailQuery(7).queryKey,
  addresses: addressListQuery(7).queryKey,
  contacts: contactListQuery(7).queryKey,
  'another record': debtorDetailQuery(8).queryKey,
  'another’s addresses': addressListQuery(8).queryKey,
  notes: noteListQuery(9).queryKey,
  invoices: invoiceListQuery(9).queryKey,
})
const debtOf = { record: 9, 'another record': 10 }
beforeEach(() => {
  for (const [name, key] of Object.entries<QueryKey>(cachedKeys())) {
    const id = debtOf[name as keyof typeof debtOf]
    const data = { items: [], unreadable: 0, ...(id && { debtor_debt: { id } }) }
    queryClient.setQueryData<unknown>(key, data)
  }
})
const stale = () =>
  Object.entries<QueryKey>(cachedKeys())
    .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)

const body = addressBody(emptyAddress)
const saved = { record: debtor.parse(debtorRecord), raw: debtorRecord }

describe('a write invalidates every query that contains the changed record', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['an address saved', () => hook(() => useCreateAddress(7)).create(body)],
    ['an address changed', () => hook(() => useUpdateAddress(7)).mutateAsync({ id: 3, body })],
    ['an address removed', () => hook(() => useDeleteAddress(7)).mutateAsync(3)],
    ['a contact saved', () => hook(() => useCreateContact(7)).create(emptyContact)],
    [
      'a contact changed',
      () => hook(() => useUpdateContact(7)).mutateAsync({ id: 3, body: emptyContact }),
    ],
    ['a contact removed', () => hook(() => useDeleteContact(7)).mutateAsync(3)],
    [
      'the record changed',
      () => hook(() => useUpdateDebtor(7)).mutateAsync({ saved, changes: { debtor_debt: {} } }),
    ],
  ])('%s', async (_, change) => {
    await change()
    expect(stale()).toEqual(['list', 'record', 'addresses', 'contacts'])
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
    expect(stale()).toEqual(['record', part])
  })
})

it('a note invalidates a debtor that is still being fetched, which may be its own', async () => {
  let respond = () => {}
  const held = new Promise<void>((resolve) => {
    respond = resolve
  })
  server.use(
    msw.get('*/debtor/11', async () => {
      await held
      return HttpResponse.json({ ...debtorRecord, id: 11 })
    }),
  )
  const detail = debtorDetailQuery(11)
  const fetching = queryClient.query(detail)
  await hook(useCreateNote).create({ debtId: 9, text: 'Rang.' })
  respond()
  await fetching
  await vi.waitFor(() =>
    expect(queryClient.getQueryState(detail.queryKey)?.isInvalidated).toBe(true),
  )
})

describe('a page that regains focus', () => {
  afterEach(() => focusManager.setFocused(undefined))
  const leaveAndReturn = () => {
    focusManager.setFocused(true)
    focusManager.setFocused(false)
    const whileAway = stale()
    focusManager.setFocused(true)
    return { whileAway, afterwards: stale() }
  }

  it('invalidates all queries about debts, and no others', () => {
    queryClient.setQueryData(['clients'], [])
    focusManager.setFocused(true)
    const unsubscribe = invalidateDebtsOnReturn(queryClient)
    expect(leaveAndReturn()).toEqual({ whileAway: [], afterwards: Object.keys(cachedKeys()) })
    expect(queryClient.getQueryState(['clients'])?.isInvalidated).toBe(false)
    unsubscribe()
  })

  it('invalidates nothing once unsubscribed', () => {
    invalidateDebtsOnReturn(queryClient)()
    expect(leaveAndReturn().afterwards).toEqual([])
  })
})

describe('a write', () => {
  /** A list whose responses the test sends, in order. */
  function heldList(queryClient: QueryClient, id: string) {
    const answers: ((text: string) => void)[] = []
    let fail = () => {}
    const queryKey = ['lists', id]
    const query = {
      queryKey,
      queryFn: () =>
        new Promise<string>((resolve, reject) => {
          answers.push(resolve)
          fail = () => reject(new Error('Nothing was read.'))
        }),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }
    return {
      answers,
      fail: () => fail(),
      queryKey,
      prefetch: () => void queryClient.query(query),
      observe: () => new QueryObserver(queryClient, query).subscribe(() => {}),
      setData: () => queryClient.setQueryData(queryKey, 'before'),
      refetch: () => void queryClient.refetchQueries({ queryKey }),
      data: () => queryClient.getQueryData(queryKey),
    }
  }
  /** Lets everything run that waits for no response. */
  const flush = () => new Promise((resolve) => setTimeout(resolve))

  it('a list that is shown is fetched once', async () => {
    const queryClient = new QueryClient()
    const list = heldList(queryClient, 'shown')
    list.setData()
    list.observe()
    const done = invalidateWithPending(queryClient, { queryKey: list.queryKey })
    list.answers[0]?.('after')
    await done
    await flush()
    expect(list.answers).toHaveLength(1)
    expect(list.data()).toBe('after')
  })

  it('a list that is being fetched again is fetched once from then on', async () => {
    const queryClient = new QueryClient()
    const list = heldList(queryClient, 'shown')
    list.setData()
    list.observe()
    list.refetch()
    await flush()
    const done = invalidateWithPending(queryClient, { queryKey: list.queryKey })
    list.answers[1]?.('after')
    await done
    await flush()
    expect(list.answers).toHaveLength(2)
    expect(list.data()).toBe('after')
  })

  it('a list whose first fetch failed is fetched once from then on', async () => {
    const queryClient = new QueryClient()
    const list = heldList(queryClient, 'shown')
    list.observe()
    list.fail()
    await flush()
    const done = invalidateWithPending(queryClient, { queryKey: list.queryKey })
    list.answers[1]?.('after')
    await done
    await flush()
    expect(list.answers).toHaveLength(2)
    expect(list.data()).toBe('after')
  })

  it('the first fetch of another list delays no write', async () => {
    const queryClient = new QueryClient()
    const [changed, other] = [heldList(queryClient, 'changed'), heldList(queryClient, 'other')]
    changed.setData()
    other.observe()
    await invalidateWithPending(queryClient, { queryKey: changed.queryKey })
    expect(other.answers).toHaveLength(1)
  })

  it('a write waits for the second fetch of a list that is shown, beside one that is not', async () => {
    const queryClient = new QueryClient()
    const [shown, hidden] = [heldList(queryClient, 'shown'), heldList(queryClient, 'hidden')]
    shown.observe()
    hidden.prefetch()
    await flush()
    let isDone = false
    const done = invalidateWithPending(queryClient, { queryKey: ['lists'] }).then(() => {
      isDone = true
    })
    shown.answers[0]?.('before')
    hidden.answers[0]?.('before')
    await flush()
    expect(shown.answers).toHaveLength(2)
    expect(isDone).toBe(false)
    shown.answers[1]?.('after')
    await done
    expect(shown.data()).toBe('after')
  })
})
