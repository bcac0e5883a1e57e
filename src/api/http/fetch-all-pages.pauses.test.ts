import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { yieldToMain } from '@/lib/yield-to-main'
import { session, UserChanged } from '@/session/session'
import { fetchAllPages } from './fetch-all-pages'

vi.mock('@/lib/yield-to-main', async (original) => {
  const real = await original<typeof import('@/lib/yield-to-main')>()
  return { ...real, yieldToMain: vi.fn(real.yieldToMain) }
})
const pause = vi.mocked(yieldToMain)

const records = Array.from({ length: 1_000 }, (_, place) => ({ id: place + 1, name: `${place}` }))
const sent: unknown[] = records.with(500, { id: 501, name: 7 } as never)
const server = setupServer(http.get('*/debtor/', () => HttpResponse.json(sent)))
const read = (options: Parameters<typeof fetchAllPages>[2] = {}) =>
  fetchAllPages('debtor/', z.looseObject({ id: z.number(), name: z.string() }), options as object)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  session.start({ access: 'a.b.c', refresh: 'd' })
  // Simulates a slow machine.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 50
    return now
  })
})
afterEach(() => {
  session.end()
  pause.mockClear()
})

it('a long list is read with pauses, and one bad record does not affect the others', async () => {
  const { items, unreadable } = await read()
  expect(items).toEqual(records.filter(({ id }) => id !== 501))
  expect(unreadable).toBe(1)
  expect(pause).toHaveBeenCalledTimes(3)
})

it('U02: reading stops when the user changes during a pause', async () => {
  pause.mockImplementationOnce(async () => {
    session.end()
    session.start({ access: 'x.y.z', refresh: 'other' })
  })
  await expect(read()).rejects.toBeInstanceOf(UserChanged)
  expect(pause).toHaveBeenCalledOnce()
})

it('reading stops when the request is aborted during a pause', async () => {
  const asking = new AbortController()
  pause.mockImplementationOnce(async () => asking.abort())
  await expect(read({ signal: asking.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(pause).toHaveBeenCalledOnce()
})

it('unchanged records and lists keep their identity when they are fetched again', async () => {
  const previous = await read()
  expect(await read({ previous })).toBe(previous)
  const changed = previous.items.with(3, { ...records[3], name: 'changed since' } as never)
  const after = await read({ previous: { ...previous, items: changed } })
  expect(after.items.filter((record, index) => record !== changed[index])).toEqual([records[3]])
})
