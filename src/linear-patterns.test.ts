// @vitest-environment node
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  [
    '/src/**/*.{ts,tsx}',
    '/mocks/**/*.ts',
    '!/**/*.{test,bench}.{ts,tsx}',
    '!/**/test-*.{ts,tsx}',
    '!/**/testing/**',
    '!/src/routeTree.gen.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

interface Pattern {
  source: string
  flags: string
}

interface Node {
  type?: string
  callee?: { name?: string }
  regex?: { pattern: string; flags: string }
}

/** The regular expressions a module writes down, and how often it makes one from text. */
function patternsIn(path: string, source: string) {
  const patterns: Pattern[] = []
  let made = 0
  function walk(node: unknown) {
    if (typeof node !== 'object' || node === null) return
    const { type, callee, regex } = node as Node
    if (type === 'Literal' && regex) {
      patterns.push({ source: regex.pattern, flags: regex.flags })
      return
    }
    if (callee?.name === 'RegExp') made += 1
    for (const part of Object.values(node)) walk(part)
  }
  walk(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return { patterns, made }
}

/** Whether its time grows faster than a text in which one character is repeated. */
const isSlow = (pattern: Pattern) => analyse(pattern).reports.length > 0

const slowIn = (source: string) => patternsIn('x.ts', source).patterns.filter(isSlow)

it('no pattern takes more than linear time, whatever is typed, pasted, imported or answered', () => {
  const found = Object.entries(sources).map(([path, source]) => ({
    path,
    ...patternsIn(path, source),
  }))
  expect(found.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(150)
  expect(found.filter(({ patterns }) => patterns.some(isSlow))).toEqual([])
  // A pattern made from text cannot be judged here.
  expect(found.filter(({ made }) => made > 0)).toEqual([])
})

it.each([
  "text.replace(/[>.,;\\s]+$/, '')",
  "text.replace(/^[.\\s]+|[.\\s]+$/g, '')",
  "text.replace(/\\s*(GBP)$/i, '')",
  'const signed: RegExpExecArray | null = /^(\\d+)\\.?(\\d*)x$/.exec(text)',
  "text.replace(/\\s*[\\r\\n\\t]+\\s*/g, ', ')",
  '/^(a+)+$/.test(text)',
])('catches %s', (source) => {
  expect(slowIn(source)).toHaveLength(1)
})

it.each(["new RegExp('^' + text)", 'RegExp(text)'])('catches %s', (source) => {
  expect(patternsIn('x.ts', source).made).toBe(1)
})
