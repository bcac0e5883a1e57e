import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drafts } from '@/session/drafts'
import { session } from '@/session/session'
import { Login } from './Login'
import { fill, json, mount, page, press, setUpAccountServer } from './testing/mount'

const server = setUpAccountServer()
/** Of one user: the login of another would reload the page. */
const pair = { access: `h.${btoa('{"user_id":1}')}.s`, refresh: 'd.e.f' }

async function logIn(password = ' Harbour Kettle ') {
  const mounted = await mount('/login', <Login />)
  await fill(mounted.user, { Email: 'demo@Example.com', Password: password })
  await press(mounted.user, 'Login')
  return mounted
}

it('bad credentials show an error, keep the email and offer a new activation email', async () => {
  const message = 'No active account found with the given credentials'
  server.respondWith(json(401, { detail: message }))
  const { href } = await logIn()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(server.said()).toEqual([message])
  expect(screen.getByLabelText('Email')).toHaveValue('demo@Example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  expect(screen.getByText(/Just registered\?/)).toContainElement(
    screen.getByRole('link', { name: 'Resend activation email' }),
  )
  expect(server.calls).toHaveLength(1)
  expect(href()).toBe('/login')
})

it.each([401, 403])('an HTML page with %i does not show as bad credentials', async (status) => {
  server.respondWith(page(status))
  await logIn()
  const message = 'An unexpected error occurred. Please try again.'
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText('Password')).toHaveValue(' Harbour Kettle ')
  expect(screen.queryByText(/Just registered\?/)).not.toBeInTheDocument()
})

it('the form sends nothing when email or password is blank, and points to typos', async () => {
  const { user } = await mount('/login', <Login />)
  await press(user, 'Login')
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent('Enter your email')
  expect(summary).toHaveTextContent('Enter your password')
  await fill(user, { Email: 'demo@gmial.com' })
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Did you mean demo@gmail.com?')
  expect(server.calls).toEqual([])
})

it.each([
  [false, 'Your session has ended. Log in to continue.'],
  [true, 'Your session has ended. Log in to continue. Your unsaved work is kept.'],
])('says that the session has ended, and mentions unsaved work: %s', async (isTyped, text) => {
  await session.start(pair)
  if (isTyped) drafts.set('note:1', 'They called')
  session.expire(pair.access)
  await mount('/login', <Login redirect="/debts" />)
  expect(screen.getByText(/session has ended/)).toHaveTextContent(text)
})
