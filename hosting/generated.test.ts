// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/lib/config-schema'
import { securityHeaders } from '../src/lib/security-headers'
import { nginxConf } from './nginx'
import { kindOf } from './paths'
import { headersFile, redirectsFile } from './static-host'

const config = readConfig(
  {
    VITE_API_URL: 'https://api.example.com/api/v1/',
    VITE_RECAPTCHA_SITE_KEY: 'key',
    VITE_ANALYTICS_ID: 'G-1',
    VITE_ADVERTISING_ID: 'AW-1',
    VITE_CSP_REPORT_URL: 'https://reports.example.com/csp',
  },
  { mockByDefault: false },
)
const headers = securityHeaders(config, { overTls: true })

describe('K01: what the build writes for servers', () => {
  it('names the collector of reports where there is one', () => {
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/reports\.example\.com\/csp; report-to csp$/,
    )
    expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example.com/csp"')
  })

  it('gives nginx every header, on errors too', () => {
    const given = [...nginxConf(headers).matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
      ([, name, value = '']) => [name, value.replaceAll('\\"', '"')],
    )
    expect(given).toEqual([...Object.entries(headers), ['Cache-Control', '$kept']])
  })

  it('lets no location of nginx drop them by a header of its own', () => {
    expect(nginxConf(headers)).not.toMatch(/^ +add_header/m)
  })

  it('gives static hosts every header for every path, in lines they read', () => {
    const [path, ...lines] = headersFile(headers).trimEnd().split('\n')
    expect(path).toBe('/*')
    expect(lines).toEqual(Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`))
    // Cloudflare passes over longer ones.
    for (const line of lines) expect(line.length).toBeLessThan(2000)
  })

  it('tells static hosts of missing assets before it gives them the page', () => {
    expect(redirectsFile).toBe('/assets/* /assets/404.html 404\n/* /index.html 200\n')
  })
})

it.each([
  ['/', 'page'],
  ['/index.html', 'page'],
  ['/reset_password/MQ/a.b', 'page'],
  ['/assets/index-1.js', 'asset'],
  ['/frame.css', 'file'],
  ['/.env', 'hidden'],
  ['/x/.git/config', 'hidden'],
  ['/_redirects', 'hidden'],
  ['/debt-detail/..%2Fauth', 'page'],
])('K04: %s is a %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})
