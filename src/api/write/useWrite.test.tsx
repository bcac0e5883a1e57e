// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/query-client'
import { session, UserChanged } from '@/session/session'
import { snackbar } from '@/session/snackbar'
import { Failure } from '../http/errors'
import { useWrite } from './useWrite'

const pairOf = (user: number) => ({
  access: `h.${btoa(JSON.stringify({ user_id: user }))}.s`,
  refresh: `refresh-${user}`,
})

afterEach(() => {
  session.end()
  snackbar.clear()
})

/** A screen opened as user 1 that writes after these logins. */
async function writeAfter(...users: number[]) {
  session.start(pairOf(1))
  const send = vi.fn(async () => 'sent')
  const onSettled = vi.fn()
  const queryClient = new QueryClient()
  const { result } = renderHook(() => useWrite({ mutationFn: send, onSettled }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  for (const user of users) {
    session.expire()
    session.start(pairOf(user))
  }
  const outcome = await act(() => result.current.mutateAsync().catch((thrown: unknown) => thrown))
  return { outcome, send, onSettled }
}

it.each([[[2]], [[2, 1]]])(
  "U03: a write of one user's screen is not sent as another user, after logins of %j",
  async (users) => {
    const { outcome, send, onSettled } = await writeAfter(...users)
    expect(outcome).toBeInstanceOf(UserChanged)
    expect(send).not.toHaveBeenCalled()
    expect(onSettled).not.toHaveBeenCalled()
  },
)

it("the same user's write continues after an expired session", async () => {
  const { outcome, send, onSettled } = await writeAfter(1)
  expect(outcome).toBe('sent')
  expect(send).toHaveBeenCalledOnce()
  expect(onSettled).toHaveBeenCalledOnce()
})

it.each([
  ['warns that it may have arrived', {}, [expect.stringContaining('may have arrived')]],
  ['leaves the message to its screen', { silent: true }, []],
])('a write without a response %s', async (_, meta, messages) => {
  session.start(pairOf(1))
  const queryClient = createQueryClient()
  const mutationFn = async () => {
    throw new Failure('unknown-outcome')
  }
  const { result } = renderHook(() => useWrite({ mutationFn, meta }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const thrown = await act(() => result.current.mutateAsync().catch((reason: unknown) => reason))
  expect(thrown).toBeInstanceOf(Failure)
  expect(snackbar.queue().map(({ message }) => message)).toEqual(messages)
})

it('a write without a callback returns its result', async () => {
  session.start(pairOf(1))
  const queryClient = createQueryClient()
  const { result } = renderHook(() => useWrite({ mutationFn: async () => 'sent' }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  expect(await act(() => result.current.mutateAsync())).toBe('sent')
})
