import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session, UserChanged } from '@/session/session'
import { Failure } from '../http/errors'
import { createOne } from './create-one'

const pairOf = (user: number) => ({
  access: `h.${btoa(JSON.stringify({ user_id: user }))}.s`,
  refresh: `refresh-${user}`,
})

beforeEach(() => {
  vi.useFakeTimers()
  session.start(pairOf(1))
})
afterEach(() => {
  vi.useRealTimers()
  session.end()
})

it('U02: the checks after a lost response end when the user changes between two of them', async () => {
  const fetchList = vi.fn(async () => ({ items: [], unreadable: 0 }))
  const resource = {
    key: 'thing',
    noun: 'the thing',
    identity: (name: string) => name,
    post: async () => {
      throw new Failure('unknown-outcome')
    },
    fetchList,
    isMatch: () => false,
    invalidate: async () => {},
  }
  const result = createOne('one', resource, {
    isCheck: false,
    stopChecking: new AbortController().signal,
    onChecking: () => {},
    onPending: () => {},
    onQueued: () => {},
  }).catch((thrown: unknown) => thrown)
  // The baseline, and the first check.
  await vi.waitFor(() => expect(fetchList).toHaveBeenCalledTimes(2))
  session.end()
  session.start(pairOf(2))
  await vi.runAllTimersAsync()
  expect(await result).toBeInstanceOf(UserChanged)
  expect(fetchList).toHaveBeenCalledTimes(2)
})
