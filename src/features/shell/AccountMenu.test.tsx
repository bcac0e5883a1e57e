import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { session } from '@/session/session'
import { pairOf } from '@/session/testing/pairs'
import { readTokens } from '@/session/tokens'
import { mountShell } from './testing/shell'

const ann = { id: 1, first_name: 'Ann', last_name: 'Archer', email: 'ann@example.com', client: 3 }
let asked = 0
const server = setupServer(
  http.get('*/api/v1/auth/users/me/', () => {
    asked += 1
    return HttpResponse.json(ann)
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  act(() => session.expire(readTokens()?.access ?? ''))
  asked = 0
})

const logIn = () => session.start(pairOf(1))
const card = () => screen.queryByRole('region', { name: 'Account' })

async function openCard(path?: string) {
  const mounted = await mountShell(path)
  const button = screen.getByRole('button', { name: 'Account menu' })
  await mounted.user.click(button)
  const inCard = within(screen.getByRole('region', { name: 'Account' }))
  return { ...mounted, button, inCard }
}

describe('the account menu of a visitor', () => {
  it('links to register and login and keeps the intended path', async () => {
    const { inCard } = await openCard('/login?redirect=%2Fadd-debt')
    expect(inCard.getByText('Please register or login to continue.')).toBeVisible()
    for (const [name, path] of [
      ['Register', '/register'],
      ['Login', '/login'],
    ] as const) {
      const { href } = inCard.getByRole<HTMLAnchorElement>('link', { name })
      expect(new URL(href).pathname).toBe(path)
      expect(new URL(href).searchParams.get('redirect')).toBe('/add-debt')
    }
    expect(inCard.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
    expect(inCard.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
    expect(asked).toBe(0)
  })

  it.each([
    ['Escape', true],
    ['a click elsewhere', false],
    ['the focus moving on', false],
  ])('closes on %s', async (way, focusReturns) => {
    const { user, button } = await openCard()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    if (way === 'Escape') await user.keyboard('{Escape}')
    else if (way === 'a click elsewhere') await user.click(screen.getByRole('main'))
    else act(() => screen.getByRole('link', { name: 'Debts' }).focus())
    expect(card()).not.toBeInTheDocument()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    if (focusReturns) expect(button).toHaveFocus()
  })
})

describe('the account menu of a logged-in user', () => {
  it('shows the user, requested once before the card opens', async () => {
    await logIn()
    const { user } = await mountShell('/about')
    await waitFor(() => expect(asked).toBe(1))
    await user.click(screen.getByRole('button', { name: 'Account menu' }))
    expect(await screen.findByText('Ann Archer (Logged In)')).toBeVisible()
    expect(screen.getByText('ann@example.com')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Client settings' })).toHaveAttribute(
      'href',
      '/client-settings',
    )
    expect(asked).toBe(1)
  })

  it('logs out', async () => {
    const logOut = vi.spyOn(session, 'logOut').mockImplementation(() => {})
    await logIn()
    const { user, inCard } = await openCard()
    await user.click(inCard.getByRole('button', { name: 'Logout' }))
    expect(logOut).toHaveBeenCalledTimes(1)
    expect(card()).not.toBeInTheDocument()
  })
})
