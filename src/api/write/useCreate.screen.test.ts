// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/query-client'
import { session } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { createServer, lost } from '../testing/list-server'
import { useCreate } from './useCreate'
import { checkPausesMs, checkSettings } from './verify'

beforeEach(() => session.start({ access: 'access-1', refresh: 'refresh-1' }))
afterEach(() => {
  session.end()
  snackbar.clear()
  checkSettings.pausesMs = checkPausesMs
})

const listKey = ['things']

/** A screen that creates records, whose list may be in the cache. */
function openScreen({ isSilent }: { isSilent?: boolean } = {}) {
  const { server, resource: list } = createServer()
  const queryClient = createQueryClient()
  const invalidate = vi.fn(async () => {})
  const resource = {
    ...list,
    post: async (item: string) => (await list.post([item]))?.items[0],
    key: 'things',
    listKey,
    noun: 'the thing',
    identity: (text: string) => text,
    invalidate,
  }
  const { result } = renderHook(() => useCreate(() => resource, isSilent ? { isSilent } : {}), {
    wrapper: ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queryClient }, children),
  })
  const resultOrError = (promise: Promise<unknown>) => promise.catch((thrown: unknown) => thrown)
  return {
    server,
    queryClient,
    invalidate,
    screen: () => result.current,
    press: (text: string) => resultOrError(result.current.create(text)),
    check: (text: string) => resultOrError(result.current.check(text)),
  }
}
const unresolved = expect.objectContaining({
  kind: 'unknown-outcome',
  result: expect.objectContaining({ outcome: 'not-created', mayStillArrive: true }),
})

describe('while the list is checked', () => {
  /** The checks go on until the test stops them. */
  const openLost = () => {
    checkSettings.pausesMs = [3_600_000]
    const opened = openScreen()
    opened.server.answers = [lost(504)]
    return opened
  }

  it('the screen says so, and that a repeated call is queued, until both have ended', async () => {
    const { press, screen, server } = openLost()
    expect(screen()).toMatchObject({ isChecking: false, isSendQueued: false })
    const first = press('new')
    await waitFor(() => expect(screen().isChecking).toBe(true))
    expect(screen().isSendQueued).toBe(false)
    const second = press('new')
    await waitFor(() => expect(screen().isSendQueued).toBe(true))
    act(() => screen().stopChecking())
    expect(await act(() => Promise.all([first, second]))).toEqual([unresolved, unresolved])
    expect(screen()).toMatchObject({ isChecking: false, isSendQueued: false })
    expect(server.posts).toBe(1)
  })

  it('another item that is created ends neither the checks nor their stop button', async () => {
    const { press, screen } = openLost()
    const first = press('new')
    await waitFor(() => expect(screen().isChecking).toBe(true))
    expect(await act(() => press('other'))).toMatchObject({ isFound: false })
    expect(screen().isChecking).toBe(true)
    act(() => screen().stopChecking())
    expect(await act(() => first)).toEqual(unresolved)
  })

  it('checks that were stopped go on when the call is repeated', async () => {
    const { press, check, screen, server } = openLost()
    const first = press('new')
    await waitFor(() => expect(screen().isChecking).toBe(true))
    act(() => screen().stopChecking())
    await act(() => first)
    const second = press('new')
    await waitFor(() => expect(screen().isChecking).toBe(true))
    server.store('new')
    expect(await act(() => check('new'))).toMatchObject({ isFound: true })
    expect(await act(() => second)).toMatchObject({ isFound: true })
  })

  it('the caller gets the result so far', async () => {
    const { screen, server } = openLost()
    const onPending = vi.fn()
    const sent = screen().create('new', onPending)
    await waitFor(() =>
      expect(onPending).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'not-created' })),
    )
    server.store('new')
    expect(await act(() => screen().check('new'))).toMatchObject({ isFound: true })
    await act(() => sent)
  })
})

describe('the list in the cache', () => {
  afterEach(() => vi.useRealTimers())

  it.each<[string, number, (queryClient: ReturnType<typeof createQueryClient>) => void]>([
    ['is the baseline while it is fresh', 0, () => {}],
    [
      'is fetched again when it was invalidated',
      1,
      (queryClient) => void queryClient.invalidateQueries({ queryKey: listKey }),
    ],
    ['is fetched again after 30 seconds', 1, () => vi.setSystemTime(Date.now() + 30_000)],
    ['is fetched when it is missing', 1, (queryClient) => queryClient.clear()],
  ])('%s', async (_, lists, change) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { press, queryClient, server } = openScreen()
    queryClient.setQueryData(listKey, { items: [], unreadable: 0 })
    change(queryClient)
    expect(await act(() => press('new'))).toMatchObject({ isFound: false })
    expect(server).toMatchObject({ posts: 1, lists })
  })
})

it('a created record is reported once the lists that show it are current', async () => {
  const { press, invalidate } = openScreen()
  const order: string[] = []
  let finishLists = () => {}
  invalidate.mockReturnValue(
    new Promise((resolve) => {
      finishLists = () => {
        order.push('lists')
        resolve()
      }
    }),
  )
  const created = press('new').then(() => order.push('created'))
  await waitFor(() => expect(invalidate).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  finishLists()
  await act(() => created)
  expect(order).toEqual(['lists', 'created'])
})

it.each([
  ['shows the checked outcome', false, [expect.stringContaining('the thing is not there')]],
  ['leaves the message to a screen that reports it', true, []],
])('a lost write %s', async (_, isSilent, messages) => {
  const { press, server } = openScreen({ isSilent })
  server.answers = [lost(500)]
  await act(() => press('new'))
  expect(snackbar.queue().map(({ message }) => message)).toEqual(messages)
})
