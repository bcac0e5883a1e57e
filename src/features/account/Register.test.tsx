import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Register } from './Register'
import { fill, mount } from './testing/mount'
import { json, offline, setUpServer } from './testing/server'

const server = setUpServer()

const filled: Record<string, string> = {
  'First name': ' Rita ',
  'Last name': "O'Register",
  Phone: '020 7946 0001',
  Email: 'rita@example.com',
  Password: ' Quarry Lamp 77 ',
  'Confirm password': ' Quarry Lamp 77 ',
}

async function register(changes: Record<string, string> = {}) {
  const mounted = await mount('/register', <Register redirect="/debts" />)
  for (const [label, text] of Object.entries({ ...filled, ...changes })) {
    await fill(mounted.user, label, text)
  }
  await mounted.user.click(screen.getByLabelText('I agree to the terms and conditions'))
  const button = screen.getByRole('button', { name: 'Register' })
  // Two clicks before React can render.
  act(() => {
    button.click()
    button.click()
  })
  return mounted
}

it('sends one request with all values and the password unchanged, then shows the next step', async () => {
  server.answer(json(201, { id: 7 }))
  await register()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' })
  expect(heading).toHaveFocus()
  const [call = '', ...more] = server.calls
  const [, head, body = ''] = /^(.* )(\{.*)$/.exec(call) ?? []
  expect(head).toBe('POST /auth/users/ application/json ')
  expect(JSON.parse(body)).toEqual({
    first_name: 'Rita',
    last_name: "O'Register",
    phone: '020 7946 0001',
    email: 'rita@example.com',
    password: ' Quarry Lamp 77 ',
    re_password: ' Quarry Lamp 77 ',
    terms_agreed: true,
  })
  expect(more).toEqual([])
  expect(server.said()).toEqual(['Registration was successful!'])
  expect(screen.getByText('rita@example.com')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fdebts',
  )
})

it('the activation email can be resent after 30 seconds or to another address', async () => {
  server.answer(json(201, { id: 7 }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { user } = await register()
  const again = await screen.findByRole('button', { name: 'Send the activation email again' })
  expect(again).toHaveAccessibleDescription('You can send it again after 30 seconds.')
  await user.click(again)
  expect(server.calls).toHaveLength(1)

  await act(async () => vi.advanceTimersByTime(30_000))
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
  await user.click(again)
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled'))
  expect(server.calls[1]).toBe(
    'POST /auth/users/resend_activation/ application/x-www-form-urlencoded email=rita%40example.com',
  )
  expect(server.said()).toContain('Activation email sent!')
  vi.useRealTimers()

  await user.click(screen.getByRole('button', { name: 'Use another address' }))
  expect(screen.getByLabelText('Last name')).toHaveValue("O'Register")
  expect(screen.getByLabelText('Email')).toHaveValue('rita@example.com')
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

it.each([
  ['Email', { email: ['user with this email already exists.'] }, /user with this email/],
  ['Password', { password: ['This password is too common.'] }, /too common/],
  [
    'Confirm password',
    { non_field_errors: ["The two password fields didn't match."] },
    /didn't match/,
  ],
])('shows an error of the server beside the field "%s"', async (label, body, message) => {
  server.answer(json(400, body))
  await register()
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
  expect(screen.getByLabelText('Password')).toHaveValue(' Quarry Lamp 77 ')
})

it('a registered email links to login and password reset', async () => {
  server.answer(json(400, { email: ['user with this email already exists.'] }))
  await register()
  expect(await screen.findByText(/^Registered before/)).toHaveTextContent(
    'Registered before? Login or reset your password.',
  )
})

it('after a lost response the form says what can be done', async () => {
  server.answer(offline)
  await register()
  expect(await screen.findByText('Your account may have been created')).toBeVisible()
  expect(screen.getByRole('link', { name: 'request the activation email' })).toHaveAttribute(
    'href',
    '/request-activation',
  )
  expect(screen.getByLabelText('Email')).toHaveValue('rita@example.com')
})

it.each([
  ['Phone', 'later', 'Enter a phone number, like 020 7946 0123'],
  ['Password', 'short', 'Password must be at least 8 characters'],
  ['Confirm password', 'Quarry Lamp 77', 'The passwords do not match'],
])('%s: %j is refused before sending', async (label, text, message) => {
  await register({ [label]: text })
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('link', { name: message })).toBeInTheDocument()
  expect(server.calls).toEqual([])
})
