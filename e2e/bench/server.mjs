// Serves the portal, and the minimal pages it is compared with, over HTTP/2 by nginx, with a mocked API on the same origin.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startMockProcess } from '../../.ci/mock.mjs'
import { startNginx } from '../../.ci/nginx.mjs'

/** How many debts the mocked API has before `--debts` adds generated ones. */
const seededDebts = 40

/** Directives for a new self-signed certificate: browsers speak HTTP/2 only over TLS. */
function certificate(folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=127.0.0.1'
  const args = ['req', '-x509', ...kind.split(' '), '-keyout', key, '-out', cert]
  execFileSync('openssl', args, { stdio: 'ignore' })
  return `ssl_certificate ${cert}; ssl_certificate_key ${key};`
}

/** The mock takes seconds to serialise a long list, so nginx caches the list. */
const locations = (api) => `
  location ~ ^/([a-z-]*floor)/ { try_files $uri /$1/index.html; }
  location ^~ /api/ {
    gzip_types application/json;
    proxy_pass ${api};
  }
  location = /api/v1/debtor/ {
    gzip_types application/json;
    proxy_cache cache;
    proxy_cache_valid 200 1d;
    proxy_pass ${api};
  }
`

/** Serves a built portal, with its floors and a number of debts. */
export async function serve(built, port, debts) {
  const mock = await startMockProcess('--debts', `${debts - seededDebts}`)
  const tls = certificate(join(built, '..'))
  const nginx = await startNginx({ built, port, tls, locations: locations(mock.origin) })
  const origin = `https://127.0.0.1:${port}`
  return {
    origin,
    /** The state of a browser that is logged in. */
    async logIn() {
      const credentials = { email: 'demo@example.com', password: 'Harbour-Kettle-42' }
      const response = await mock.post('/api/v1/auth/jwt/create/', credentials)
      const tokens = Object.entries(await response.json())
      const localStorage = tokens.map(([name, value]) => ({ name, value }))
      return { cookies: [], origins: [{ origin, localStorage }] }
    },
    stop() {
      mock.child.kill()
      nginx.kill()
    },
  }
}
