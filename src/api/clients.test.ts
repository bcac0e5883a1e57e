import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { HttpResponse, http as msw } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/session/session'
import { type CompanyEntry, clientListQuery, clientSettingsQuery, companyResource } from './clients'
import { currentUserQuery } from './user'

/** Responses by path. */
let responses: Record<string, () => Response>
const server = setupServer(
  msw.all('*/api/v1/*', ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    return responses[path]?.() ?? expect.unreachable(`no response for ${path}`)
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => session.start({ access: 'access-1', refresh: 'refresh-1' }))
afterEach(() => session.end())

const respondWith = (bodies: Record<string, object | number>) => {
  responses = Object.fromEntries(
    Object.entries(bodies).map(([path, body]) => [
      path,
      () =>
        typeof body === 'number'
          ? new HttpResponse(null, { status: body })
          : HttpResponse.json(body),
    ]),
  )
}
const { signal } = new AbortController()
const me = 'auth/users/me/'
const archer = { id: 3, company_name: 'Archer Ltd' }
const entryOf = (company_name: string) => ({ company_name }) as CompanyEntry

describe('the companies of a user', () => {
  it.each([
    ['those of the list', [archer], { client: 5 }, [archer]],
    [
      'the one of the user when the list is empty',
      [],
      { client: 5 },
      [{ id: 5, company_name: '' }],
    ],
    ['none when the user has none either', [], { client: null }, []],
  ])('are %s', async (_, list, user, companies) => {
    respondWith({ 'clients/': list, [me]: user })
    const found = await companyResource.fetchList(signal)
    expect(found.items.map(({ id, company_name }) => ({ id, company_name }))).toEqual(companies)
    expect(found.unreadable).toBe(0)
  })

  it('of the list include unreadable ones', async () => {
    respondWith({ 'clients/': [{ id: 'x' }], [me]: { client: null } })
    expect(await companyResource.fetchList(signal)).toEqual({ items: [], unreadable: 1 })
  })

  it('cannot be fetched while the list fails', async () => {
    respondWith({ 'clients/': 500, [me]: { client: null } })
    await expect(companyResource.fetchList(signal)).rejects.toMatchObject({ kind: 'server' })
  })
})

describe('the companies before a company is created', () => {
  const baseline = () => companyResource.fetchBaseline?.(signal)

  it('are those of the list', async () => {
    respondWith({ 'clients/': [archer] })
    expect(await baseline()).toMatchObject({ items: [archer], unreadable: 0 })
  })

  it('are none when the list fails but the user has no company', async () => {
    respondWith({ 'clients/': 500, [me]: { client: null } })
    expect(await baseline()).toEqual({ items: [], unreadable: 0 })
  })

  it.each([
    ['the user has a company', { client: 5 }, 500],
    ['the user cannot be fetched either', 503, 503],
  ])('are unknown when the list fails and %s', async (_, user, status) => {
    respondWith({ 'clients/': 500, [me]: user })
    await expect(baseline()).rejects.toMatchObject({ kind: 'server', status })
  })
})

describe('a created company', () => {
  it('has the id that the server sends and the name that was entered', async () => {
    respondWith({ 'clients/': { id: 3, company_name: 'ARCHER LTD' } })
    const entry = { ...entryOf('Archer Ltd'), addresses: [], contacts: [] }
    expect(await companyResource.post(entry)).toEqual(archer)
  })

  it.each([[{}], [{ id: null }], [{ id: 'x' }]])(
    'W06: may have been saved when the server sends %j',
    async (body) => {
      respondWith({ 'clients/': body })
      const entry = { ...entryOf('Archer Ltd'), addresses: [], contacts: [] }
      await expect(companyResource.post(entry)).rejects.toMatchObject({ kind: 'unknown-outcome' })
    },
  )

  it.each([
    ['Archer Ltd', true],
    ['ARCHER  LIMITED', true],
    ['Bowman Ltd', false],
    ['', false],
  ])('is found in the list by its name: %j, %j', (company_name, isMatch) => {
    const record = { id: 3, company_name }
    expect(companyResource.isMatch(entryOf('Archer Ltd'), record)).toBe(isMatch)
    // A user has one company, whatever the server has made of its name.
    expect(companyResource.isSimilar(entryOf('Archer Ltd'), record)).toBe(true)
  })

  it('is the same one after its entry was edited', () => {
    const names = ['Archer Ltd', 'Bowman Ltd'].map(entryOf)
    const { identity, onceKey } = companyResource
    expect(new Set(names.map(identity))).toEqual(new Set(['company']))
    expect(new Set(names.map((entry) => onceKey?.(entry)))).toEqual(new Set(['company']))
  })

  it('makes the list and the user stale, and nothing else', async () => {
    const queryClient = new QueryClient()
    const keys = [currentUserQuery.queryKey, clientListQuery.queryKey, ['debtor']]
    for (const queryKey of keys) queryClient.setQueryData(queryKey, {})
    await companyResource.invalidate(queryClient)
    const stale = keys.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)
    expect(stale).toEqual([true, true, false])
  })
})

describe('the settings of a client', () => {
  const fetchSettings = () =>
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).query(clientSettingsQuery)

  it.each([
    ['the first record', [{ letters: true }, { letters: false }], { letters: true }],
    ['the first readable record', ['x', { letters: true }], { letters: true }],
    ['null without a record', [], null],
  ])('are %s', async (_, records, settings) => {
    respondWith({ 'client_settings/': records })
    expect(await fetchSettings()).toEqual(settings)
  })

  it.each([[['x']], [[null, 3]]])('fail when none can be read: %j', async (records) => {
    respondWith({ 'client_settings/': records })
    await expect(fetchSettings()).rejects.toMatchObject({ name: 'Failure', kind: 'bad-answer' })
  })
})

it.each([
  ['the list of companies', () => clientListQuery],
  ['the settings', () => clientSettingsQuery],
])('%s is no longer requested when its screen is left', async (_, query) => {
  const requests: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    requests.push(request as Request)
    return new Promise(() => {})
  })
  const queryClient = new QueryClient()
  const leave = new QueryObserver(queryClient, query() as typeof clientListQuery).subscribe(
    () => {},
  )
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  leave()
  expect(requests[0]?.signal.aborted).toBe(true)
})

it.each([
  ['the companies', () => companyResource.fetchList],
  ['the companies before', () => companyResource.fetchBaseline],
])('%s are no longer requested when the check is stopped', async (_, fetchOf) => {
  const leaving = new AbortController()
  const requests: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { signal: sentSignal } = request as Request
    requests.push(request as Request)
    return new Promise((__, reject) => {
      if (sentSignal.aborted) reject(sentSignal.reason)
      sentSignal.addEventListener('abort', () => reject(sentSignal.reason))
    })
  })
  const outcome = fetchOf()?.(leaving.signal).catch((thrown: unknown) => thrown)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  leaving.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  expect(requests.every((request) => request.signal.aborted)).toBe(true)
})
