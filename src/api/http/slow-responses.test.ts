// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/session/session'
import { invalidateWithPending } from '../cache'
import { useImportDebtors } from '../debtor/create'
import { debtorListQuery } from '../debtor/queries'
import { noteListQuery } from '../notes'
import type { Failure } from './errors'
import { preloadClient } from './request'

// Lazy modules do not load under fake timers.
beforeAll(preloadClient)
beforeEach(() => session.start({ access: 'access-1', refresh: 'refresh-1' }))
afterEach(() => {
  session.end()
  vi.useRealTimers()
})

interface Asked {
  signal: AbortSignal
  answer: (body: unknown) => void
}

/** A server that responds on the test's command. */
function heldServer(): Asked[] {
  const asked: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { signal } = request as Request
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      asked.push({ signal, answer: (body) => resolve(Response.json(body)) })
    })
  })
  return asked
}

describe('N09: time limits', () => {
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children)
  const sendImport = () =>
    renderHook(() => useImportDebtors(), { wrapper }).result.current.mutateAsync([])

  it.each<[string, number, string, () => Promise<unknown>]>([
    ['the list of debts', 60, 'no-network', () => queryClient.query(debtorListQuery)],
    ['an import', 180, 'unknown-outcome', sendImport],
  ])('%s: %i seconds, then %s', async (_, seconds, kind, call) => {
    vi.useFakeTimers()
    heldServer()
    let ended: string | undefined
    const done = call().catch((thrown: Failure) => {
      ended = thrown.kind
    })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 10)
    expect(ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(20)
    await done
    expect(ended).toBe(kind)
  })
})

describe('N09: responses out of order', () => {
  const note = (id: number, text: string) => ({ id, debt: 9, note: text })

  it('a late response never replaces a newer one, and its request is aborted', async () => {
    const asked = heldServer()
    const queryClient = new QueryClient()
    queryClient.setQueryData(noteListQuery(9).queryKey, { items: [], unreadable: 0 })
    const shown = new QueryObserver(queryClient, noteListQuery(9))
    const stop = shown.subscribe(() => {})
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    // A note was added meanwhile, so the pending response is stale.
    void invalidateWithPending(queryClient, { queryKey: noteListQuery(9).queryKey })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    asked[1]?.answer([note(1, 'old'), note(2, 'new')])
    asked[0]?.answer([note(1, 'old')])
    await vi.waitFor(() => expect(shown.getCurrentResult().data?.items).toHaveLength(2))
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    stop()
  })

  it('a first response requested before a write is fetched again', async () => {
    const asked = heldServer()
    const queryClient = new QueryClient()
    const shown = new QueryObserver(queryClient, noteListQuery(9))
    const stop = shown.subscribe(() => {})
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const done = invalidateWithPending(queryClient, { queryKey: noteListQuery(9).queryKey })
    asked[0]?.answer([note(1, 'old')])
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    asked[1]?.answer([note(1, 'old'), note(2, 'new')])
    await done
    expect(shown.getCurrentResult().data?.items).toHaveLength(2)
    expect(asked).toHaveLength(2)
    stop()
  })

  it('a first response without an observer is stale on arrival, and delays no write', async () => {
    const asked = heldServer()
    const queryClient = new QueryClient()
    const reading = queryClient.query(noteListQuery(9))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await invalidateWithPending(queryClient, { queryKey: noteListQuery(9).queryKey })
    asked[0]?.answer([note(1, 'old')])
    await reading
    await vi.waitFor(() =>
      expect(queryClient.getQueryState(noteListQuery(9).queryKey)?.isInvalidated).toBe(true),
    )
  })

  it('an unmounted screen gets no response', async () => {
    const asked = heldServer()
    const queryClient = new QueryClient()
    const stop = new QueryObserver(queryClient, noteListQuery(9)).subscribe(() => {})
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    stop()
    await vi.waitFor(() => expect(asked[0]?.signal.aborted).toBe(true))
    const { status, fetchStatus } = queryClient.getQueryState(noteListQuery(9).queryKey) ?? {}
    expect([status, fetchStatus]).toEqual(['pending', 'idle'])
  })
})
