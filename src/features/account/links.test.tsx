import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { session } from '@/session/session'
import { ActivationRequest } from './ActivationRequest'
import { PasswordReset } from './PasswordReset'
import { PasswordResetSent } from './PasswordResetSent'
import { RequestPasswordReset } from './RequestPasswordReset'
import { fill, mount } from './testing/mount'
import { json, offline, page, setUpServer } from './testing/server'

const server = setUpServer()
const form = (fields: Record<string, string>) =>
  `application/x-www-form-urlencoded ${new URLSearchParams(fields)}`

/** Responses of different servers for an unknown or active address. */
const notThere = [
  ['204', () => new Response(null, { status: 204 })],
  ['an empty 400', () => new Response(null, { status: 400 })],
  ['a 400 about the field', json(400, { email: ['User with given email does not exist.'] })],
  ['a 403', json(403, { detail: 'Account disabled.' })],
] as const

const failures = [
  ['no address', json(400, { email: ['Enter a valid email address.'] }), 'Enter a valid email'],
  ['no network', offline, 'An unexpected error occurred. Please try again.'],
  ['a broken server', json(503, {}), 'An unexpected error occurred. Please try again.'],
  ['too many calls', json(429, { detail: 'Request was throttled.' }), 'Request was throttled.'],
  [
    'a bot protection',
    json(403, { detail: 'Captcha required.', code: 'captcha_required' }),
    'Captcha required.',
  ],
  ['a page of a proxy', page(403), 'An unexpected error occurred. Please try again.'],
] as const

describe('a new activation email', () => {
  async function ask() {
    const mounted = await mount('/request-activation', <ActivationRequest />)
    await fill(mounted.user, 'Email', 'o+1@example.com')
    await mounted.user.click(screen.getByRole('button', { name: 'Send activation email' }))
    return mounted
  }

  it.each(notThere)('shows the same message after %s', async (_state, answer) => {
    server.answer(answer)
    await ask()
    expect(
      await screen.findByText(/If an account for o\+1@example.com is waiting/),
    ).toBeInTheDocument()
    expect(server.said()).toEqual(['Activation email sent!'])
    expect(document.body).not.toHaveTextContent(/exist|disabled|found/)
    expect(server.calls).toEqual([
      `POST /auth/users/resend_activation/ ${form({ email: 'o+1@example.com' })}`,
    ])
  })

  it.each(failures)('shows the error of %s', async (_name, answer, message) => {
    server.answer(answer)
    await ask()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(server.said()[0]).toMatch(message)
    expect(screen.queryByText(/is waiting/)).not.toBeInTheDocument()
  })

  it('can be sent to another address, prefilled with the first', async () => {
    const { user } = await ask()
    await user.click(await screen.findByRole('button', { name: 'Use another address' }))
    expect(screen.getByLabelText('Email')).toHaveValue('o+1@example.com')
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })
})

describe('a password reset', () => {
  async function ask() {
    const mounted = await mount('/request_password_reset', <RequestPasswordReset />)
    await fill(mounted.user, 'Email', 'demo@example.com')
    await mounted.user.click(screen.getByRole('button', { name: 'Send reset email' }))
    return mounted
  }

  it.each(notThere)('shows the same confirmation after %s', async (_state, answer) => {
    server.answer(answer)
    const { href } = await ask()
    await waitFor(() => expect(href()).toBe('/password_reset_sent'))
    expect(server.said()).toEqual(['Password reset email sent!'])
    expect(server.calls).toEqual([
      `POST /auth/users/reset_password/ ${form({ email: 'demo@example.com' })}`,
    ])
  })

  it('shows a confirmation when the page is opened directly', async () => {
    await mount('/password_reset_sent', <PasswordResetSent />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email')
    expect(screen.getByText(/If you asked to reset your password/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  })

  async function choose(password = 'New Quarry 8') {
    const mounted = await mount('/reset', <PasswordReset uid="MQ" token="b5-x" />)
    await mounted.user.click(screen.getByLabelText('New password'))
    await mounted.user.paste(password)
    await mounted.user.click(screen.getByLabelText('Confirm new password'))
    await mounted.user.paste(password)
    await mounted.user.click(screen.getByRole('button', { name: 'Reset password' }))
    return mounted
  }

  it('sends the password unchanged and leads to the login', async () => {
    const password = '  New Quärry 8 🛥️ '
    const { href } = await choose(password)
    await waitFor(() => expect(href()).toBe('/login'))
    await waitFor(() => expect(server.said()).toEqual(['Password has been reset successfully!']))
    expect(server.calls).toEqual([
      `POST /auth/users/reset_password_confirm/ ${form({
        new_password: password,
        re_new_password: password,
        uid: 'MQ',
        token: 'b5-x',
      })}`,
    ])
  })

  it("ends the browser's session", async () => {
    await session.start({ access: 'a.b.c', refresh: 'd.e.f' })
    const { href } = await choose()
    await waitFor(() => expect(href()).toBe('/login'))
    expect(session.isLoggedIn()).toBe(false)
  })

  it('does not claim the password is unchanged when a response was lost', async () => {
    server.answer(offline, json(400, { token: ['Invalid token for given user.'] }))
    const { user } = await choose()
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Reset password' }))
    expect(await screen.findByText(/Your password may have changed/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument()
  })

  it('shows the link as expired when the server refuses its token', async () => {
    server.answer(json(400, { token: ['Invalid.'] }))
    await choose()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has expired or has already been used',
    )
    expect(screen.getByRole('link', { name: 'Request a new reset email' })).toHaveAttribute(
      'href',
      '/request_password_reset',
    )
  })
})
