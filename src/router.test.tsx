import { createMemoryHistory } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Fragment } from 'react'
import { describe, expect, it } from 'vitest'
import { mockServer } from '#mocks/node'
import { config } from '@/config'
import { createQueryClient } from '@/query-client'
import { createPortalRouter } from '@/router'
import { wayBack } from '@/session/drafts'
import { session } from '@/session/session'
import { pairOf } from '@/session/testing/pairs'
import { readTokens } from '@/session/tokens'
import { withMockedApi } from '@/testing/mocked-api'
import { renderRouter } from '@/testing/mount-screen'

withMockedApi()

/** Opens the portal at an address, as a user without the admin flag. */
async function open(address: string) {
  const queryClient = createQueryClient()
  const router = createPortalRouter(queryClient)
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) } as never)
  await router.load()
  renderRouter(router, queryClient, Fragment)
  return router
}
const expectHeading = async (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name))

it.each([
  ['/no-such-page', 'Page not found'],
  ['/debt-detail/1/none', 'Page not found'],
  ['/about/none', 'Page not found'],
  ['/admin', 'Page not found'],
  ['/debt-detail/x', 'Page not found'],
  ['/about', 'About us'],
])('%s has the title and heading "%s" for a user without the admin flag', async (path, name) => {
  await open(path)
  await expectHeading(name)
  await waitFor(() => expect(document.title).toBe(`${config.productName} - ${name}`))
})

it.each([
  ['/first-debt', 'debtor/'],
  ['/register-details', 'auth/users/me/'],
])('"Try again" at %s leads on a client with debts after %s has failed', async (path, failing) => {
  mockServer.use(http.get(`*/api/v1/${failing}`, () => HttpResponse.json({}, { status: 500 })))
  await open(path)
  await expectHeading('Something went wrong')
  mockServer.resetHandlers()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expectHeading('Debts')
})

it('/first-debt keeps its screen when the tab changes after the first debt', async () => {
  mockServer.use(http.get('*/api/v1/debtor/', () => HttpResponse.json([])))
  const router = await open('/first-debt')
  await expectHeading('Add your first debt')
  mockServer.resetHandlers()
  await act(() => router.navigate({ to: '/first-debt', search: { by: 'csv' } }))
  expect(router.state.location.href).toBe('/first-debt?by=csv')
})

describe('an expiry', () => {
  const expire = () => act(async () => session.expire(readTokens()?.access ?? ''))

  it('leads from a private screen to the login, and the login back to its address', async () => {
    const router = await open('/client-settings?from=Jane+Doe')
    const tokens = readTokens() ?? pairOf(1)
    await expectHeading('Client settings')
    await expire()
    await expectHeading('Login')
    expect(router.state.location.href).toBe('/login')
    await act(() => session.start(tokens))
    await expectHeading('Client settings')
    expect(router.state.location.href).toBe('/client-settings?from=Jane+Doe')
    await waitFor(() => expect(wayBack.href).toBeNull())
  })

  it('leaves a public screen open', async () => {
    const router = await open('/about')
    await expectHeading('About us')
    await expire()
    await expectHeading('About us')
    expect(router.state.location.href).toBe('/about')
  })
})
