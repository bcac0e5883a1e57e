import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Activate } from './Activate'
import { form, json, mount, offline, page, press, setUpAccountServer } from './testing/mount'

const server = setUpAccountServer()
let links = 0
/** Each test needs its own link: outcomes are cached by link. */
const open = (token = `t-${++links}`) =>
  mount(`/activate/Nw/${token}`, <Activate uid="Nw" token={token} />)

const stale = json(403, { detail: 'Stale token for given user.' })
const invalid = json(400, { token: ['Invalid token for given user.'] })
const another = 'Request a new activation email'

it.each([
  ['Account activated', [], ['Account activated successfully!'], 'Login'],
  ['Account already activated', [stale], [], 'Login'],
  ['Account already activated', [page(403)], [], 'Login'],
  ['Activation failed', [invalid], ['Token: Invalid token for given user.'], another],
])('says "%s" after one request', async (heading, responses, said, link) => {
  server.respondWith(...responses)
  const token = `x-1 +/${++links}`
  await open(token)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: link })).toBeInTheDocument()
  for (const isOnline of [false, true]) act(() => onlineManager.setOnline(isOnline))
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  expect(server.said()).toEqual(said)
  expect(server.calls).toEqual([`POST /auth/users/activation/ ${form({ uid: 'Nw', token })}`])
})

it.each([
  ['no network', offline],
  ['a broken server', json(503, {})],
  ['a throttled call', json(429, { detail: 'Request was throttled.' })],
  ['a page of a proxy', page(400)],
])('allows a retry of the activation after %s', async (_name, response) => {
  server.respondWith(response)
  const { user } = await open()
  expect(await screen.findByRole('heading', { name: 'Activation failed' })).toBeInTheDocument()
  for (const name of ['Request a new activation email', 'Login'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument()
  await press(user, 'Try again')
  expect(await screen.findByRole('heading', { name: 'Account activated' })).toBeInTheDocument()
  expect(server.calls).toHaveLength(2)
})
