import { CancelledError } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberedEmail } from './features/account/remembered-email'
import { createQueryClient } from './query-client'
import type { PortalRouter } from './router'
import { session, UserChanged } from './session/session'
import { snackbar } from './session/snackbar'
import { handleSessionEvents } from './session-boundary'

const navigate = vi.fn()
const router = { matchRoutes: () => [], navigate, latestLocation: {} } as unknown as PortalRouter
let stop = () => {}
afterEach(() => {
  vi.useRealTimers()
  stop()
})

test('U08: an email address typed by one user is not offered to the next', () => {
  stop = handleSessionEvents(router, createQueryClient())
  session.start({ access: 'a.b.c', refresh: 'd.e.f' })
  rememberedEmail.save('ann@example.com')
  session.end()
  expect(rememberedEmail.read()).toBe('')
  expect(navigate).toHaveBeenCalledWith({ to: '/login', search: {} })
})

test("a message about the session's end stays, and later errors of its requests are cleared", async () => {
  vi.useFakeTimers()
  stop = handleSessionEvents(router, createQueryClient())
  session.start({ access: 'a.b.c', refresh: 'd.e.f' })
  snackbar.success('Of the old session')
  session.end()
  snackbar.success('Password has been reset successfully!')
  snackbar.error('Of a call that was cancelled')
  await vi.runAllTimersAsync()
  expect(snackbar.queue().map(({ message }) => message)).toEqual([
    'Password has been reset successfully!',
  ])
})

test("U02: the last user's query is cancelled, and fails with no error to retry or report", async () => {
  const queryClient = createQueryClient()
  stop = handleSessionEvents(router, queryClient)
  session.start({ access: 'a.b.c', refresh: 'd.e.f' })
  const warn = vi.spyOn(console, 'warn')
  const userEpoch = session.userEpoch()
  let respond = () => {}
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  const request = vi.fn(async () => {
    await response
    session.assertUserEpoch(userEpoch)
  })
  const result = queryClient
    .query({ queryKey: ['users', 'me'], queryFn: request, meta: { silent: true } })
    .catch((thrown: unknown) => thrown)
  session.end()
  respond()
  expect(await result).toBeInstanceOf(CancelledError)
  await expect(request.mock.results[0]?.value).rejects.toBeInstanceOf(UserChanged)
  expect(request).toHaveBeenCalledOnce()
  expect(warn).not.toHaveBeenCalled()
})

test('work that ends because the user has changed is not reported as an uncaught error', () => {
  stop = handleSessionEvents(router, createQueryClient())
  const isReported = (reason: unknown) =>
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }),
    )
  expect(isReported(new UserChanged())).toBe(false)
  expect(isReported(new Error('a bug'))).toBe(true)
})
