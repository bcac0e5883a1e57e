// Serves the portal, its floors and the mocked API on one origin.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** Starts the mocked API on a free port with a number of generated debts. */
async function startMock(debts) {
  const child = spawn(process.execPath, ['mocks/serve.mjs', '--port', '0', '--debts', `${debts}`])
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const [origin] = String(chunk).match(/http:\/\/127\.0\.0\.1:\d+/) ?? []
      if (origin) resolve(origin)
    })
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))))
  })
  return { address, stop: () => child.kill() }
}

/** Serves files compressed once, like a host. */
function fileServer(folders) {
  const cache = new Map()
  return (path) => {
    const found = cache.get(path)
    if (found) return found
    const [prefix, folder] = folders.find(([start]) => path.startsWith(start))
    const inside = extname(path) === '' ? 'index.html' : path.slice(prefix.length)
    const body = brotliCompressSync(readFileSync(join(folder, inside)))
    const type = types[extname(inside)] ?? 'application/octet-stream'
    const compressed = { body, type }
    cache.set(path, compressed)
    return compressed
  }
}

/** The `Link` headers of the build's `_headers` by path. */
function readPreloadLinks(folder) {
  const lines = readFileSync(join(folder, '_headers'), 'utf8').matchAll(
    /^(\/\S*)\n {2}Link: (.+)$/gm,
  )
  const links = [...lines].map(([, path, link]) => ({ path: path.replace(/\*$/, ''), link }))
  return (requestedPath) =>
    links.find(({ path }) =>
      path.endsWith('/') ? requestedPath.startsWith(path) : requestedPath === path,
    )?.link
}

/** As the mock does: 304 for the version that the client has. */
function sendList(request, response, { body, etag }) {
  if (request.headers['if-none-match'] === etag)
    return response.writeHead(304, { ETag: etag }).end()
  return response.writeHead(200, { 'Content-Type': 'application/json', ETag: etag }).end(body)
}

/** @param folders pairs of path prefix and folder, the most specific first */
export async function serve(folders) {
  const file = fileServer(folders)
  const link = readPreloadLinks(folders.at(-1)[1])
  let mock = null
  let list = null
  async function api(request, response) {
    const isList = request.method === 'GET' && request.url === '/api/v1/debtor/'
    if (isList && list) return sendList(request, response, list)
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const { authorization, 'content-type': type } = request.headers
    const upstream = await fetch(mock.address + request.url, {
      method: request.method,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await upstream.arrayBuffer())
    // The mock takes seconds to serialise fifty thousand debts, so the response is cached.
    if (isList && upstream.ok) {
      list = { body, etag: upstream.headers.get('etag') }
      return sendList(request, response, list)
    }
    response.writeHead(upstream.status, {
      'Content-Type': upstream.headers.get('content-type') ?? '',
    })
    return response.end(body)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host')
    if (pathname.startsWith('/api/')) {
      return api(request, response).catch(() => response.destroy())
    }
    try {
      const { body, type } = file(pathname)
      const headers = {
        'Content-Type': type,
        'Content-Encoding': 'br',
        'Cache-Control': 'no-cache',
        ...(link(pathname) && { Link: link(pathname) }),
      }
      return response.writeHead(200, headers).end(body)
    } catch {
      return response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    async startWith(count) {
      mock?.stop()
      list = null
      mock = await startMock(count)
    },
    stop() {
      mock?.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}
