import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { currentStore, replaceStore } from './current'
import type { World } from './db'
import { switchFailure } from './failures'
import { handlers } from './handlers/all'
import { seedWorld } from './seed'
import { fileStorage } from './store/file-storage'
import { WorldStore } from './store/world-store'

interface ServerOptions {
  port: number
  /** Milliseconds before each response. */
  latency?: number
  /** Generated debts for the first client. */
  debts?: number
  /** The name of a failure that is active from the start. */
  fail?: string
  /** A file that keeps the data between processes. */
  data?: string
}

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Pages of this machine may read responses, without credentials; no header is exposed. */
function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin') ?? ''
  return loopback.test(origin) ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {}
}

const preflight = () =>
  new Response(null, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': '0',
      'access-control-allow-headers':
        'accept, accept-encoding, authorization, content-type, dnt, origin, user-agent, x-csrftoken, x-requested-with',
      'access-control-allow-methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
      'access-control-max-age': '86400',
    },
  })

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** The front page: the sent emails, newest first. */
function outboxPage(world: World): Response {
  const items = world.mails
    .all()
    .reverse()
    .map(
      ({ to, subject, link, sent_at }) =>
        `<li>${sent_at} to ${escapeHtml(to)}: <a href="${escapeHtml(link)}">${subject}</a></li>`,
    )
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mocked API</title><h1>Mocked API</h1><h2>Sent emails</h2><ul>${items.join('\n')}</ul></html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )
}

async function toRequest(message: IncomingMessage): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value))
  }
  const url = new URL(message.url ?? '/', `http://${message.headers.host ?? '127.0.0.1'}`)
  const { method } = message
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const chunks: Uint8Array[] = []
  for await (const chunk of message) chunks.push(chunk)
  return new Request(url, { method, headers, body: Buffer.concat(chunks) })
}

async function respond(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (new URL(request.url).pathname === '/') return currentStore().run(outboxPage)
  return (await getResponse(handlers, request)) ?? new Response('Not found', { status: 404 })
}

async function writeResponse(message: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = await toRequest(message)
  const result = await respond(request)
  if (result.type === 'error') {
    message.socket.destroy()
    return
  }
  const headers = { ...Object.fromEntries(result.headers), ...corsHeaders(request) }
  response.writeHead(result.status, headers)
  response.end(new Uint8Array(await result.arrayBuffer()))
}

/**
 * Starts the mocked API on a loopback port.
 * @throws Error for an unknown failure or an invalid data file
 */
export async function startServer({ port, latency = 0, debts = 0, fail, data }: ServerOptions) {
  const seed = seedWorld({ debts })
  if (data === undefined) await currentStore().reset(seed)
  else replaceStore(new WorldStore(await fileStorage(data), seed))
  await currentStore().run((world) => {
    world.behaviour = { ...world.behaviour, latency: [latency, latency] }
    if (fail !== undefined) switchFailure(world, fail)
  })
  const server = createServer((message, response) => {
    writeResponse(message, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // Node closes idle connections after 5 s, and a client that sends just then takes it for a failure.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${bound}`, close: () => server.close() }
}
