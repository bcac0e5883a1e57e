// @vitest-environment node
import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

const sources = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  '/mocks/**/*.ts',
  '!/**/*.{test,bench}.{ts,tsx}',
  '!/**/test-*.{ts,tsx}',
  '!/**/testing/**',
  '!/src/routeTree.gen.ts',
])

interface Pattern {
  source: string
  flags: string
}

interface Node {
  type?: string
  callee?: { name?: string }
  regex?: { pattern: string; flags: string }
}

/** A module's regular expression literals, and the number it constructs from strings. */
function patternsIn(path: string, source: string) {
  const patterns: Pattern[] = []
  let constructed = 0
  function walk(node: unknown) {
    if (typeof node !== 'object' || node === null) return
    const { type, callee, regex } = node as Node
    if (type === 'Literal' && regex) {
      patterns.push({ source: regex.pattern, flags: regex.flags })
      return
    }
    if (callee?.name === 'RegExp') constructed += 1
    for (const part of Object.values(node)) walk(part)
  }
  walk(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return { patterns, constructed }
}

/** Whether its time grows faster than the length of the text. */
const isSlow = (pattern: Pattern) => analyse(pattern).reports.length > 0

it('no pattern takes more than linear time on any input', () => {
  // As they are written, before any plugin has compiled them.
  const found = Object.keys(sources).map((path) => ({
    path,
    ...patternsIn(path, readFileSync(`.${path}`, 'utf8')),
  }))
  expect(found.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(150)
  expect(found.filter(({ patterns }) => patterns.some(isSlow))).toEqual([])
  // A constructed pattern cannot be analysed here.
  expect(found.filter(({ constructed }) => constructed > 0)).toEqual([])
})
