// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure, type FailureKind } from '@/api/http/errors'
import { closeSnackbars } from '@/session/testing/close-snackbars'
import { createQueryClient } from './query-client'
import { snackbar } from './session/snackbar'

describe('a failing read', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each<[FailureKind, number | null, number[]]>([
    ['server', null, [1000, 2000]],
    ['no-network', null, [1000, 2000]],
    ...(['invalid-response', 'not-found', 'forbidden', 'logged-out', 'refused'] as const).map(
      (kind): [FailureKind, null, number[]] => [kind, null, []],
    ),
    ['throttled', null, [1000, 2000]],
    ['throttled', 0, [1000, 1000]],
    ['throttled', 5, [5000, 5000]],
    ['throttled', 10, [10_000]],
    ['throttled', 11, []],
  ])('%s with Retry-After %j is repeated after %j ms', async (kind, retryAfter, waits) => {
    const asked: number[] = []
    const queryClient = createQueryClient()
    const { retry } = queryClient.getDefaultOptions().queries ?? {}
    const reading = queryClient.query({
      queryKey: [kind],
      // Only an observer repeats by default.
      ...(retry !== undefined && { retry }),
      queryFn: () => {
        asked.push(Date.now())
        throw new Failure(kind, { retryAfter })
      },
    })
    const ended = expect(reading).rejects.toMatchObject({ kind })
    await vi.advanceTimersByTimeAsync(15_000)
    await ended
    expect(asked.slice(1).map((time, place) => time - (asked[place] ?? 0))).toEqual(waits)
  })
})

it.each([
  ['a', {}, ['Broken.']],
  ['no', { silent: true }, []],
])('a failing write is sent once, with %s red snackbar', async (_, meta, shown) => {
  closeSnackbars()
  const queryClient = createQueryClient()
  const send = vi.fn(() => Promise.reject(new Failure('server', { message: 'Broken.' })))
  const mutation = queryClient.getMutationCache().build(queryClient, { meta, mutationFn: send })
  await mutation.execute(undefined).catch(() => {})
  expect(send).toHaveBeenCalledOnce()
  expect(snackbar.queue().map(({ message }) => message)).toEqual(shown)
  expect(snackbar.queue().every(({ colour }) => colour === 'error')).toBe(true)
})
