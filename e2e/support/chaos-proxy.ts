import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
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

/** The longest delay of a write after its 504 response or its arrival, milliseconds. */
export const longestLateMs = 12_000

/** The portal's timeout of a write when its timers run ten times as fast, milliseconds. */
const writeTimeoutMs = 9_000

const badGateway = '<html><h1>502 Bad Gateway</h1><hr>nginx/1.22.1 Traceback</html>'
const captivePortal = '<!doctype html><title>Welcome</title><p>Please sign in.</p>'
const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

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

  async function forward(message: IncomingMessage, body: Buffer<ArrayBuffer>) {
    const headers = ['accept', 'authorization', 'content-type', 'origin'].flatMap((name) => {
      const value = message.headers[name]
      return typeof value === 'string' ? [[name, value] as [string, string]] : []
    })
    const { method = 'GET', url } = message
    return fetch(upstream + url, { method, headers, ...(!isRead(message) && { body }) })
  }

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Uint8Array[] = []
    for await (const chunk of message) chunks.push(chunk)
    const body = Buffer.concat(chunks)
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
    const respond = (status: number, content: string | Buffer, headers: object) => {
      arrival.status = status
      response.writeHead(status, { 'access-control-allow-origin': '*', ...headers }).end(content)
    }
    const html = { 'content-type': 'text/html' }

    const chance = lucks.get(call) ?? createDice(seedFor(seed, call))
    lucks.set(call, chance)
    const [thrown, isCarriedOut, share] = [chance.next(), chance.chance(0.5), chance.next()]
    if (thrown >= 0.25 && thrown < 0.32) {
      void setTimeout(longestLateMs * share).then(() => forward(message, body).catch(() => {}))
      return respond(504, badGateway, html)
    }
    if (thrown >= 0.32 && thrown < 0.35 && !isRead(message)) {
      await setTimeout(writeTimeoutMs + (longestLateMs - writeTimeoutMs) * share)
      await forward(message, body).catch(() => {})
      message.socket.destroy()
      return
    }
    const isWell = thrown >= 0.25
    const result = isWell || isCarriedOut ? await forward(message, body) : null
    // Up to three seconds, mostly short.
    await setTimeout(3000 * share ** 3)
    if (thrown < 0.1) return respond(502, badGateway, html)
    if (thrown < 0.2) return respond(200, captivePortal, html)
    if (!isWell || !result) {
      message.socket.destroy()
      return
    }
    const content = Buffer.from(await result.arrayBuffer())
    // A closed page does not receive the response.
    if (call === 'POST auth/jwt/create/' && result.ok && !message.socket.destroyed)
      onLogin(JSON.parse(String(content)).access)
    const passed = [...result.headers].filter(([name]) => /^content-(type|disp)/.test(name))
    respond(result.status, content, Object.fromEntries(passed))
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
