import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDice, type Dice, seedFor } from './chaos-dice'

/** A request as it arrived. Two with one serial are one request that the browser sent twice. */
export interface Arrival {
  serial: string
  call: string
  /** Without the boundary of a multipart body, which differs each time. */
  body: string
  /** What was answered; null while it is under way and where the connection was broken. */
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

/** How much later than its answer of 504, or than its arrival, a write is carried out at most, milliseconds. */
export const longestLateMs = 12_000

/** How long the portal waits for the answer to a write where its clocks run ten times as fast, milliseconds. */
const writeTimeoutMs = 9_000

/** Up to three seconds, mostly short. */
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
 * A bad network in front of a server, on a port of its own: of the calls one in ten is answered
 * with an error, one in ten with somebody else's page and one in twenty not at all, half of them
 * after the server has carried them out; all of them late. Some writes are answered with a 504 while
 * the server is still at work on them, and some are carried out after the page has given up on them.
 * @param onLogin told of each login just before the page learns of it
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
    // A page that was left meanwhile hears nothing of it.
    const isConnected = !message.socket.destroyed
    if (call === 'POST auth/jwt/create/' && result.ok && isConnected)
      onLogin(JSON.parse(String(content)).access)
    arrival.status = result.status
    const passed = [...result.headers].filter(([name]) => /^content-(type|disp)/.test(name))
    response.writeHead(result.status, { ...allowed, ...Object.fromEntries(passed) }).end(content)
  }

  const server = createServer((message, response) => {
    // Whatever goes wrong here is one more broken connection.
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
