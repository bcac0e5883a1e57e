// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeRedirect } from './redirect'

/** The texts between spaces; a backslash stands for itself. */
const words = (template: TemplateStringsArray) => String.raw(template).trim().split(/\s+/)

it.each(words`
  / /debts /debts/ /debt-detail/5?tab=notes#x /debts?search=a%20b&page=2 /a%20b
  /debts?next=https://evil.com /debts#//evil.com /debt-detail/5?q=%2F%2Fevil
  /login-help /register-details /debts/login /debts?q=%
`)('R04: %s stays unchanged', (path) => expect(safeRedirect(path)).toBe(path))

it('R04: a path is resolved and encoded', () => {
  expect(safeRedirect('/a/../debts')).toBe('/debts')
  expect(safeRedirect('/debts?q=Söhne\0')).toBe('/debts?q=S%C3%B6hne')
})

it.each(words`
  //evil.com ///evil.com /\evil.com \\evil.com \/evil.com /\/evil.com /.//evil.com /..//evil.com
  /.%2f%2fevil.com /..%2F/evil.com /x%2f..%2f%2fevil.com /./\evil /%2e//evil.com /x/%2e%2e//evil.com /%2F/evil.com /%2f%2fevil.com /%5Cevil.com /a%5Cb
  //user@evil.com //%65vil.com /%zz/..//evil.com https://evil.com https:evil.com HTTPS://evil.com
  javascript:alert(1) data:text/html,x blob:x mailto:a@b.com evil.com debts ./debts ../debts ?x #x
  @evil.com :80 https://portal.invalid/debts //portal.invalid/debts ／／evil.com 。/evil.com
  /debts%0d%0aSet-Cookie:x /%00 /%5Cevil.com% /debts%
`)('R01: %s leads elsewhere and becomes the start page', (value) => {
  expect(safeRedirect(value)).toBe('/')
})

it.each([
  ...['/\t/evil.com', '/\r\n/evil.com', '\t//evil.com', ' //evil.com', ' /debts'],
  ...['/de\u0007bts', '/debts\u007f', '/debts\u0085', '/\t\\evil.com', '/.\t//evil.com'],
])('R01: %j with control characters or spaces becomes the start page', (value) => {
  expect(safeRedirect(value)).toBe('/')
})

it.each(words`
  /login /register /login/ /register// /LOGIN /login?redirect=%2Fdebts /login#x /./login
  /x/../login /%6Cogin /login%2F
`)('R02: %s would loop and becomes the start page', (value) => {
  expect(safeRedirect(value)).toBe('/')
})

it.each([undefined, null, 5, true, {}, ['/debts'], { toString: () => '/debts' }, ''])(
  '%j is no path and becomes the start page',
  (value) => expect(safeRedirect(value)).toBe('/'),
)

it('R02: 2,048 characters are the limit, as typed and as resolved', () => {
  expect(safeRedirect(`/${'a'.repeat(2047)}`)).toHaveLength(2048)
  expect(safeRedirect(`/${'a'.repeat(2048)}`)).toBe('/')
  expect(safeRedirect(`/${'€'.repeat(2000)}`)).toBe('/')
})

/** Parts that have misled browsers. */
const parts = [
  ...['', '\t/', '/\t', '\r\n/', '\u2028/', '\u00a0/', '\ufeff/', '/\0', 'h\ttps://'],
  ...words`
    / // /// \ /\ \/ /./ /.// /../ /..// /x/..// /%2e/ /%2F /%5C /%09/ /%0a/ ／ /／ ; /;/
    http: https: https:/ https:// HTTPS:// ftp:// file:/// ws:// //a@ /@
    javascript: vbscript: data:text/html, blob: view-source: intent:// mailto:
    evil.com evil.com/ evil.com:443/debts user:pw@evil.com %65vil.com evil%2ecom evil。com
    0x7f.1 [::1] 2130706433 ｅvil.com portal.invalid xn--a //evil.com \evil.com ..//evil.com
    %2f%2fevil.com alert(1) login register?redirect=/login ? # % %25 %2e . debts
  `,
]

it('R01: hostile strings lead to a path of the portal or to its start', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 6 }), (chosen) => {
      const path = safeRedirect(chosen.join(''))
      const raw = new URL(path, 'https://portal.example')
      const decoded = new URL(decodeURIComponent(raw.pathname), 'https://portal.example')
      for (const { origin, pathname } of [raw, decoded]) {
        expect(origin).toBe('https://portal.example')
        expect(pathname).not.toMatch(/^\/\/|^\/(login|register)\/*$/i)
      }
      expect(safeRedirect(path)).toBe(path)
    }),
    { numRuns: 3_000 },
  )
})
