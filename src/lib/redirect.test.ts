// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeRedirect } from './redirect'

/** The texts between spaces; a backslash stands for itself. */
const words = (template: TemplateStringsArray) => String.raw(template).trim().split(/\s+/)

it.each(words`
  / /debts /debts/ /debt-detail/5?tab=notes#x /debts?search=a%20b&page=2 /add-debt?by=csv /a%20b
  /debts?next=https://evil.com /debts#//evil.com /debt-detail/5?q=%2F%2Fevil
  /login-help /registered /register-details /debts/login /debts?q=%
`)('R04: %s stays unchanged', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

it('R04: a path is resolved and encoded', () => {
  expect(safeRedirect('/a/../debts')).toBe('/debts')
  expect(safeRedirect('/debts?q=Söhne')).toBe('/debts?q=S%C3%B6hne')
})

it.each(words`
  //evil.com ///evil.com ////evil.com /\evil.com \\evil.com \/evil.com /\/evil.com //\evil.com
  /.//evil.com /..//evil.com /x/..//evil.com /./\evil /%2e//evil.com /%2E%2e//evil.com
  /x/%2e%2e//evil.com /%2F/evil.com /%2f%2fevil.com /%5Cevil.com /%5c%5cevil.com /a%5Cb
  //evil.com/debts //user@evil.com //%65vil.com /%zz/..//evil.com /.//%
  https://evil.com https:evil.com https:/evil.com HTTPS://evil.com http://localhost:1@evil
  javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,x blob:x mailto:a@b.com
  evil.com debts ./debts ../debts ?redirect=/x #x @evil.com :80 .evil.com
  https://portal.invalid/debts //portal.invalid/debts ／／evil.com 。/evil.com
  /debts%0d%0aSet-Cookie:x /%00
`)('R01: %s leads elsewhere and becomes the start page', (value) => {
  expect(safeRedirect(value)).toBe('/')
})

it.each([
  ...['/\t/evil.com', '/\n/evil.com', '/\r\n/evil.com', '\t//evil.com', ' //evil.com', ' /debts'],
  ...[
    '/debts\0',
    '/de\u0007bts',
    '/debts\u007f',
    '/debts\u0085',
    '/\t\\evil.com',
    '/.\t//evil.com',
  ],
])('R01: %j with control characters or spaces becomes the start page', (value) => {
  expect(safeRedirect(value)).toBe('/')
})

it.each(words`
  /login /register /login/ /register// /LOGIN /Register /login?redirect=%2Fdebts /login#x /./login
  /x/../login /%6Cogin /login%2F /l%6Fgin?redirect=/login
`)('R02: %s would loop and becomes the start page', (value) => {
  expect(safeRedirect(value)).toBe('/')
})

it.each([undefined, null, 5, true, {}, [], ['/debts'], { toString: () => '/debts' }, ''])(
  '%j is no path and becomes the start page',
  (value) => {
    expect(safeRedirect(value)).toBe('/')
  },
)

it('R02: 2,048 characters are the limit, as typed and as resolved', () => {
  expect(safeRedirect(`/${'a'.repeat(2047)}`)).toHaveLength(2048)
  expect(safeRedirect(`/${'a'.repeat(2048)}`)).toBe('/')
  expect(safeRedirect(`/${'€'.repeat(2000)}`)).toBe('/')
})

/** Prefixes that have misled browsers. */
const prefixes = [
  ...[
    '',
    '\t/',
    '/\t',
    '\r\n/',
    '\u2028/',
    '\u00a0/',
    '\ufeff/',
    '/\0',
    'h\ttps://',
    'java\nscript:',
  ],
  ...words`
    / // /// \ /\ \/ /./ /.// /../ /..// /x/..// /%2e/ /%2F /%5C /%09/ /%0a/ ／ /／ ; /;/
    http: https: https:/ https:// HTTPS:// ftp:// file:/// ws:// //a@ /@
    javascript: vbscript: data:text/html, blob: view-source: intent:// mailto:
  `,
]
const hosts = words`
  evil.com evil.com/ evil.com:443/debts user:pw@evil.com %65vil.com evil%2ecom evil。com
  0x7f.1 [::1] 2130706433 ｅvil.com portal.invalid portal.invalid@evil.com xn--a
  //evil.com \evil.com ..//evil.com %2f%2fevil.com alert(1) login register?redirect=/login
`
const hostile = prefixes.flatMap((prefix) => hosts.map((host) => prefix + host))

/** Whether a browser at the portal stays there with an address, raw and decoded. */
const staysWithin = (path: string) =>
  [path, decodeURIComponent(path)].every((text) => {
    const { origin, pathname } = new URL(text, 'https://portal.example')
    return (
      origin === 'https://portal.example' &&
      !pathname.startsWith('//') &&
      !/^\/(login|register)\/*$/i.test(pathname)
    )
  })

it(`R01: ${hostile.length} hostile strings lead to a path of the portal or to its start`, () => {
  expect(hostile.length).toBeGreaterThan(860)
  expect(hostile.filter((text) => !staysWithin(safeRedirect(text)))).toEqual([])
})

it('R01: any combination of the same parts leads to a path of the portal or to its start', () => {
  const parts = fc.constantFrom(...prefixes, ...hosts, '?', '#', '%', '%25', '%2e', '.', 'debts')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), (chosen) => {
      const path = safeRedirect(chosen.join(''))
      expect(path.startsWith('/') && !/^\/[/\\]/.test(path)).toBe(true)
      expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
      expect(safeRedirect(path)).toBe(path)
    }),
    { numRuns: 2_000 },
  )
})
