import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '../support/fixtures'
import { origins, ports } from '../support/origins'

test.use({ baseURL: origins.nginx })
test.afterEach(() => {
  expect(readFileSync(`.e2e/real.nginx-${ports.nginx}/error.log`, 'utf8')).toBe('')
})

/** Read lazily, because tests are listed before the portal is built. */
const entryScript = () =>
  `/assets/${readdirSync('.e2e/real/assets').find((name) => /^index-.*\.js$/.test(name))}`
const immutable = 'public, max-age=31536000, immutable'

const page = { status: 200, type: 'text/html', kept: 'no-store', body: /id="root"/ }
const missing = {
  status: 404,
  type: 'text/plain',
  kept: 'no-store',
  body: /^Not found$/,
}
const script = { status: 200, type: 'javascript', kept: immutable, body: /import/ }
const paths: Record<string, typeof page> = {
  '/': page,
  '/index.html': page,
  '/debt-detail/1?tab=notes': page,
  '/activate/Nw/a.token-with.dots': page,
  '/no-such-page': page,
  '/frame.css': { status: 200, type: 'text/css', kept: 'no-cache', body: /\.frame/ },
  '/.well-known/security.txt': {
    status: 200,
    type: 'text/plain',
    kept: 'no-cache',
    body: /^Contact: mailto:clients@harbour-recovery\.example\nExpires: /,
  },
  '/.well-known/other': missing,
  '/assets/none.js': missing,
  '/assets/': missing,
  '/none.js': missing,
  '/mockServiceWorker.js': missing,
  '/.env': missing,
  '/.git/config': missing,
  '/_headers': missing,
}

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringContaining(
    `default-src 'none'; script-src 'self'; script-src-attr 'none'`,
  ),
  'permissions-policy': expect.stringContaining('camera=(), '),
}

for (const server of ['nginx', 'the preview']) {
  test(`every path has all headers and the right Cache-Control, by ${server}`, async ({
    request,
  }) => {
    const origin = server === 'nginx' ? origins.nginx : origins.real
    for (const [path, { status, type, kept, body }] of [
      ...Object.entries(paths),
      [entryScript(), script] as const,
    ]) {
      const response = await request.get(origin + path)
      const text = (await response.text()).trim()
      expect.soft({ path, status: response.status(), ...response.headers() }).toMatchObject({
        path,
        status,
        ...always,
        'content-type': expect.stringContaining(type),
        'cache-control': kept,
      })
      expect.soft(text, path).toMatch(body)
    }
  })
}

test('nginx preloads the chunks of a screen that opens cold, within the headers that a proxy accepts', async ({
  request,
}) => {
  for (const path of ['/login', '/register', '/activate/Nw/token', '/debts']) {
    const { link = '' } = (await request.get(path)).headers()
    // nginx as a proxy accepts 4,096 bytes; the other headers take 2,300 with all services.
    expect(link.length, path).toBeLessThan(1_500)
    const parts = [...link.matchAll(/<(\/assets\/[^>]+)>; rel=modulepreload/g)]
    expect(parts.length, path).toBeGreaterThan(1)
    for (const [, part = ''] of parts) {
      expect((await request.get(part)).status(), part).toBe(200)
    }
  }
  for (const path of ['/', '/debt-detail/1', '/add-debt', '/first-debt']) {
    expect((await request.get(path)).headers(), path).not.toHaveProperty('link')
  }
})

test('nginx sends HSTS, and its own errors have the headers too', async ({ request }) => {
  const promised = {
    ...always,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-security-policy': expect.stringContaining('upgrade-insecure-requests'),
  }
  const posted = await request.post('/assets/none.js')
  expect(posted.headers()).toMatchObject(promised)
  expect(posted.status()).toBe(404)
  const refused = await request.post('/index.html')
  expect(refused.headers()).toMatchObject(promised)
  expect(refused.status()).toBe(405)
})
