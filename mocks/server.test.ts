// @vitest-environment node
import { Agent, get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from './server'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ port: 0 })
})
afterAll(() => {
  server.close()
})

const login = (email: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/api/v1/auth/jwt/create/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: 'Harbour-Kettle-42' }),
  })

it('the server responds on a port and allows loopback origins', async () => {
  const response = await login('demo@example.com', { Origin: 'http://localhost:5173' })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  expect(response.headers.get('access-control-expose-headers')).toBeNull()
  const elsewhere = await login('demo@example.com', { Origin: 'https://elsewhere.example' })
  expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull()
})

it('the server responds to a preflight without credentials', async () => {
  const response = await fetch(`${server.address}/api/v1/debtor/`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://127.0.0.1:4174' },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
  expect(response.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4174')
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
})

it('the server breaks the connection when a response is dropped', async () => {
  await expect(login('offline@example.com')).rejects.toThrow('fetch failed')
})

it('the server announces no limit to an idle connection', async () => {
  // fetch hides the header.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.address, { agent: new Agent({ keepAlive: true }) }, resolve).on('error', reject)
  })
  response.destroy()
  expect(response.headers.connection).toBe('keep-alive')
  expect(response.headers['keep-alive']).toBeUndefined()
})

it('the server stores an invoice of twenty megabytes and returns it', async () => {
  const { access } = (await (await login('demo@example.com')).json()) as { access: string }
  const headers = { Authorization: `JWT ${access}` }
  const body = new FormData()
  body.set('debt', '101')
  body.set('invoice_file', new File([new Uint8Array(20_000_000)], 'big.pdf'))
  const sent = await fetch(`${server.address}/api/v1/invoice/`, { method: 'POST', headers, body })
  const { id } = (await sent.json()) as { id: number }
  const file = await fetch(`${server.address}/api/v1/download/${id}/`, { headers })
  expect((await file.arrayBuffer()).byteLength).toBe(20_000_000)
})

it('the front page lists emails that link to the requesting page', async () => {
  await fetch(`${server.address}/api/v1/auth/users/reset_password/`, {
    method: 'POST',
    headers: { Origin: 'http://127.0.0.1:4174' },
    body: new URLSearchParams({ email: 'demo@example.com' }),
  })
  const page = await (await fetch(server.address)).text()
  expect(page).toContain('<a href="http://127.0.0.1:4174/reset_password/MQ/')
})

it('the server refuses an unknown failure', async () => {
  await expect(startServer({ port: 0, fail: 'no-such' })).rejects.toThrow('There is no failure')
})
