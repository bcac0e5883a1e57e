// @vitest-environment node
import { describe, expect, it } from 'vitest'

/** The folders each folder may import; `lib` and `rules` are open to all. */
const law: Record<string, readonly string[]> = {
  lib: [],
  rules: [],
  ui: [],
  session: [],
  'third-party': ['config'],
  api: ['session', 'config'],
  components: ['api', 'session', 'ui', 'config'],
  features: ['api', 'session', 'third-party', 'ui', 'components', 'config'],
  routes: ['features', 'api', 'session', 'ui', 'config'],
  mocks: ['api'],
  e2e: ['api', 'mocks'],
}

const open = ['lib', 'rules']

/** The reason an import is forbidden, or null. Features do not import each other; `rules` imports only `lib`. */
function forbidden(from: string, to: string): string | null {
  const [room = '', feature] = roomOf(from)
  const [target = '', targetFeature] = roomOf(to)
  if (!(room in law)) return null
  if (room === target) {
    const crosses = room === 'features' && feature !== targetFeature
    return crosses ? `feature ${feature} imports feature ${targetFeature}` : null
  }
  if (room === 'lib' || (room === 'rules' && target !== 'lib')) return `${room} imports ${target}`
  if (open.includes(target) || law[room]?.includes(target)) return null
  return `${room} imports ${target}`
}

