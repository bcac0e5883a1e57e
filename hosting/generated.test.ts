// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { batchLimits } from '../src/features/import/sheet/send-rows'
import { readConfig } from '../src/lib/config-schema'
import { maxInvoiceBytes } from '../src/rules/invoice-file'
import { nginxConf } from './nginx'
import { kindOf } from './paths'
import { headersFile, redirectsFile } from './plugin'
import { overBudget, screenPreloads } from './screen-chunks'
import { securityHeaders } from './security-headers'

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

const chunk = (fileName: string, route?: string, imports: string[] = [], module?: string) =>
  ({
    fileName: `assets/${fileName}.js`,
    moduleIds: [
      ...(route ? [`/portal/src/routes/${route}.tsx?tsr-split=component`] : []),
      ...(module ? [`/portal/node_modules/${module}`] : []),
    ],
    imports: imports.map((name) => `assets/${name}.js`),
    isEntry: fileName === 'index',
  }) as never
const ahead = screenPreloads([
  chunk('index'),
  chunk('forms', undefined, ['index']),
  chunk('login', '_logged-out/login', ['index', 'forms']),
  chunk('activate', 'activate.$uid.$token', ['index']),
  chunk('debts', '_logged-in/debts', ['index', 'forms']),
  chunk('layout', '_logged-in', ['index']),
  chunk('debt', '_logged-in/debt-detail.$id', ['index']),
  chunk('statement', '_logged-in/debt-detail.$id_.statement', ['index']),
  chunk('client', undefined, [], 'ky/distribution/index.js'),
])
const link = (...parts: string[]) =>
  [
    '</frame.css>; rel=preload; as=style',
    ...parts.map((part) => `</assets/${part}.js>; rel=modulepreload`),
  ].join(', ')

describe('K01: the generated server configuration', () => {
  it('names the report collector when one is configured', () => {
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/reports\.example\.com\/csp; report-to csp$/,
    )
    expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example.com/csp"')
  })

  it('nginx sends every header, also on errors', () => {
    const given = [
      ...nginxConf(headers, ahead, config).matchAll(/^add_header (\S+) "(.*)" always;$/gm),
    ].map(([, name, value = '']) => [name, value.replaceAll('\\"', '"')])
    expect(given).toEqual([...Object.entries(headers), ['Cache-Control', '$kept']])
  })

  it('no nginx location overrides the headers', () => {
    expect(nginxConf(headers, ahead, config)).not.toMatch(/^ +add_header/m)
  })

  it('the body limit of nginx allows the largest upload and import', () => {
    const conf = nginxConf(headers, ahead, { apiUrl: '/api/v1/' })
    const [, mebibytes] = conf.match(/^client_max_body_size (\d+)m;$/m) ?? []
    const formBytes = 10_000
    for (const bytes of [maxInvoiceBytes, batchLimits.bytes]) {
      expect(Number(mebibytes) * 2 ** 20).toBeGreaterThan(bytes + formBytes)
    }
    expect(conf).toContain('\n# location ^~ /api/v1/ {\n')
  })

  it('nginx has no body limit when the API is on another origin', () => {
    expect(nginxConf(headers, ahead, config)).not.toMatch(/client_max_body_size|location \^~ \/api/)
  })

  it('static hosts send every header for every path', () => {
    const [path, ...lines] = headersFile(headers, []).trimEnd().split('\n')
    expect(path).toBe('/*')
    expect(lines).toEqual(Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`))
    // Cloudflare ignores longer lines.
    for (const line of lines) expect(line.length).toBeLessThan(2000)
  })

  it('static hosts return 404 for missing assets before the page rule', () => {
    expect(redirectsFile).toBe('/assets/* /assets/404.html 404\n/* /index.html 200\n')
  })
})

describe('the preloaded chunks of a screen', () => {
  it('exclude the chunks of the entry, and hold the HTTP client of private screens', () => {
    expect(ahead).toEqual([
      { path: '/login', link: link('forms', 'login') },
      { path: '/activate/', link: link('activate') },
      { path: '/debts', link: link('client', 'debts', 'forms') },
      // One set for all paths below it, so that of the debt.
      { path: '/debt-detail/', link: link('client', 'debt') },
    ])
  })

  it('are in the headers of static hosts', () => {
    const file = headersFile(headers, ahead)
    expect(file).toContain(`\n/login\n  Link: ${link('forms', 'login')}\n`)
    expect(file).toContain(`\n/activate/*\n  Link: ${link('activate')}\n`)
  })

  it('are in the headers of nginx for their path only', () => {
    const conf = nginxConf(headers, ahead, config)
    expect(conf).toContain(`location = /login {\n    set $ahead "${link('forms', 'login')}";`)
    expect(conf).toContain(`location /activate/ {\n    set $ahead "${link('activate')}";`)
    expect(conf).toContain('\nset $ahead "";\n')
  })
})

describe('the budget of bytes', () => {
  /** Random text does not compress. */
  const part = (name: string, bytes: number, more: object = {}) =>
    ({
      fileName: name,
      code: randomBytes(bytes).toString('latin1'),
      imports: [],
      moduleIds: [],
      isEntry: false,
      ...more,
    }) as never
  const screen = (route: string, bytes: number, imports: string[] = []) =>
    part(`${route}.js`, bytes, {
      moduleIds: [`/portal/src/routes/${route}.tsx?tsr-split=component`],
      imports,
    })
  const entry = part('index.js', 1_000, { isEntry: true })

  it('counts a shared chunk once for the first load of a screen', () => {
    const names = ['one.js', 'two.js', 'three.js', 'four.js']
    const shared = names.map((name) => part(name, 46_500, { imports: ['index.js', 'one.js'] }))
    const debts = screen('_logged-in/debts', 10)
    expect(overBudget([entry, screen('_logged-out/login', 1_000), debts])).toEqual([])
    const login = screen('_logged-out/login', 5_000, names)
    expect(overBudget([entry, ...shared, login, debts])).toEqual([
      expect.stringMatching(/^First load of .*login: \d{6} bytes/),
    ])
  })

  it('is broken by a large lazy chunk and by a screen without a chunk', () => {
    const over = overBudget([entry, part('charts.js', 80_000)])
    expect(over.map((text) => text.split(':')[0])).toEqual([
      'First load of /_logged-out/login',
      'First load of /_logged-in/debts',
      'charts.js',
    ])
  })
})

it.each([
  ['/', 'page'],
  ['/index.html', 'page'],
  ['/reset_password/MQ/a.b', 'page'],
  ['/assets/index-1.js', 'asset'],
  ['/frame.css', 'file'],
  ['/.well-known/security.txt', 'file'],
  ['/.well-known/acme-challenge/x', 'hidden'],
  ['/.env', 'hidden'],
  ['/x/.git/config', 'hidden'],
  ['/_redirects', 'hidden'],
  ['/debt-detail/..%2Fauth', 'page'],
])('K04: %s is a %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})
