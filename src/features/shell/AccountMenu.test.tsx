import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { config } from '@/config'
import { delayedRequests } from '@/session/drafts'
import { session } from '@/session/session'
import { logIn, mountShell, setUpShellServer } from './testing/shell'

const server = setUpShellServer()
config.contactPhone = '+44 (0)20 7946 0123'
const card = () => screen.queryByRole('region', { name: 'Account' })

async function openCard(path?: string) {
  const mounted = await mountShell(path)
  const button = screen.getByRole('button', { name: 'Account menu' })
  await mounted.user.click(button)
  return { ...mounted, button, inCard: within(screen.getByRole('region', { name: 'Account' })) }
}

it('the account menu of a visitor links to register and login and keeps the intended path', async () => {
  const { inCard } = await openCard('/login?redirect=%2Fadd-debt')
  expect(inCard.getByText('Please register or login to continue.')).toBeVisible()
  for (const [name, href] of [
    ['Register', '/register?redirect=%2Fadd-debt'],
    ['Login', '/login?redirect=%2Fadd-debt'],
    [/@/, expect.stringMatching(/^mailto:/)],
    ['+44 (0)20 7946 0123', 'tel:+442079460123'],
  ] as const) {
    expect(inCard.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  expect(inCard.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  expect(server.reads).toEqual([])
})

it.each([
  ['Escape', true],
  ['a click elsewhere', false],
  ['the focus moving on', false],
])('the account menu closes on %s', async (way, focusReturns) => {
  const { user, button } = await openCard()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  if (way === 'Escape') await user.keyboard('{Escape}')
  else if (way === 'a click elsewhere') await user.click(screen.getByRole('main'))
  else act(() => screen.getByRole('link', { name: 'Debts' }).focus())
  expect(card()).not.toBeInTheDocument()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  if (focusReturns) expect(button).toHaveFocus()
})

it('the account menu shows the user, requested once before it opens', async () => {
  await logIn()
  const { user } = await mountShell('/about')
  await waitFor(() => expect(server.reads).toEqual(['auth/users/me']))
  await user.click(screen.getByRole('button', { name: 'Account menu' }))
  expect(await screen.findByText('Ann Archer (Logged In)')).toBeVisible()
  expect(screen.getByText('ann@example.com')).toBeVisible()
  const settings = screen.getByRole('link', { name: 'Client settings' })
  expect(settings).toHaveAttribute('href', '/client-settings')
  expect(server.reads).toHaveLength(1)
})

it('a logout waits for the responses to delayed requests, which need the tokens', async () => {
  await logIn()
  const logOut = vi.spyOn(session, 'logOut').mockImplementation(() => {})
  let respond = () => {}
  delayedRequests.add(() => new Promise((resolve) => (respond = resolve)))
  const { user, inCard } = await openCard()
  await user.click(inCard.getByRole('button', { name: 'Logout' }))
  expect(logOut).not.toHaveBeenCalled()
  respond()
  await waitFor(() => expect(logOut).toHaveBeenCalledOnce())
})
