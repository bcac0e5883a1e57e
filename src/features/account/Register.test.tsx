import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Register } from './Register'
import { mount } from './test-mount'
import { json, setUpServer } from './test-server'

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
    await mounted.user.type(screen.getByLabelText(label), text)
  }
  await mounted.user.click(screen.getByLabelText('I agree to the terms and conditions'))
  const button = screen.getByRole('button', { name: 'Register' })
  // Two presses in one moment, before anything is drawn anew.
  act(() => {
    button.click()
    button.click()
  })
  return mounted
}

test('one call with everything, the password as it was typed, then what to do next', async () => {
  server.answer(json(201, { id: 7 }))
  await register()
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Check your email')
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
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Register')
  expect(screen.getByText('rita@example.com')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fdebts',
  )
})

describe('what the server refuses stands beside its field', () => {
  test.each([
    ['Email', { email: ['user with this email already exists.'] }, /user with this email/],
    ['Password', { password: ['This password is too common.'] }, /too common/],
    [
      'Confirm password',
      { non_field_errors: ["The two password fields didn't match."] },
      /didn't match/,
    ],
  ])('%s', async (label, body, message) => {
    server.answer(json(400, body))
    await register()
    await screen.findByRole('heading', { name: 'There is a problem' })
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText('Password')).toHaveValue(' Quarry Lamp 77 ')
  })

  test('but what is said of the whole stands in the summary alone', async () => {
    server.answer(json(429, { detail: 'Request was throttled.' }))
    await register()
    expect(await screen.findByRole('alert')).toHaveTextContent('Request was throttled.')
    expect(screen.getByLabelText('Confirm password')).not.toHaveAttribute('aria-invalid')
  })
})

test('an address that is taken leads to logging in or a new password', async () => {
  server.answer(json(400, { email: ['user with this email already exists.'] }))
  await register()
  expect(await screen.findByRole('link', { name: 'reset your password' })).toBeInTheDocument()
})

test.each([
  ['First name', '   ', 'Enter your first name'],
  ['Phone', 'later', 'Enter a phone number, like 020 7946 0123'],
  ['Email', 'rita@', 'Enter an email address in the correct format, like name@example.com'],
  ['Password', 'short', 'Password must be at least 8 characters'],
  ['Confirm password', 'Quarry Lamp 77', 'The passwords do not match'],
])('%s: %j is refused before anything is sent', async (label, text, message) => {
  await register({ [label]: text })
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('link', { name: message })).toBeInTheDocument()
  expect(server.calls).toEqual([])
})
