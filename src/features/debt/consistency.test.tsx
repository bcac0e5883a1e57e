import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { mockServer, world } from '#mocks/node'
import { invalidateDebtsOnReturn } from '@/api/cache'
import {
  addressListQuery,
  contactListQuery,
  useCreateAddress,
  useCreateContact,
  useDeleteAddress,
  useDeleteContact,
  useUpdateAddress,
  useUpdateContact,
} from '@/api/debtor/addresses-and-contacts'
import { debtorListQuery } from '@/api/debtor/queries'
import { useUploadInvoice } from '@/api/invoices/queries'
import { noteListQuery, useCreateNote, useDeleteNote } from '@/api/notes'
import { addressBody, emptyAddress, emptyContact } from '@/api/wire/address-and-contact'
import { createQueryClient } from '@/query-client'
import { change, openDebtAsUser, withMockedApi } from './testing/debt'

withMockedApi()

const debtId = 101
type Client = ReturnType<typeof createQueryClient>

/** Renders a hook with the cache of a tab, like a screen would. */
function inTabOf(queryClient: Client) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return <T,>(use: () => T): T => renderHook(use, { wrapper }).result.current
}
type Hook = ReturnType<typeof inTabOf>

/** Another browser tab with its own cache. */
const elsewhere = createQueryClient

const address = addressBody({
  ...emptyAddress,
  street_1: '7 New Row',
  city: 'Leeds',
  postcode: 'LS2 7EW',
})
const contact = { ...emptyContact, contact_value: '0113 496 0777' }
const newFile = () => ({
  debtId,
  file: new File(['%PDF-1.7'], 'new-paper.pdf', { type: 'application/pdf' }),
  onProgress: () => {},
  signal: new AbortController().signal,
})
const idOf = (record: { id: number } | undefined) => record?.id ?? 0

interface Write {
  what: string
  tab: 'notes' | 'invoices' | 'addresses' | 'contacts'
  /** The count after the write; the debt starts with 2, 2, 2 and 4. */
  count: number
  perform: (hook: Hook) => Promise<unknown>
  /** A text that appears on these screens, or disappears, with the write. */
  text: string
  isGone?: boolean
  shownOn: readonly Screen[]
}

const screens = {
  overview: '/debt-detail/1',
  tab: '',
  statement: '/debt-detail/1/statement',
} as const
type Screen = keyof typeof screens

const writes: readonly Write[] = [
  {
    what: 'a note added',
    tab: 'notes',
    count: 3,
    perform: (hook) => hook(useCreateNote).create({ debtId, text: 'Rang twice.' }),
    text: 'Rang twice.',
    shownOn: ['overview', 'tab'],
  },
  {
    what: 'a note deleted',
    tab: 'notes',
    count: 1,
    perform: async (hook) => {
      const { items } = await elsewhere().query(noteListQuery(debtId))
      const note = items.find((each) => each.note.startsWith('Called, no answer.'))
      await hook(() => useDeleteNote(debtId)).mutateAsync(idOf(note))
    },
    text: 'Called, no answer.',
    isGone: true,
    shownOn: ['overview', 'tab'],
  },
  {
    what: 'an invoice uploaded',
    tab: 'invoices',
    count: 3,
    perform: (hook) => hook(useUploadInvoice).create(newFile()),
    text: 'new-paper.pdf',
    shownOn: ['overview', 'tab', 'statement'],
  },
  {
    what: 'an address added',
    tab: 'addresses',
    count: 3,
    perform: (hook) => hook(() => useCreateAddress(1)).create({ ...address, isPrimary: false }),
    text: '7 New Row',
    shownOn: ['tab'],
  },
  {
    what: 'an address changed',
    tab: 'addresses',
    count: 2,
    perform: async (hook) => {
      const { items } = await elsewhere().query(addressListQuery(1))
      const id = idOf(items.find(({ isPrimary }) => isPrimary))
      await hook(() => useUpdateAddress(1)).mutateAsync({ id, body: address })
    },
    text: '7 New Row',
    shownOn: ['overview', 'tab', 'statement'],
  },
  {
    what: 'an address removed',
    tab: 'addresses',
    count: 1,
    perform: async (hook) => {
      const { items } = await elsewhere().query(addressListQuery(1))
      await hook(() => useDeleteAddress(1)).mutateAsync(
        idOf(items.find(({ isPrimary }) => isPrimary)),
      )
    },
    text: 'Foundry Lane',
    isGone: true,
    shownOn: ['overview', 'tab', 'statement'],
  },
  {
    what: 'a contact added',
    tab: 'contacts',
    count: 5,
    perform: (hook) => hook(() => useCreateContact(1)).create({ ...contact, isPrimary: false }),
    text: '0113 496 0777',
    shownOn: ['tab'],
  },
  {
    what: 'a contact changed',
    tab: 'contacts',
    count: 4,
    perform: async (hook) => {
      const { items } = await elsewhere().query(contactListQuery(1))
      const id = idOf(items[0])
      await hook(() => useUpdateContact(1)).mutateAsync({ id, body: contact })
    },
    text: '0113 496 0777',
    shownOn: ['tab'],
  },
  {
    what: 'a contact removed',
    tab: 'contacts',
    count: 3,
    perform: async (hook) => {
      const { items } = await elsewhere().query(contactListQuery(1))
      await hook(() => useDeleteContact(1)).mutateAsync(idOf(items.at(-1)))
    },
    text: '',
    shownOn: [],
  },
]

