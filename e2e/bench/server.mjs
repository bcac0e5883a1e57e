// Serves the portal, its floors and the mocked API on one origin.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { startMockProcess } from '../../.ci/mock.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

const listPath = '/api/v1/debtor/'

/** The debts that the mocked API has without generated ones. */
const seededDebts = 40

/** The files of the folders by path, compressed beforehand, so that no request waits for it. */
function compressedFiles(folders) {
  const files = new Map()
  for (const [prefix, folder] of Object.entries(folders)) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const type = types[extname(path)] ?? 'application/octet-stream'
      files.set(prefix + relative(folder, path), {
        body: brotliCompressSync(readFileSync(path)),
        type,
      })
    }
  }
  return (path) => {
    if (extname(path) !== '') return files.get(path)
    const prefix = Object.keys(folders).find((start) => path.startsWith(start))
    return files.get(`${prefix}index.html`)
  }
}

/** The `Link` headers of the build's `_headers` by path. */
function readPreloadLinks(folder) {
  const lines = readFileSync(join(folder, '_headers'), 'utf8').matchAll(
    /^(\/\S*)\n {2}Link: (.+)$/gm,
  )
  const links = [...lines].map(([, path, link]) => [path.replace(/\*$/, ''), link])
  return (requested) =>
    links.find(([path]) => (path.endsWith('/') ? requested.startsWith(path) : requested === path))
}

/** A key and a self-signed certificate: browsers speak HTTP/2 only over TLS. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=127.0.0.1'
  const args = ['req', '-x509', ...kind.split(' '), '-keyout', key, '-out', cert]
  execFileSync('openssl', args, { stdio: 'ignore' })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}

/**
 * Serves over HTTP/2, as a host does, with a mocked API of its own.
 * @param folders by the prefix of their paths, the most specific first and the portal last
 * @param debts the number of debts
 */
export async function serve(folders, debts) {
  const mock = await startMockProcess('--debts', `${debts - seededDebts}`)
  const file = compressedFiles(folders)
  const preload = readPreloadLinks(folders['/'])

  /** The state of a browser that is logged in. */
  async function logIn() {
    const response = await fetch(`${mock.origin}/api/v1/auth/jwt/create/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'demo@example.com', password: 'Harbour-Kettle-42' }),
    })
    const localStorage = Object.entries(await response.json()).map(([name, value]) => ({
      name,
      value,
    }))
    return { cookies: [], origins: [{ origin, localStorage }] }
  }

  async function fetchFromMock({ method, url, headers }, body) {
    const { authorization, 'content-type': type } = headers
    const response = await fetch(mock.origin + url, {
      method,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(body.length > 0 && { body }),
    })
    const content = gzipSync(Buffer.from(await response.arrayBuffer()))
    return { status: response.status, type: response.headers.get('content-type') ?? '', content }
  }

  // The mock takes seconds to serialise a long list, so the list is kept.
  let list = null
  async function sendFromMock(request, response) {
    const isList = request.method === 'GET' && request.url === listPath
    const found = (isList && list) || (await fetchFromMock(request, await buffer(request)))
    if (isList && found.status === 200) list = found
    response.writeHead(found.status, { 'Content-Type': found.type, 'Content-Encoding': 'gzip' })
    response.end(found.content)
  }

  const server = createSecureServer(certificate(), (request, response) => {
    const { pathname } = new URL(request.url, 'http://host')
    if (pathname.startsWith('/api/')) {
      return sendFromMock(request, response).catch(() => response.destroy())
    }
    const found = file(pathname)
    if (!found) return response.writeHead(404).end()
    const [, link] = preload(pathname) ?? []
    const isPage = extname(pathname) === ''
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Encoding': 'br',
      'Cache-Control': isPage ? 'no-store' : 'public, max-age=31536000, immutable',
      ...(link && { Link: link }),
    })
    return response.end(found.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `https://127.0.0.1:${server.address().port}`
  return {
    origin,
    logIn,
    stop() {
      mock.child.kill()
      server.close()
    },
  }
}
