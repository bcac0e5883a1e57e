// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '@/session/session'
import { useWrite } from './useWrite'

const pairOf = (user: number) => ({
  access: `h.${btoa(JSON.stringify({ user_id: user }))}.s`,
  refresh: `refresh-${user}`,
})

afterEach(() => session.end())

/** A screen opened as user 1 that writes after these logins. */
async function writeAfter(...users: number[]) {
  session.start(pairOf(1))
  const send = vi.fn(async () => 'sent')
  const queryClient = new QueryClient()
  const { result } = renderHook(() => useWrite({ mutationFn: send }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  for (const user of users) {
    session.expire()
    session.start(pairOf(user))
  }
  await act(async () => {
    result.current.mutate()
    await new Promise((resolve) => setTimeout(resolve))
  })
  return send
}

it("U03: a write of one user's screen is not sent as another user", async () => {
  expect(await writeAfter(2)).not.toHaveBeenCalled()
  expect(await writeAfter(2, 1)).not.toHaveBeenCalled()
})

it("the same user's write continues after an expired session", async () => {
  expect(await writeAfter(1)).toHaveBeenCalledOnce()
})
