// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { createElement, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/session/session'
import { type CompanyEntry, useCreateClient } from '../clients'
import { useCreateAddress, useCreateContact } from '../debtor/addresses-and-contacts'
import { useCreateDebtor } from '../debtor/create'
import { debtorBody } from '../debtor/request-body'
import { useUploadInvoice } from '../invoices/queries'
import { noteListQuery, useCreateFirstNote, useCreateNote } from '../notes'
import { skipCheckPauses } from '../testing/check-pauses'
import { debtEntry } from '../testing/records'
import { addressBody, emptyAddress, emptyContact } from '../wire/address-and-contact'
import { UnresolvedWrite } from './create-one'
import type { useCreate } from './useCreate'

skipCheckPauses()

type Row = Record<string, unknown> & { id: number }
let rows: Row[]
let posts: number
/** Used in turn by the next posts: whether the record is stored, and whether a response is sent. */
let answers: { isStored: boolean; status?: number }[]
let isListBroken: boolean
let me: { client: number | null }

const insert = (row: object) => {
  const stored = { ...row, id: rows.length + 1 }
  rows.push(stored)
  return stored
}

const server = setupServer(
  msw.get('*/api/v1/auth/users/me/', () => HttpResponse.json(me)),
  msw.get('*/api/v1/:resource/', () =>
    isListBroken ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(rows),
  ),
  msw.post('*/api/v1/:resource/', async ({ request }) => {
    posts += 1
    const isForm = request.headers.get('content-type')?.startsWith('multipart')
    const row = isForm
      ? {
          debt: 9,
          invoice_file: `/media/${((await request.formData()).get('invoice_file') as File).name}`,
        }
      : withIds((await request.json()) as Record<string, unknown>)
    const { isStored, status } = answers.shift() ?? { isStored: true, status: 201 }
    const stored = isStored ? insert(row) : row
    if (status === undefined) return HttpResponse.error()
    return status === 201
      ? HttpResponse.json(stored, { status })
      : new HttpResponse(null, { status })
  }),
)
/** The records of a debt have ids of their own. */
const withIds = (row: Record<string, unknown>) => ({
  ...row,
  debtor: 7,
  ...(row.debtor_debt ? { debtor_debt: { ...(row.debtor_debt as object), id: 9 } } : {}),
  debtor_addresses: [],
  debtor_contacts: [],
  client_addresses: [],
  client_contacts: [],
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
let users = 0
beforeEach(() => {
  rows = []
  posts = 0
  answers = []
  isListBroken = false
  me = { client: 5 }
  users += 1
  session.start({ access: `x.${btoa(JSON.stringify({ user_id: users }))}.x`, refresh: 'r' })
})
afterEach(() => session.end())

const debt = {
  entry: debtEntry,
  body: debtorBody(debtEntry, { today: '2026-11-20', rules: 'portal', feeMode: 'Fixed Fee' }),
}
const company: CompanyEntry = {
  company_type: 'Limited company',
  company_name: 'Register & Sons Ltd',
  trading_name: '',
  company_number: '',
  vat_number: '',
  intro_source: '',
  intro_description: '',
  addresses: [],
  contacts: [],
}
const address = addressBody({ ...emptyAddress, street_1: '1 Road', postcode: 'LS1 1AA' })
const contact = { ...emptyContact, contact_value: '0113 496 0000' }
const invoice = () => ({
  debtId: 9,
  file: new File(['%PDF'], 'bill.pdf'),
  onProgress: () => {},
  signal: new AbortController().signal,
})

let forms = 0
type Create = ReturnType<typeof useCreate<unknown, { id: number }>>
const resources: [name: string, useHook: () => unknown, item: () => unknown, older: object][] = [
  ['a debt', useCreateDebtor, () => ({ ...debt, formId: ++forms }), withIds({ ...debt.body })],
  ['a company', useCreateClient, () => company, { company_name: company.company_name }],
  ['a note', useCreateNote, () => ({ debtId: 9, text: 'Rang.' }), { debt: 9, note: 'Rang.' }],
  [
    'a first note',
    useCreateFirstNote,
    () => ({ debtId: 9, text: 'Rang.' }),
    { debt: 9, note: 'Rang.' },
  ],
  ['an invoice', useUploadInvoice, invoice, { debt: 9, invoice_file: '/media/bill.pdf' }],
  ['an address', () => useCreateAddress(7), () => address, { ...address, debtor: 7 }],
  ['a contact', () => useCreateContact(7), () => contact, { ...contact, debtor: 7 }],
]

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client }, children)

