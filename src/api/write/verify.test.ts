import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session, UserChanged } from '@/session/session'
import { newAttempt, recordLostResponse, setBaseline } from './attempt'
import { verify } from './verify'

const logIn = (user: number) =>
  session.start({ access: `h.${btoa(JSON.stringify({ user_id: user }))}.s`, refresh: 'r' })

beforeEach(() => {
  vi.useFakeTimers()
  logIn(1)
})
afterEach(() => {
  vi.useRealTimers()
  session.end()
})

it.each([
  ['elapses', () => vi.runAllTimersAsync()],
  ['is stopped', (stop: AbortController) => stop.abort()],
])('the list of the next user is not fetched when a pause %s', async (_, endPause) => {
  const fetchList = vi.fn(async () => ({ items: [], unreadable: 0 }))
  const resource = { post: vi.fn(), fetchList, isMatch: () => false, isSimilar: () => false }
  const attempt = newAttempt()
  setBaseline(attempt, { items: [], unreadable: 0 })
  recordLostResponse(attempt, [2_000])
  const stop = new AbortController()
  const result = verify(['one'], resource, { attempt, stopChecking: stop.signal }).catch(
    (thrown: unknown) => thrown,
  )
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  session.end()
  logIn(2)
  await endPause(stop)
  expect(await result).toBeInstanceOf(UserChanged)
  expect(fetchList).toHaveBeenCalledOnce()
})
