// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeRedirect } from './redirect'
import { beginnings, hosts } from './testing/redirects'

describe('R04: paths of the portal stay unchanged', () => {
  test.each([
    ...[
      '/',
      '/debts',
      '/debt-detail/5?tab=notes#x',
      '/debts?search=a%20b&page=2',
      '/add-debt?by=csv',
    ],
    ...[
      '/debts?next=https://evil.com',
      '/debts#//evil.com',
      '/login-help',
      '/registered',
      '/register-details',
    ],
    ...['/debts/login', '/debts/', '/a%20b', '/debt-detail/5?q=%2F%2Fevil'],
  ])('%s', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  test('dot segments are resolved', () => {
    expect(safeRedirect('/a/../debts')).toBe('/debts')
    expect(safeRedirect('/debts?q=Söhne')).toBe('/debts?q=S%C3%B6hne')
  })
})

describe('R01: other sites', () => {
  test.each([
    ...['//evil.com', '///evil.com', '////evil.com', '/\\evil.com', '\\\\evil.com', '\\/evil.com'],
    ...[
      '/\\/evil.com',
      '//\\evil.com',
      '/.//evil.com',
      '/..//evil.com',
      '/x/..//evil.com',
      '/./\\evil',
    ],
    ...[
      '/%2e//evil.com',
      '/%2E%2e//evil.com',
      '/x/%2e%2e//evil.com',
      '/%2F/evil.com',
      '/%2f%2fevil.com',
    ],
    ...[
      '/%5Cevil.com',
      '/%5c%5cevil.com',
      '/a%5Cb',
      '//evil.com/debts',
      '//user@evil.com',
      '//%65vil.com',
    ],
    ...[
      'https://evil.com',
      'https:evil.com',
      'https:/evil.com',
      'HTTPS://evil.com',
      'http://localhost:1@evil',
    ],
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'blob:x',
      'mailto:a@b.com',
    ],
    ...[
      'evil.com',
      'debts',
      './debts',
      '../debts',
      '?redirect=/x',
      '#x',
      '@evil.com',
      ':80',
      '.evil.com',
    ],
    ...['https://portal.invalid/debts', '//portal.invalid/debts', '／／evil.com', '。/evil.com'],
  ])('%j becomes the start page', (value) => {
    expect(safeRedirect(value)).toBe('/')
  })

  test.each([
    ...['/\t/evil.com', '/\n/evil.com', '/\r\n/evil.com', '\t//evil.com', ' //evil.com', ' /debts'],
    ...[
      '/debts\0',
      '/de\u0007bts',
      '/debts\u007f',
      '/debts\u0085',
      '/debts%0d%0aSet-Cookie:x',
      '/%00',
    ],
    ...['java\tscript:alert(1)', '/\t\\evil.com', '/.\t//evil.com'],
  ])('%j with control characters or spaces becomes the start page', (value) => {
    expect(safeRedirect(value)).toBe('/')
  })
})

test.each([
  ...[
    '/login',
    '/register',
    '/login/',
    '/register//',
    '/LOGIN',
    '/Register',
    '/login?redirect=%2Fdebts',
  ],
  ...['/login#x', '/./login', '/x/../login', '/%6Cogin', '/login%2F', '/l%6Fgin?redirect=/login'],
])('R02: %s would loop and becomes the start page', (value) => {
  expect(safeRedirect(value)).toBe('/')
})

test.each([undefined, null, 5, true, {}, [], ['/debts'], { toString: () => '/debts' }, ''])(
  '%j is no path',
  (value) => {
    expect(safeRedirect(value)).toBe('/')
  },
)

test('R02: 2,048 characters are the limit, as typed and as resolved', () => {
  expect(safeRedirect(`/${'a'.repeat(2047)}`)).toHaveLength(2048)
  expect(safeRedirect(`/${'a'.repeat(2048)}`)).toBe('/')
  expect(safeRedirect(`/${'€'.repeat(2000)}`)).toBe('/')
})

test('R01: a broken escape is no bypass', () => {
  expect(safeRedirect('/debts?q=%')).toBe('/debts?q=%')
  expect(safeRedirect('/.//%')).toBe('/')
  expect(safeRedirect('/%zz/..//evil.com')).toBe('/')
})

const all = beginnings.flatMap((beginning) => hosts.map((host) => beginning + host))

/** The URLs a browser at the portal resolves an address to, raw and decoded. */
function staysWithin(path: string) {
  const decoded = decodeURIComponent(path)
  return [path, decoded].every((text) => {
    const { origin, pathname } = new URL(text, 'https://portal.example')
    return (
      origin === 'https://portal.example' &&
      !pathname.startsWith('//') &&
      !/^\/(login|register)\/*$/i.test(pathname)
    )
  })
}

test(`R01: ${all.length} hostile strings lead to a path of the portal or to its start`, () => {
  expect(all.length).toBeGreaterThan(860)
  expect(all.filter((text) => !staysWithin(safeRedirect(text)))).toEqual([])
})

test('R01: so does any combination of the same parts', () => {
  const pieces = fc.constantFrom(...beginnings, ...hosts, '?', '#', '%', '%25', '%2e', '.', 'debts')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
      const path = safeRedirect(parts.join(''))
      expect(path.startsWith('/') && !/^\/[/\\]/.test(path)).toBe(true)
      expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
      expect(safeRedirect(path)).toBe(path)
    }),
    { numRuns: 2_000 },
  )
})
