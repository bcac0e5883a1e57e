// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure, type FailureKind } from '@/api/http/errors'
import { createQueryClient } from './query-client'
import { UserChanged } from './session/session'
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
    ['bad-answer', 1],
    ['not-found', 1],
    ['forbidden', 1],
    ['signed-out', 1],
    ['refused', 1],
  ])('N08: %s is requested %i times in all', async (kind, requests) => {
    expect(await requestsFor(kind)).toBe(requests)
  })
})

describe('N07: a throttled read', () => {
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
  beforeEach(() => snackbar.clear())

  it('that may have arrived does not invite the user to send it again', async () => {
    const queryClient = createQueryClient()
    const mutation = queryClient.getMutationCache().build(queryClient, {
      meta: { changesRecords: true },
      mutationFn: () => Promise.reject(new Failure('unknown-outcome')),
    })
    await mutation.execute(undefined).catch(() => {})
    const [{ message } = { message: '' }] = snackbar.queue()
    expect(message).toMatch(/^An unexpected error occurred\. .*look before you send it again/)
    expect(message).not.toMatch(/try again/i)
  })

  it('of a user who has left shows no message to the next one', async () => {
    const queryClient = createQueryClient()
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => Promise.reject(new UserChanged()),
    })
    await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(UserChanged)
    expect(snackbar.queue()).toEqual([])
  })

  it('shows one snackbar when many fail alike', async () => {
    for (let times = 0; times < 3; times += 1) snackbar.error('Broken.')
    expect(snackbar.queue()).toHaveLength(1)
  })

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
