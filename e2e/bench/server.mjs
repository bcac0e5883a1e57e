// Serves the portal, its floors and the mocked API on one origin.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** The `Cache-Control` of a path, as the portal's hosts send it. */
function caching(path) {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return extname(path) === '' ? 'no-store' : 'no-cache'
}

const listPath = '/api/v1/debtor/'

/** The debts that the mocked API has without generated ones. */
const seededDebts = 40

/** Starts the mocked API on a free port with a number of debts. */
async function startMock(debts) {
  const child = spawn(process.execPath, [
    'mocks/serve.mjs',
    '--port',
    '0',
    '--debts',
    `${debts - seededDebts}`,
  ])
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const [origin] = String(chunk).match(/http:\/\/127\.0\.0\.1:\d+/) ?? []
      if (origin) resolve(origin)
    })
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))))
  })
  return { address, stop: () => child.kill() }
}

/** The tokens of the demo's user. */
async function logIn(address) {
  const response = await fetch(`${address}/api/v1/auth/jwt/create/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@example.com', password: 'Harbour-Kettle-42' }),
  })
  return response.json()
}

/** The files of the folders by path, compressed beforehand, so that no request waits for it. */
function compressedFiles(folders) {
  const files = new Map()
  for (const [prefix, folder] of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const type = types[extname(path)] ?? 'application/octet-stream'
      const body = brotliCompressSync(readFileSync(path))
      files.set(prefix + relative(folder, path), { body, type })
    }
  }
  return (path) => {
    if (extname(path) !== '') return files.get(path)
    const [prefix] = folders.find(([start]) => path.startsWith(start))
    return files.get(`${prefix}index.html`)
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

/** A key and a self-signed certificate: browsers speak HTTP/2 only over TLS. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync(
    'openssl',
    ['req', '-x509', '-days', '2', ...kind, ...subject, '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  )
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}

/** As the mock does: 304 for the version that the client has. */
function sendList(request, response, { body, etag }) {
  if (request.headers['if-none-match'] === etag)
    return response.writeHead(304, { ETag: etag }).end()
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', ETag: etag }
  return response.writeHead(200, headers).end(body)
}

/**
 * Serves over HTTP/2, as a host does, with a self-signed certificate.
 * @param folders pairs of path prefix and folder, the most specific first
 */
export async function serve(folders) {
  const file = compressedFiles(folders)
  const link = readPreloadLinks(folders.at(-1)[1])
  let mock = null
  let list = null
  async function api(request, response) {
    if (request.method === 'GET' && request.url === listPath)
      return sendList(request, response, list)
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const { authorization, 'content-type': type } = request.headers
    const upstream = await fetch(mock.address + request.url, {
      method: request.method,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await upstream.arrayBuffer())
    response.writeHead(upstream.status, {
      'Content-Type': upstream.headers.get('content-type') ?? '',
    })
    return response.end(body)
  }
  const server = createSecureServer(certificate(), (request, response) => {
    const { pathname } = new URL(request.url, 'http://host')
    if (pathname.startsWith('/api/')) {
      return api(request, response).catch(() => response.destroy())
    }
    const found = file(pathname)
    if (!found) return response.writeHead(404).end()
    const headers = {
      'Content-Type': found.type,
      'Content-Encoding': 'br',
      'Cache-Control': caching(pathname),
      ...(link(pathname) && { Link: link(pathname) }),
    }
    return response.writeHead(200, headers).end(found.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `https://127.0.0.1:${server.address().port}`
  return {
    address: origin,
    /**
     * Starts the mock anew with a number of debts, and logs in.
     * @returns the access token, and the state of a browser that is logged in
     */
    async startWith(count) {
      mock?.stop()
      mock = await startMock(count)
      const pair = await logIn(mock.address)
      // The mock takes seconds to serialise fifty thousand debts, so the list is kept.
      const response = await fetch(mock.address + listPath, {
        headers: { Authorization: `JWT ${pair.access}` },
      })
      const body = gzipSync(Buffer.from(await response.arrayBuffer()))
      list = { body, etag: response.headers.get('etag') }
      const localStorage = Object.entries(pair).map(([name, value]) => ({ name, value }))
      return { token: pair.access, storage: { cookies: [], origins: [{ origin, localStorage }] } }
    },
    stop() {
      mock?.stop()
      server.close()
    },
  }
}
