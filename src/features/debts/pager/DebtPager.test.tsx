import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useParams,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { mockServer, resetWorld, world } from '#mocks/node'
import { issueToken } from '#mocks/tokens'
import { createQueryClient } from '@/query-client'
import { session } from '@/session/session'
import { system } from '@/ui/testing/theme'
import { DebtPager } from './DebtPager'

beforeAll(async () => {
  mockServer.listen({ onUnhandledRequest: 'error' })
  await resetWorld()
})
beforeEach(() =>
  session.start({
    access: issueToken(world, 'access', 1),
    refresh: issueToken(world, 'refresh', 1),
  }),
)
afterEach(() => mockServer.resetHandlers())
afterAll(() => mockServer.close())

async function open(id: number, state: object) {
  const root = createRootRoute()
  const list = createRoute({ getParentRoute: () => root, path: '/' })
  const debt = createRoute({
    getParentRoute: () => root,
    path: '/debt-detail/$id',
    component: function Debt() {
      const { id: param } = useParams({ strict: false })
      return (
        <>
          <h1>The debt</h1>
          <DebtPager debtorId={Number(param)} />
        </>
      )
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([list, debt]),
    history: createMemoryHistory({ initialEntries: ['/about'] }),
  })
  await router.navigate({
    to: '/debt-detail/$id',
    params: { id },
    search: { tab: 'notes' } as never,
    state,
  })
  const queryClient = createQueryClient()
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  await screen.findByRole('heading', { name: 'The debt' })
  return { router, queryClient, user: userEvent.setup() }
}

const through = () => screen.queryByRole('navigation', { name: 'Previous and next debt' })

it('shows on a debt not opened from the list a link to all debts, no pager, and loads no list', async () => {
  const { queryClient } = await open(1, {})
  expect(screen.getByRole('link', { name: 'All debts' })).toHaveAttribute('href', '/')
  expect(through()).toBeNull()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('follows the order of the list, keeps the tab and links back to the same search', async () => {
  const { router, user } = await open(12, { list: { q: 'ltd', sort: 'name' } })
  await waitFor(() => expect(through()).toHaveTextContent(/1 of \d+/))
  expect(screen.queryByRole('link', { name: /^Previous/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Next: Alderbrook Joinery Ltd' }))
  await waitFor(() => expect(through()).toHaveTextContent(/2 of \d+/))
  expect(router.state.location.search).toEqual({ tab: 'notes' })
  expect(router.state.location.pathname).toBe('/debt-detail/1')
  const back = screen.getByRole('link', { name: /^Previous: <b>Bold/ })
  expect(back).toHaveAttribute('href', '/debt-detail/12?tab=notes')
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  await waitFor(() => expect(router.state.location.href).toBe('/?q=ltd&sort=name'))
})

it('keeps the link back when the list cannot be loaded', async () => {
  mockServer.use(http.get('*/api/v1/debtor/', () => HttpResponse.json({}, { status: 403 })))
  await open(1, { list: {} })
  expect(await screen.findByRole('link', { name: 'Back to the list' })).toBeVisible()
  expect(through()).not.toHaveTextContent(' of ')
})
