import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ActivationRequest } from './ActivationRequest'
import { PasswordReset } from './PasswordReset'
import { PasswordResetSent } from './PasswordResetSent'
import { RequestPasswordReset } from './RequestPasswordReset'
import { rememberedEmails } from './remembered-emails'
import { fill, form, json, mount, offline, page, press, setUpAccountServer } from './testing/mount'

const server = setUpAccountServer()
const email = 'o+1@example.com'
const unexpected = 'An unexpected error occurred. Please try again.'

async function askForActivation() {
  const mounted = await mount('/request-activation', <ActivationRequest />)
  await fill(mounted.user, { Email: email })
  await press(mounted.user, 'Send activation email')
  return mounted
}

// Responses of different servers for an unknown or active address.
it.each([
  ['204', () => new Response(null, { status: 204 })],
  ['an empty 400', () => new Response(null, { status: 400 })],
  ['a 400 about the field', json(400, { email: ['User with given email does not exist.'] })],
  ['a 403', json(403, { detail: 'Account disabled.' })],
] as const)('an asked email is confirmed alike after %s', async (_state, response) => {
  server.respondWith(response, response)
  const { unmount } = await askForActivation()
  await screen.findByText(/If an account for o\+1@example.com is waiting/)
  expect(document.body).not.toHaveTextContent(/exist|disabled|found/)
  unmount()
  // Prefilled with the address typed before.
  const { user, href } = await mount('/request_password_reset', <RequestPasswordReset />)
  await press(user, 'Send reset email')
  await waitFor(() => expect(href()).toBe('/password_reset_sent'))
  rememberedEmails.typed = 'typed-since@example.com'
  await mount('/password_reset_sent', <PasswordResetSent />)
  expect(screen.getByText(/If there is an account for o\+1@example.com/)).toBeVisible()
  expect(server.said()).toEqual(['Activation email sent!', 'Password reset email sent!'])
  expect(server.calls).toEqual([
    `POST /auth/users/resend_activation/ ${form({ email })}`,
    `POST /auth/users/reset_password/ ${form({ email })}`,
  ])
})

it.each([
  ['no address', json(400, { email: ['Enter a valid email address.'] }), /Enter a valid email/],
  ['no network', offline, unexpected],
  ['too many calls', json(429, { detail: 'Request was throttled.' }), 'Request was throttled.'],
  ['bot protection', json(403, { detail: 'A robot?', code: 'captcha_required' }), 'A robot?'],
  ['a page of a proxy', page(403), unexpected],
  ['a page instead of a refusal', page(400), unexpected],
])('an email that could not be sent shows the error of %s', async (_name, response, message) => {
  server.respondWith(response)
  await askForActivation()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(server.said()[0]).toMatch(message)
  expect(screen.queryByText(/is waiting/)).not.toBeInTheDocument()
})

it('a new password may have been set when a response was lost and the link is then used up', async () => {
  server.respondWith(offline, json(400, { token: ['Invalid token for given user.'] }))
  const { user } = await mount('/reset', <PasswordReset uid="MQ" token="b5-x" />)
  await fill(user, { 'New password': 'New Quarry 8', 'Confirm new password': 'New Quarry 8' })
  await press(user, 'Reset password')
  await screen.findByRole('alert')
  await press(user, 'Reset password')
  expect(await screen.findByText(/Your password may have changed/)).toBeInTheDocument()
  const passwords = { new_password: 'New Quarry 8', re_new_password: 'New Quarry 8' }
  const body = form({ ...passwords, uid: 'MQ', token: 'b5-x' })
  const call = `POST /auth/users/reset_password_confirm/ ${body}`
  expect(server.calls).toEqual([call, call])
  expect(server.said()).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument()
})