const find = (what: string) => writes.find((write) => write.what === what) as Write
const noteAdded = find('a note added')
const addressChanged = find('an address changed')

const counts: Record<Write['tab'], number> = { notes: 2, invoices: 2, addresses: 2, contacts: 4 }
const tabAt = (tab: Write['tab']) => `/debt-detail/1?tab=${tab}`
/** Avoids role queries, which are slow on a page of this size. */
const shown = () => document.body.textContent ?? ''
const countOf = (tab: string) =>
  [...document.querySelectorAll('[role=tab]')]
    .map(({ textContent }) => textContent?.toLowerCase() ?? '')
    .find((name) => name.startsWith(tab))
    ?.split(' ')[1]

/** The lists of the tab before the write. */
const lists: Record<Write['tab'], string> = {
  notes: '[aria-label=Notes] li',
  invoices: '[aria-label="Uploaded invoices"] tbody tr',
  addresses: '[aria-label=addresses] li',
  contacts: '[aria-label=contacts] li',
}

async function open({ tab }: Write, isVisited: boolean, from: From) {
  const opened = await openDebtAsUser(isVisited || from === 'tab' ? tabAt(tab) : screens.overview)
  const go = (path: string) => act(() => opened.router.navigate({ to: path } as never))
  const seen = () => document.querySelectorAll(lists[tab]).length
  await waitFor(() => expect(countOf(tab)).toBe(String(counts[tab])))
  if (isVisited || from === 'tab') await waitFor(() => expect(seen()).toBe(counts[tab]))
  if (isVisited) await go(screens.overview)
  if (isVisited && from === 'tab') {
    await go(tabAt(tab))
    await waitFor(() => expect(seen()).toBe(counts[tab]))
  }
  // The list of debts is cached as well.
  await opened.queryClient.query(debtorListQuery)
  return { ...opened, go, seen }
}

type Opened = Awaited<ReturnType<typeof open>>
type From = 'overview' | 'tab'

/** The content of the open screen. */
function expectHere(write: Write, { seen }: Opened, from: From) {
  const { tab, count, text, isGone = false, shownOn } = write
  expect(countOf(tab)).toBe(String(count))
  if (from === 'tab') expect(seen()).toBe(count)
  if (shownOn.includes(from)) expect(shown().includes(text)).toBe(!isGone)
}

