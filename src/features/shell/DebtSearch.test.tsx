import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { session } from '@/session/session'
import { pairOf } from '@/session/testing/pairs'
import { readTokens } from '@/session/tokens'
import { mountShell } from './testing/shell'

const user = { id: 1, first_name: 'Ann', last_name: 'Archer', email: 'ann@example.com', client: 3 }
const debtor = {
  id: 7,
  company_name: 'Joinery Ltd',
  debtor_debt: { id: 9, initial_debt: '100.00' },
}
let reads = 0
const server = setupServer(
  http.get('*/api/v1/auth/users/me/', () => HttpResponse.json(user)),
  http.get('*/api/v1/debtor/', () => {
    reads += 1
    return HttpResponse.json([debtor])
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  act(() => session.expire(readTokens()?.access ?? ''))
  server.resetHandlers()
  reads = 0
})

const logIn = () => session.start(pairOf(1))
const box = () => screen.queryByRole('searchbox', { name: 'Search debts' })

describe('the search of the top bar', () => {
  it('opens the list with what was typed', async () => {
    await logIn()
    const { user, href } = await mountShell('/add-debt')
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search debts' }),
      ' joinery{Enter}',
    )
    await waitFor(() => expect(href()).toBe('/debts?q=joinery'))
    await waitFor(() => expect(box()).not.toBeInTheDocument())
  })

  it('is there on a debt without a read of the list', async () => {
    await logIn()
    await mountShell('/debt-detail/7')
    expect(box()).toBeVisible()
    expect(reads).toBe(0)
  })

  it('is not there before the first debt, for a visitor, or on a public screen', async () => {
    await mountShell('/add-debt')
    expect(box()).not.toBeInTheDocument()
    server.use(
      http.get('*/api/v1/debtor/', () => {
        reads += 1
        return HttpResponse.json([])
      }),
    )
    await act(logIn)
    await waitFor(() => expect(reads).toBe(1))
    expect(box()).not.toBeInTheDocument()
  })
})
