import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { currentStore, replaceStore } from './current'
import { switchFailure } from './failures'
import { handlers } from './handlers/all'
import { corsHeaders, preflight } from './http/cors'
import { outboxPage } from './http/outbox-page'
import { seedWorld } from './seed'
import { fileStorage } from './store/file-storage'
import { WorldStore } from './store/world-store'

export interface ServerOptions {
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

async function readBody(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (message.method === 'GET' || message.method === 'HEAD') return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of message) chunks.push(chunk)
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.length
  }
  return body
}

async function toRequest(message: IncomingMessage): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value))
  }
  const url = new URL(message.url ?? '/', `http://${message.headers.host ?? '127.0.0.1'}`)
  return new Request(url, { method: message.method, headers, body: await readBody(message) })
}

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'OPTIONS') return preflight()
  if (pathname === '/') return currentStore().run(outboxPage)
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