async function expectOnAllScreens(write: Write, { go }: Opened) {
  const { tab, text, isGone = false, shownOn } = write
  for (const screen of shownOn) {
    await go(screen === 'tab' ? tabAt(tab) : screens[screen])
    await waitFor(() => expect(shown().includes(text)).toBe(!isGone))
  }
}

const froms = ['overview', 'tab'] as const
const ways = froms.flatMap((from) => [true, false].map((isVisited) => ({ from, isVisited })))
const name = ({ what, from, isVisited }: Write & (typeof ways)[number]) =>
  `${what}, on the ${from}, its tab ${isVisited ? 'visited before' : 'not visited'}`
const matrix = writes.flatMap((write) => ways.map((way) => ({ ...write, ...way })))

describe('all screens agree as soon as a write succeeds', () => {
  test.each(matrix.map((row) => [name(row), row] as const))('%s', async (_, row) => {
    const opened = await open(row, row.isVisited, row.from)
    await row.perform(inTabOf(opened.queryClient))
    await waitFor(() => expectHere(row, opened, row.from))
    await expectOnAllScreens(row, opened)
  })
})

describe('all screens agree on return from another tab', () => {
  let stop = () => {}
  afterEach(() => stop())

  const comeBack = () =>
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

  test.each(
    matrix.filter(({ from }) => from === 'overview').map((row) => [name(row), row] as const),
  )('%s', async (_, row) => {
    const opened = await open(row, row.isVisited, row.from)
    stop = invalidateDebtsOnReturn(opened.queryClient)
    await row.perform(inTabOf(elsewhere()))
    expect(countOf(row.tab)).toBe(String(counts[row.tab]))
    comeBack()
    await waitFor(() => expectHere(row, opened, row.from))
    await expectOnAllScreens(row, opened)
  })

  test('the row of the list has the new address', async () => {
    const opened = await open(addressChanged, false, 'overview')
    stop = invalidateDebtsOnReturn(opened.queryClient)
    await addressChanged.perform(inTabOf(elsewhere()))
    comeBack()
    const list = await opened.queryClient.query(debtorListQuery)
    const row = list.items.find(({ id }) => id === 1)
    expect(row?.debtor_addresses.map(({ street_1 }) => street_1)).toContain('7 New Row')
  })

  test('a payment recorded meanwhile is in the tab, the timeline and the statement', async () => {
    const opened = await openDebtAsUser(screens.overview)
    await waitFor(() => expect(countOf('payments')).toBe('2'))
    stop = invalidateDebtsOnReturn(opened.queryClient)
    const payment = { amount: '77.00', payment_date: '2026-11-19', method: 'Cash', reference: 'T7' }
    world.payments.add({ debt: debtId, ...payment })
    change({ amount_outstanding: '3673.00' })
    comeBack()
    await waitFor(() => expect(countOf('payments')).toBe('3'))
    for (const [path, text] of [
      [screens.overview, 'Cash, T7'],
      ['/debt-detail/1?tab=payments', 'CashT7'],
      [screens.statement, 'Payment, Cash, T7'],
    ]) {
      await act(() => opened.router.navigate({ to: path } as never))
      await waitFor(() => expect(shown()).toContain(text))
    }
  })
})

test('the embedded list is used, with an error in its tab, when a list cannot be refreshed', async () => {
  const opened = await open(noteAdded, true, 'tab')
  mockServer.use(http.get('*/api/v1/debt_notes/', () => HttpResponse.html('Proxy')))
  await noteAdded.perform(inTabOf(opened.queryClient))
  await waitFor(() => expect(countOf('notes')).toBe('3'))
  expect(shown()).toContain('Try again')
})

test('the row of the list has an address as soon as it is saved', async () => {
  const opened = await open(addressChanged, false, 'overview')
  await addressChanged.perform(inTabOf(opened.queryClient))
  const list = await opened.queryClient.query(debtorListQuery)
  const record = list.items.find(({ id }) => id === 1)
  expect(record?.debtor_addresses.map(({ street_1 }) => street_1)).toContain('7 New Row')
})
