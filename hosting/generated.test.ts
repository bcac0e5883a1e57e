// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/lib/config-schema'
import { maxInvoiceBytes } from '../src/rules/invoice-file'
import { nginxConf } from './nginx'
import { hosting } from './plugin'
import { overBudget, screenPreloads } from './screen-chunks'

const chunk = (fileName: string, route?: string, imports: string[] = []) =>
  ({
    type: 'chunk',
    fileName: `assets/${fileName}.js`,
    code: '',
    moduleIds: route ? [`/portal/src/routes/${route}.tsx?tsr-split=component`] : [],
    imports: imports.map((name) => `assets/${name}.js`),
    isEntry: fileName === 'index',
  }) as unknown as Parameters<typeof overBudget>[0][number]
const chunks = [
  chunk('index'),
  chunk('forms', undefined, ['index']),
  chunk('login', '_logged-out/login', ['index', 'forms']),
  chunk('activate', 'activate.$uid.$token', ['index']),
  chunk('debts', '_logged-in/debts', ['index', 'forms']),
  chunk('layout', '_logged-in', ['index']),
  chunk('debt', '_logged-in/debt-detail.$id', ['index']),
  chunk('statement', '_logged-in/debt-detail.$id_.statement', ['index']),
]
const link = (...parts: string[]) =>
  [
    '</frame.css>; rel=preload; as=style',
    ...parts.map((part) => `</assets/${part}.js>; rel=modulepreload`),
  ].join(', ')

describe('the body limit of nginx', () => {
  const confOf = (apiUrl: string) => nginxConf({}, [], { apiUrl })

  it('allows the largest upload where the API is on this origin', () => {
    const [, mebibytes] = confOf('/api/v1/').match(/^client_max_body_size (\d+)m;$/m) ?? []
    const formBytes = 10_000
    expect(Number(mebibytes) * 2 ** 20).toBeGreaterThan(maxInvoiceBytes + formBytes)
    expect(confOf('/api/v1/')).toContain('\n# location ^~ /api/v1/ {\n')
  })

  it('is left alone where the API is on another origin', () => {
    const conf = confOf('https://api.example.com/api/v1/')
    expect(conf).not.toMatch(/client_max_body_size|location \^~ \/api/)
  })
})

it('the preloaded chunks are those of the screens that open cold, without those of the entry', () => {
  expect(screenPreloads(chunks)).toEqual([
    { path: '/login', link: link('forms', 'login') },
    { path: '/activate/', link: link('activate') },
    { path: '/debts', link: link('debts', 'forms') },
  ])
})

it('K01: static hosts send every header for every path, preload the chunks of a screen, and return 404 for missing assets', () => {
  const files = new Map<string, string>()
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) =>
    files.set(fileName, source)
  const { generateBundle } = hosting(readConfig({}, { mockByDefault: true }))
  Reflect.apply(generateBundle as () => void, { emitFile }, [{}, chunks])
  const headers = files.get('_headers') ?? ''
  expect(headers).toMatch(/^\/\*\n( {2}[A-Z][\w-]+: .+\n){8,}\/login\n/)
  expect(headers).toContain("\n  Content-Security-Policy: default-src 'none'; ")
  expect(headers).toContain(`\n/login\n  Link: ${link('forms', 'login')}\n`)
  expect(headers).toContain(`\n/activate/*\n  Link: ${link('activate')}\n`)
  // Before the rule of the page.
  expect(files.get('_redirects')).toBe('/assets/* /assets/404.html 404\n/* /index.html 200\n')
})

it('the budget of bytes is broken by a large lazy chunk and by a screen without a chunk', () => {
  // Random text does not compress.
  const charts = { ...chunk('charts'), code: randomBytes(80_000).toString('latin1') }
  const over = overBudget([...chunks.filter(({ fileName }) => !/login/.test(fileName)), charts])
  expect(over.map((text) => text.split(':')[0])).toEqual([
    'First load of /_logged-out/login',
    'assets/charts.js',
  ])
})
