import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Register } from './Register'
import { fill, form, json, mount, offline, press, setUpAccountServer } from './testing/mount'

const server = setUpAccountServer()

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
  await fill(mounted.user, { ...filled, ...changes })
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
  const { user } = await register()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' })
  expect(heading).toHaveFocus()
  expect(document.title).toMatch(/ - Check your email$/)
  expect(server.calls).toHaveLength(1)
  const [, body = ''] = server.calls[0]?.split('POST /auth/users/ application/json ') ?? []
  expect(JSON.parse(body)).toEqual({
    first_name: 'Rita',
    last_name: "O'Register",
    phone: '020 7946 0001',
    email: 'rita@example.com',
    password: ' Quarry Lamp 77 ',
    re_password: ' Quarry Lamp 77 ',
    terms_agreed: true,
  })
  expect(server.said()).toEqual(['Registration was successful!'])
  expect(screen.getByText('rita@example.com')).toBeInTheDocument()
  const login = screen.getByRole('link', { name: 'Login' })
  expect(login).toHaveAttribute('href', '/login?redirect=%2Fdebts')

  const resend = screen.getByRole('button', { name: 'Send the activation email again' })
  act(() => {
    resend.click()
    resend.click()
  })
  await waitFor(() => expect(server.said()).toContain('Activation email sent!'))
  const email = form({ email: 'rita@example.com' })
  expect(server.calls.slice(1)).toEqual([`POST /auth/users/resend_activation/ ${email}`])

  await press(user, 'Use another address')
  expect(screen.getByLabelText('Last name')).toHaveValue("O'Register")
  expect(screen.getByLabelText('Email')).toHaveValue('rita@example.com')
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

const mismatch = { non_field_errors: ["The two password fields didn't match."] }

it('shows errors of the server beside their fields', async () => {
  server.respondWith(json(400, { ...mismatch, email: ['user with this email already exists.'] }))
  await register()
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(server.said()).toEqual([expect.stringMatching(/Email: user with this email/)])
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/user with this email/)
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(/didn't match/)
  expect(screen.getByLabelText('Password')).toHaveValue(' Quarry Lamp 77 ')
})

// A browser repeats a request by itself when its connection breaks.
it.each([
  ['is lost', offline],
  ['says that the email is taken', json(400, { email: ['user with this email already exists.'] })],
])('the form says what can be done when the response %s', async (_, response) => {
  server.respondWith(response)
  await register()
  expect(await screen.findByText('Your account may have been created')).toBeVisible()
  const link = screen.getByRole('link', { name: 'request the activation email' })
  expect(link).toHaveAttribute('href', '/request-activation')
  expect(screen.getByLabelText('Email')).toHaveValue('rita@example.com')
})

it('passwords that differ are refused before sending', async () => {
  await register({ 'Confirm password': 'Quarry Lamp 77' })
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByRole('link', { name: 'The passwords do not match' })).toBeInTheDocument()
  expect(server.calls).toEqual([])
})
