import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDice, type Dice, seedFor } from './chaos-dice'

/** A received request. Two with one serial are a request that the browser resent. */
export interface Arrival {
  serial: string
  call: string
  /** Without the multipart boundary, which differs each time. */
  body: string
  /** The response status; null while pending or when the connection broke. */
  status: number | null
}

type Behaviour = 'well' | 'error' | 'page' | 'broken' | 'late' | 'hung'

const pickBehaviour = (chance: Dice): Behaviour => {
  const thrown = chance.next()
  if (thrown < 0.1) return 'error'
  if (thrown < 0.2) return 'page'
  if (thrown < 0.25) return 'broken'
  if (thrown < 0.32) return 'late'
  return thrown < 0.35 ? 'hung' : 'well'
}

/** The longest delay of a write after its 504 response or its arrival, milliseconds. */
export const longestLateMs = 12_000

/** The portal's timeout of a write when its timers run ten times as fast, milliseconds. */
const writeTimeoutMs = 9_000

/** Up to three seconds, mostly short; milliseconds. */
const pickDelay = (chance: Dice) => 3000 * chance.next() ** 3

const pages = {
  error: [502, '<html><h1>502 Bad Gateway</h1><hr>nginx/1.22.1 Traceback</html>'],
  page: [200, '<!doctype html><title>Welcome</title><p>Please sign in to use this network.</p>'],
} as const

async function bodyOf(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function forward(message: IncomingMessage, body: Buffer<ArrayBuffer>, upstream: string) {
  const headers = Object.fromEntries(
    ['accept', 'authorization', 'content-type', 'origin'].flatMap((name) => {
      const value = message.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  const reads = message.method === 'GET' || message.method === 'HEAD'
  return fetch(upstream + message.url, {
    method: message.method ?? 'GET',
    headers,
    ...(!reads && { body }),
  })
}

/**
 * Starts a proxy that simulates a bad network: one request in ten fails with an error, one in ten
 * returns a captive portal's page and one in twenty gets no response, half of them after the server
 * has run it; all are delayed. Some writes get a 504 while the server is still working, and some run
 * after the page has timed out.
 * @param onLogin called with the access token just before the page receives a login
 */
export async function startBadNetwork(
  upstream: string,
  seed: number,
  onLogin: (access: string) => void,
) {
  const arrivals: Arrival[] = []
  const lucks = new Map<string, Dice>()
  const luckOf = (call: string) => {
    const existing = lucks.get(call) ?? createDice(seedFor(seed, call))
    lucks.set(call, existing)
    return existing
  }

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(message)
    const [path = ''] = (message.url ?? '').split('?')
    const call = `${message.method} ${path.replace('/api/v1/', '')}`
    const [, boundary = '\0'] = /boundary=(\S+)/.exec(message.headers['content-type'] ?? '') ?? []
    const arrival: Arrival = {
      serial: String(message.headers['x-serial']),
      call,
      body: body.toString('latin1').replaceAll(boundary, ''),
      status: null,
    }
    arrivals.push(arrival)
    const chance = luckOf(call)
    const thrown = pickBehaviour(chance)
    const luck = thrown === 'hung' && message.method === 'GET' ? 'well' : thrown
    const carriedOut = chance.chance(0.5)
    const delay = pickDelay(chance)
    if (luck === 'late') {
      const lateBy = longestLateMs * chance.next()
      setTimeout(() => void forward(message, body, upstream).catch(() => {}), lateBy)
      arrival.status = 504
      const [, page] = pages.error
      response.writeHead(504, { 'access-control-allow-origin': '*', 'content-type': 'text/html' })
      response.end(page)
      return
    }
    if (luck === 'hung') {
      const hold = writeTimeoutMs + (longestLateMs - writeTimeoutMs) * chance.next()
      await new Promise((resolve) => setTimeout(resolve, hold))
      await forward(message, body, upstream).catch(() => {})
      message.socket.destroy()
      return
    }
    const result = luck === 'well' || carriedOut ? await forward(message, body, upstream) : null
    await new Promise((resolve) => setTimeout(resolve, delay))
    if (luck === 'broken' || (luck === 'well' && !result)) {
      message.socket.destroy()
      return
    }
    const allowed = { 'access-control-allow-origin': '*' }
    if (luck !== 'well' || !result) {
      const [status, page] = pages[luck === 'page' ? 'page' : 'error']
      arrival.status = status
      response.writeHead(status, { ...allowed, 'content-type': 'text/html' }).end(page)
      return
    }
    const content = Buffer.from(await result.arrayBuffer())
    // A closed page does not receive the response.
    const isConnected = !message.socket.destroyed
    if (call === 'POST auth/jwt/create/' && result.ok && isConnected)
      onLogin(JSON.parse(String(content)).access)
    arrival.status = result.status
    const passed = [...result.headers].filter(([name]) => /^content-(type|disp)/.test(name))
    response.writeHead(result.status, { ...allowed, ...Object.fromEntries(passed) }).end(content)
  }

  const server = createServer((message, response) => {
    // Any error here counts as a broken connection.
    handle(message, response).catch(() => message.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    arrivals,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
