import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '@/session/session'
import { Login } from './Login'
import { mount } from './test-mount'
import { json, setUpServer } from './test-server'

const server = setUpServer()
const pair = json(200, { access: 'a.b.c', refresh: 'd.e.f' })
const refused = json(401, { detail: 'No active account found with the given credentials' })

async function logIn(redirect?: string, password = ' Harbour Kettle ') {
  const mounted = await mount('/login', <Login {...(redirect && { redirect })} />)
  await mounted.user.type(screen.getByLabelText('Email'), 'demo@Example.com')
  await mounted.user.type(screen.getByLabelText('Password'), password)
  await mounted.user.click(screen.getByRole('button', { name: 'Login' }))
  return mounted
}

test.each([
  [undefined, '/'],
  ['/debt-detail/1?tab=notes#x', '/debt-detail/1?tab=notes#x'],
  ['//evil.example', '/'],
  ['https://evil.example/debts', '/'],
])('logs in and, with redirect %s, goes to %s', async (redirect, there) => {
  server.answer(pair)
  const { href } = await logIn(redirect)
  await waitFor(() => expect(href()).toBe(there))
  expect(server.calls).toEqual([
    'POST /auth/jwt/create/ application/json {"grant_type":"password","email":"demo@Example.com","password":" Harbour Kettle "}',
  ])
  expect(server.said()).toEqual(['Login successful!'])
  expect(session.tokens()).toEqual({ access: 'a.b.c', refresh: 'd.e.f' })
})

test('bad credentials are told, the e-mail is kept, and a way out is offered', async () => {
  server.answer(refused)
  const { href } = await logIn()
  const words = 'No active account found with the given credentials'
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(server.said()).toEqual([words])
  expect(screen.getByLabelText('Email')).toHaveValue('demo@Example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Send the activation email again' })).toHaveAttribute(
    'href',
    '/request-activation',
  )
  expect(server.calls).toHaveLength(1)
  expect(href()).toBe('/login')
})

test('nothing is sent without an address and a password', async () => {
  const { user } = await mount('/login', <Login />)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent('Enter your email')
  expect(summary).toHaveTextContent('Enter your password')
  expect(server.calls).toEqual([])
})

test('the way to registering keeps the intended path', async () => {
  await mount('/login', <Login redirect="/debts" />)
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register?redirect=%2Fdebts',
  )
})
