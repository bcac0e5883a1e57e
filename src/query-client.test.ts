// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure, type FailureKind } from '@/api/http/errors'
import { closeSnackbars } from '@/session/testing/close-snackbars'
import { createQueryClient } from './query-client'
import { snackbar } from './session/snackbar'

const requestsFor = async (kind: FailureKind) => {
  const queryClient = createQueryClient()
  let requests = 0
  const observerRetry = queryClient.getDefaultOptions().queries?.retry
  await queryClient
    .query({
      queryKey: [kind],
      retry: observerRetry,
      retryDelay: 0,
      queryFn: () => {
        requests += 1
        throw new Failure(kind)
      },
    })
    .catch(() => {})
  return requests
}

describe('a failing read', () => {
  it.each<[FailureKind, number]>([
    ['server', 3],
    ['no-network', 3],
    ['throttled', 3],
    ['invalid-response', 1],
    ['not-found', 1],
    ['forbidden', 1],
    ['logged-out', 1],
    ['refused', 1],
  ])('%s is requested %i times in all', async (kind, requests) => {
    expect(await requestsFor(kind)).toBe(requests)
  })
})

describe('a throttled read', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each([
    [3, [3000, 3000]],
    [5, [5000, 5000]],
    [6, [6000]],
    [10, [10_000]],
    [11, []],
    [3600, []],
    [0, [1000, 1000]],
    [null, [1000, 2000]],
  ])(
    "is repeated after the server's waiting time: %s seconds, %j ms",
    async (retryAfter, waits) => {
      const asked: number[] = []
      const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {}
      const start = Date.now()
      const reading = createQueryClient().query({
        queryKey: ['throttled'],
        ...(retry !== undefined && { retry }),
        ...(retryDelay !== undefined && { retryDelay }),
        queryFn: () => {
          asked.push(Date.now() - start)
          throw new Failure('throttled', { retryAfter })
        },
      })
      const ended = expect(reading).rejects.toMatchObject({ kind: 'throttled' })
      await vi.advanceTimersByTimeAsync(15_000)
      await ended
      expect(asked.slice(1).map((time, place) => time - (asked[place] ?? 0))).toEqual(waits)
    },
  )
})

describe('a failing write', () => {
  beforeEach(() => closeSnackbars())

  it.each<[boolean, number]>([
    [false, 1],
    [true, 0],
  ])('is sent once; with silent=%s it shows %i red snackbars', async (silent, shown) => {
    const queryClient = createQueryClient()
    let requests = 0
    const mutation = queryClient.getMutationCache().build(queryClient, {
      meta: { silent },
      mutationFn: () => {
        requests += 1
        return Promise.reject(new Failure('server', { message: 'Broken.' }))
      },
    })
    await mutation.execute(undefined).catch(() => {})
    expect(requests).toBe(1)
    expect(snackbar.queue()).toHaveLength(shown)
    if (shown) expect(snackbar.queue()[0]).toMatchObject({ message: 'Broken.', colour: 'error' })
  })
})