describe.each(resources)('creating %s', (_, useHook, makeItem, older) => {
  /** The hook as a screen uses it, with one item for all calls. */
  function open() {
    const { result } = renderHook(useHook as () => Create, { wrapper })
    const item = makeItem()
    const resultOrError = (promise: Promise<unknown>) =>
      promise.then(
        (created) => created,
        (thrown: unknown) => thrown,
      )
    return {
      press: () => act(() => resultOrError(result.current.create(item))),
      pressTwice: () =>
        act(() =>
          Promise.all([
            resultOrError(result.current.create(item)),
            resultOrError(result.current.create(item)),
          ]),
        ),
      check: () => act(() => resultOrError(result.current.check(item))),
    }
  }
  const unresolved = (outcome: string, reason?: string) =>
    expect.objectContaining({
      kind: 'unknown-outcome',
      result: expect.objectContaining({ outcome, ...(reason && { reason }) }),
    })

  it('sends one call for two presses', async () => {
    const [first, second] = await open().pressTwice()
    expect(first).toMatchObject({ isFound: false })
    expect(second).toEqual(first)
    expect(posts).toBe(1)
  })

  it('W02: finds the record when it was stored and its response was lost', async () => {
    answers = [{ isStored: true }]
    expect(await open().press()).toMatchObject({ isFound: true, record: { id: 1 } })
    expect(posts).toBe(1)
  })

  it('W04: matches no older record when it never arrives', async () => {
    insert(older)
    answers = [{ isStored: false, status: 504 }]
    expect(await open().press()).toEqual(unresolved('not-created'))
    expect(posts).toBe(1)
  })

  it('W04: says unconfirmed when no list could be fetched before', async () => {
    insert(older)
    isListBroken = true
    answers = [{ isStored: false }]
    const { press, check } = open()
    const answer = await press()
    expect(answer).toBeInstanceOf(UnresolvedWrite)
    isListBroken = false
    expect(await check()).toEqual(unresolved('unconfirmed', 'no-baseline'))
    expect(rows).toHaveLength(1)
  })

  it('W02: checks before it is sent again, and finds a late arrival', async () => {
    answers = [{ isStored: false, status: 500 }]
    const { press } = open()
    expect(await press()).toEqual(unresolved('not-created'))
    insert(older)
    expect(await press()).toMatchObject({ isFound: true, record: { id: 1 } })
    expect(posts).toBe(1)
  })

  it('sends a missing item again, once', async () => {
    answers = [{ isStored: false, status: 500 }]
    const { press } = open()
    await press()
    expect(await press()).toMatchObject({ isFound: false })
    expect(rows).toHaveLength(1)
  })

  it('sends nothing again while the list cannot be fetched', async () => {
    answers = [{ isStored: false, status: 500 }]
    const { press } = open()
    await press()
    isListBroken = true
    expect(await press()).toEqual(unresolved('unconfirmed', 'list-unreadable'))
    expect(posts).toBe(1)
  })
})

it('a note uses a fresh cached list as baseline, without another request', async () => {
  insert({ debt: 9, note: 'Rang.' })
  await client.query({ ...noteListQuery(9), staleTime: 0 })
  isListBroken = true
  answers = [{ isStored: false, status: 500 }]
  const { result } = renderHook(useCreateNote, { wrapper })
  const item = { debtId: 9, text: 'Rang.' }
  await act(() => result.current.create(item).catch(() => {}))
  isListBroken = false
  const checked = await act(() => result.current.check(item).catch((thrown: unknown) => thrown))
  expect(checked).toMatchObject({ result: { outcome: 'not-created' } })
})

it('a failure does not wait for the lists to be fetched again', async () => {
  vi.spyOn(client, 'invalidateQueries').mockReturnValue(new Promise(() => {}))
  answers = [{ isStored: false, status: 500 }]
  const { result } = renderHook(useCreateClient, { wrapper })
  const thrown = await act(() => result.current.create(company).catch((reason: unknown) => reason))
  expect(thrown).toBeInstanceOf(UnresolvedWrite)
  expect(client.invalidateQueries).toHaveBeenCalled()
})
