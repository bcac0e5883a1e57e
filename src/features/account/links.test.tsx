import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ActivationRequest } from './ActivationRequest'
import { PasswordReset } from './PasswordReset'
import { PasswordResetSent } from './PasswordResetSent'
import { RequestPasswordReset } from './RequestPasswordReset'
import { mount } from './test-mount'
import { json, offline, setUpServer } from './test-server'

const server = setUpServer()
const form = (fields: Record<string, string>) =>
  `application/x-www-form-urlencoded ${new URLSearchParams(fields)}`

describe('a new activation e-mail', () => {
  async function ask() {
    const mounted = await mount('/request-activation', <ActivationRequest />)
    await mounted.user.type(screen.getByLabelText('Email'), 'o+1@example.com')
    await mounted.user.click(screen.getByRole('button', { name: 'Send activation email' }))
  }

  test.each([
    ['waits', []],
    ['does not wait', [() => new Response(null, { status: 400 })]],
  ])('says the same where an account %s', async (_state, answers) => {
    server.answer(...answers)
    await ask()
    expect(
      await screen.findByText(/If an account with the address o\+1@example.com is waiting/),
    ).toBeInTheDocument()
    expect(server.said()).toEqual(['Activation email sent!'])
    expect(server.calls).toEqual([
      `POST /auth/users/resend_activation/ ${form({ email: 'o+1@example.com' })}`,
    ])
  })

  test.each([
    ['no address', json(400, { email: ['Enter a valid email address.'] }), 'Enter a valid email'],
    ['no network', offline, 'An unexpected error occurred. Please try again.'],
  ])('tells of %s', async (_name, answer, message) => {
    server.answer(answer)
    await ask()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(server.said()[0]).toMatch(message)
    expect(screen.queryByText(/is waiting/)).not.toBeInTheDocument()
  })
})

describe('a password reset', () => {
  test('is asked for, and the address stays out of the URL', async () => {
    const { user, href } = await mount('/request_password_reset', <RequestPasswordReset />)
    await user.type(screen.getByLabelText('Email'), 'demo@example.com')
    await user.click(screen.getByRole('button', { name: 'Send reset email' }))
    await waitFor(() => expect(href()).toBe('/password_reset_sent'))
    expect(server.said()).toEqual(['Password reset email sent!'])
    expect(server.calls).toEqual([
      `POST /auth/users/reset_password/ ${form({ email: 'demo@example.com' })}`,
    ])
  })

  test('is confirmed also to who opens the page directly', async () => {
    await mount('/password_reset_sent', <PasswordResetSent />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email')
    expect(screen.getByText(/If you asked to reset your password/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  })

  async function choose(second = ' New Quarry 8 ') {
    const mounted = await mount('/reset', <PasswordReset uid="MQ" token="b5-x" />)
    await mounted.user.type(screen.getByLabelText('New password'), ' New Quarry 8 ')
    await mounted.user.type(screen.getByLabelText('Confirm new password'), second)
    await mounted.user.click(screen.getByRole('button', { name: 'Reset password' }))
    return mounted
  }

  test('takes the password as it was typed and leads to the login', async () => {
    const { href } = await choose()
    await waitFor(() => expect(href()).toBe('/login'))
    expect(server.said()).toEqual(['Password has been reset successfully!'])
    const password = ' New Quarry 8 '
    expect(server.calls).toEqual([
      `POST /auth/users/reset_password_confirm/ ${form({
        new_password: password,
        re_new_password: password,
        uid: 'MQ',
        token: 'b5-x',
      })}`,
    ])
  })

  test.each(['uid', 'token'])('says that the link is dead on a bad %s', async (name) => {
    server.answer(json(400, { [name]: ['Invalid.'] }))
    await choose()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has expired or was already used',
    )
    expect(screen.getByRole('link', { name: 'Request a new reset email' })).toHaveAttribute(
      'href',
      '/request_password_reset',
    )
  })

  test('shows what the server has against a password beside it', async () => {
    server.answer(json(400, { new_password: ['This password is too common.'] }))
    await choose()
    await screen.findByRole('alert')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/too common/)
  })

  test('does not send two that differ', async () => {
    await choose('New Quarry 8')
    expect(await screen.findByRole('alert')).toHaveTextContent('The passwords do not match')
    expect(server.calls).toEqual([])
  })
})
