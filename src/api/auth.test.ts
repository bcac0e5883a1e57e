import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/query-client'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { closeSnackbars } from '@/session/testing/close-snackbars'
import { failStorage, pairOf } from '@/session/testing/pairs'
import { readTokens } from '@/session/tokens'
import { useLogin } from './auth'
import { clientListQuery, clientSettingsQuery, useRequestTermsReview } from './clients'
import { addressList, contactList } from './debtor/addresses-and-contacts'
import { debtorDetailQuery, type debtorListQuery } from './debtor/queries'
import { invoiceList } from './invoices/queries'
import { noteList } from './notes'
import { debtorRecord, noteRecord } from './testing/records'
import { createMutator } from './testing/resource-calls'
import { callsSent, empty, failureOf, json, respondTo, sent, stubServer } from './testing/server'
import { currentUserQuery, isAdmin } from './user'

const { pair } = stubServer()
const mutate = createMutator(createQueryClient())
const credentials = { email: 'ann@example.com', password: ' p ' }
const logIn = () => mutate(useLogin, credentials)
const login = 'POST auth/jwt/create/'
afterEach(() => {
  closeSnackbars()
  vi.restoreAllMocks()
})

describe('a login', () => {
  it('sends the credentials and stores both tokens', async () => {
    const tokens = pairOf(1)
    localStorage.clear()
    respondTo(login, () => json(tokens))
    await logIn()
    expect(sent[0]?.body).toBe(JSON.stringify({ grant_type: 'password', ...credentials }))
    expect(readTokens()).toEqual(tokens)
  })

  it('that is refused refreshes no older session', async () => {
    respondTo(login, () => json({ detail: 'Wrong password.' }, 401))
    expect(await failureOf(logIn())).toMatchObject({ message: 'Wrong password.' })
    expect(callsSent()).toEqual([login])
    expect([readTokens(), snackbar.queue()]).toEqual([pair(), []])
  })

  it.each([[{ access: 'a.b.c', refresh: 'null' }], [{ access: 'a b', refresh: 'd.e.f' }]])(
    'fails when the server sends the tokens %j',
    async (body) => {
      respondTo(login, () => json(body))
      expect(await failureOf(logIn())).toMatchObject({ kind: 'unknown-outcome' })
      expect(readTokens()).toEqual(pair())
    },
  )

  it('says that the portal needs storage where it is blocked', async () => {
    respondTo(login, () => json(pairOf(1)))
    failStorage('setItem')
    expect((await failureOf(logIn())).message).toContain('does not let the portal store anything')
    vi.restoreAllMocks()
    await session.start(pairOf(1))
  })
})

describe('a query', () => {
  const queries: [string, () => object][] = [
    ['GET clients/', () => clientListQuery],
    ['GET client_settings/', () => clientSettingsQuery],
    ['GET debtor/7', () => debtorDetailQuery(7)],
    ['GET debtor_address/?debtor_id=7', () => addressList.listQuery(7)],
    ['GET debtor_contact/?debtor_id=7', () => contactList.listQuery(7)],
    ['GET debt_notes/?debt_id=9', () => noteList.listQuery(9)],
    ['GET invoice/?debt_id=9', () => invoiceList.listQuery(9)],
  ]

  it.each(queries)('of %s aborts its request when it is cancelled', async (call, query) => {
    respondTo(call, () => new Promise(() => {}))
    const queryClient = new QueryClient()
    const reading = queryClient.query(query() as typeof debtorListQuery).catch(() => {})
    await vi.waitFor(() => expect(callsSent()).toEqual([call]))
    await queryClient.cancelQueries()
    expect(sent[0]?.signal.aborted).toBe(true)
    await reading
  })

  const read = <T>(query: T) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    return queryClient.query(query as typeof debtorListQuery) as Promise<unknown>
  }

  it('of a debtor refuses the record of another', async () => {
    respondTo('GET debtor/7', () => json({ ...debtorRecord, id: 8 }))
    expect(await failureOf(read(debtorDetailQuery(7)))).toMatchObject({ kind: 'invalid-response' })
  })

  it.each([
    [{ client: 5, is_admin: true }, { client: 5, first_name: '' }, true],
    [{ client: 0, is_staff: true, phone: 1632 }, { client: null, phone: '1632' }, true],
    [{ client: 'x', is_admin: 'yes' }, { client: null }, false],
  ])('of the user reads %j', async (record, expected, admin) => {
    respondTo('GET auth/users/me/', () => json(record))
    const user = (await read(currentUserQuery)) as Parameters<typeof isAdmin>[0]
    expect(user).toMatchObject(expected)
    expect(isAdmin(user)).toBe(admin)
  })

  it.each<[unknown, unknown]>([
    [[{ letters: true }, { letters: false }], { letters: true }],
    [['x', { letters: true }], { letters: true }],
    [[], null],
  ])('of the settings in %j gives %j', async (records, expected) => {
    respondTo('GET client_settings/', () => json(records))
    expect(await read(clientSettingsQuery)).toEqual(expected)
  })

  it('of the settings fails when none can be read', async () => {
    respondTo('GET client_settings/', () => json(['x']))
    expect(await failureOf(read(clientSettingsQuery))).toMatchObject({ kind: 'invalid-response' })
  })
})

it('a deletion whose response is lost is known by the list', async () => {
  respondTo('DELETE debt_notes/4/', () => json({}, 502))
  respondTo('GET debt_notes/?debt_id=1', () => json([]))
  expect(await mutate(() => noteList.useDelete(1), 4)).toBe('deleted')
  respondTo('GET debt_notes/?debt_id=1', () => json([{ ...noteRecord, id: 4, debt: 1 }]))
  expect(await failureOf(mutate(() => noteList.useDelete(1), 4))).toMatchObject({
    kind: 'unknown-outcome',
    message: expect.stringContaining('the note may still be there'),
  })
})

it('a review of the terms is asked for by email address', async () => {
  respondTo('POST request_terms_review/', () => empty())
  await mutate(useRequestTermsReview, 'a@c.co')
  expect(sent[0]?.body).toBe('{"terms_email":"a@c.co"}')
})