/** `src/features/debt/Notes.tsx` → ['features', 'debt']; `src/config.ts` → ['config']. */
function roomOf(path: string): string[] {
  const parts = path.replace(/^src\//, '').split('/')
  return parts.map((part) => part.replace(/\.[^.]*$/, '').replace(/\.gen$/, ''))
}

function resolve(from: string, target: string): string | null {
  if (target.startsWith('@/')) return `src/${target.slice(2)}`
  if (target.startsWith('#mocks/')) return `mocks/${target.slice(7)}`
  if (!target.startsWith('.')) return null
  return new URL(target, `file:///${from}`).pathname.slice(1)
}

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '/mocks/**/*.ts', '/e2e/**/*.ts', '!/src/routeTree.gen.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const importsOf = (source: string) =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map((match) => match[1] ?? '')

type Graph = ReadonlyMap<string, readonly string[]>

/** The modules each module of `src` imports, dynamic and type-only imports included. */
function importGraph(files: Record<string, string>): Graph {
  const paths = new Set(Object.keys(files).map((path) => path.slice(1)))
  return new Map(
    Object.entries(files)
      .filter(([path]) => path.startsWith('/src/'))
      .map(([path, source]) => [
        path.slice(1),
        importsOf(source).flatMap((target) => {
          const base = resolve(path.slice(1), target)
          const candidates = [base, `${base}.ts`, `${base}.tsx`]
          return candidates.filter((to): to is string => to !== null && paths.has(to))
        }),
      ]),
  )
}

/** The groups of modules that import each other, each sorted (Tarjan's strongly connected components). */
function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  function visit(path: string): number {
    const own = order.size
    order.set(path, own)
    lowest.set(path, own)
    stack.push(path)
    for (const target of graph.get(path) ?? []) {
      const reached = order.has(target)
        ? stack.includes(target)
          ? (order.get(target) as number)
          : own
        : visit(target)
      lowest.set(path, Math.min(lowest.get(path) as number, reached))
    }
    const low = lowest.get(path) as number
    if (low === own) {
      const members = stack.splice(stack.indexOf(path))
      if (members.length > 1) cycles.push(members.sort())
    }
    return low
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return cycles
}

/** Tests may import the mock API and the query client. */
const isTest = (path: string) => /\.(test|bench)\.tsx?$|\/testing\/|\/test-[\w-]+\.tsx?$/.test(path)

function breaches(path: string, source: string): string[] {
  return importsOf(source).flatMap((target) => {
    const to = resolve(path, target)
    if (to === null) return []
    if (isTest(path) && /^(mocks\/|src\/query-client)/.test(to)) return []
    if (path.startsWith('src/') && to.startsWith('mocks/')) {
      return path === 'src/main.tsx' ? [] : [`${path}: src imports mocks`]
    }
    // End-to-end tests and benchmarks start the browser and nginx with the same scripts.
    if (path.startsWith('e2e/') && to.startsWith('.ci/')) return []
    // Benchmarks measure modules without their screen.
    if (path.startsWith('e2e/bench/')) return []
    const reason = forbidden(path, to)
    return reason ? [`${path}: ${reason} (${target})`] : []
  })
}

/** Reads of a response body; the bytes of a file slice do not count. */
const bodyRead =
  /\.(?:json|text|blob|formData|bytes)\s*\(\s*\)|(?<!\.slice\([^)]*\))\.arrayBuffer\(\)|\.getReader\(|\bof response\.body/
const networkCall =
  /(?<![.\w])(?:window\.)?fetch\(|new (?:XMLHttpRequest|WebSocket|EventSource)\b|\.sendBeacon\(|(?:from|import\()\s*'ky'/

describe('the import rules', () => {
  it('is kept by every file', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(50)
    const found = Object.entries(sources).flatMap(([path, source]) =>
      breaches(path.slice(1), source),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['src/features/debt/Notes.tsx', "import { x } from '@/features/debts/Debts'"],
    ['src/features/debt/Notes.tsx', "import { x } from '../debts/Debts'"],
    ['src/features/debt/Notes.tsx', "const x = await import('#mocks/db')"],
    ['src/rules/fee.ts', "import type { Debt } from '@/api/debtor/debtor'"],
    ['src/ui/Table.tsx', "import { http } from '@/api/http/client'"],
    ['src/session/session.ts', "import { http } from '../api/http/client'"],
    ['src/third-party/consent.ts', "import { session } from '@/session/session'"],
    ['mocks/db.ts', "import { session } from '@/session/session'"],
  ])('catches %s with %s', (path, source) => {
    expect(breaches(path, source)).toHaveLength(1)
  })

  it('no module imports itself through others, types included', () => {
    expect(findCycles(importGraph(sources))).toEqual([])
  })

  it('findCycles names the modules of a cycle', () => {
    const graph = importGraph({
      '/src/lib/a.ts': "import type { B } from './b'",
      '/src/lib/b.ts': "import { c } from '@/lib/c'",
      '/src/lib/c.ts': "const a = await import('./a')",
      '/src/lib/d.ts': "import { a } from './a'",
    })
    expect(findCycles(graph)).toEqual([['src/lib/a.ts', 'src/lib/b.ts', 'src/lib/c.ts']])
  })

  it('only the third-party folder adds scripts to the page', () => {
    const adders = Object.entries(sources)
      .filter(([path, source]) => !isTest(path) && /createElement\('script'\)/.test(source))
      .map(([path]) => path)
    expect(adders).toEqual(['/src/third-party/load-script.ts'])
  })

  it('a body is read in one file, and the network is called in three', () => {
    const shipped = Object.entries(sources).filter(
      ([path]) => path.startsWith('/src/') && !isTest(path),
    )
    const using = (pattern: RegExp) =>
      shipped.filter(([, source]) => pattern.test(source)).map(([path]) => path)
    expect(using(bodyRead)).toEqual(['/src/api/http/request.ts'])
    expect(using(networkCall).sort()).toEqual([
      '/src/api/http/request.ts',
      '/src/api/http/send-with-progress.ts',
      '/src/lib/reload.ts',
    ])
  })

  it('U02: UserChanged is thrown in one file, and recognised in another', () => {
    const using = (pattern: RegExp) =>
      Object.entries(sources).flatMap(([path, source]) =>
        path.startsWith('/src/') && !isTest(path) && pattern.test(source) ? [path] : [],
      )
    expect(using(/new UserChanged\b/)).toEqual(['/src/session/session.ts'])
    expect(using(/instanceof UserChanged\b/)).toEqual(['/src/api/http/errors.ts'])
  })

  it.each([
    ['const body = await response.json()', bodyRead],
    ['response\n  .text()', bodyRead],
    ['await answer.clone().blob()', bodyRead],
    ['new Uint8Array(await response.arrayBuffer())', bodyRead],
    ['const reader = stream.getReader()', bodyRead],
    ['for await (const chunk of response.body)', bodyRead],
    ["await fetch('/x')", networkCall],
    ["window.fetch('/x')", networkCall],
    ['new XMLHttpRequest()', networkCall],
    ["navigator.sendBeacon('/x')", networkCall],
    ["import ky from 'ky'", networkCall],
  ])('catches %j', (source, pattern) => {
    expect(source).toMatch(pattern)
  })

  it('a record is created through a resource that sendAndVerify drives, and nowhere else', () => {
    const creating = Object.entries(sources).filter(
      ([path, source]) =>
        path.startsWith('/src/') && !isTest(path) && /http\s*\.post\(/.test(source),
    )
    const withoutResource = creating.filter(([, source]) => !/Resource</.test(source))
    // A login creates no record.
    expect(withoutResource.map(([path]) => path)).toEqual(['/src/api/auth.ts'])
    expect(creating.every(([path]) => path.startsWith('/src/api/'))).toBe(true)
  })

  it('T13: the session reads no clock that can be set', () => {
    const clock = /\bDate\b|\bTemporal\b|['".\s](?:exp|iat|nbf)\b/
    const session = Object.entries(sources).filter(
      // today.ts reads the clock for the screens; it does not affect the session.
      ([path]) =>
        /^\/src\/(session\/(?!today)|api\/http\/(client|request)\.ts)/.test(path) && !isTest(path),
    )
    expect(session.length).toBeGreaterThan(8)
    expect(session.filter(([, source]) => clock.test(source)).map(([path]) => path)).toEqual([])
  })

  it('every route passes on only validated search parameters', () => {
    const checks = Object.entries(sources)
      .filter(([path]) => path.startsWith('/src/routes/'))
      .flatMap(([, source]) => source.match(/validateSearch.*/g) ?? [])
    expect(checks.length).toBeGreaterThan(4)
    // `searchSchema` drops unknown keys, which the router would pass on.
    const schemas = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/^(?:export )?const (\w+) = (?:z\.pipe\(\s*)?searchSchema\(/gm)].map(
        (match) => `validateSearch: ${match[1]},`,
      ),
    )
    for (const check of checks) expect(schemas).toContain(check)
  })

  it('only the configuration reads import.meta.env', () => {
    const readers = Object.entries(sources)
      .filter(([, source]) => /import\.meta\.env\b(?!\.DEV)/.test(source))
      .map(([path]) => path)
      .filter((path) => path !== '/src/architecture.test.ts')
    expect(readers).toEqual(['/src/config.ts'])
  })
})
