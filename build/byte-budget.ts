import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** Bytes of JavaScript under brotli as a host compresses it; exact, so that a build can fail on them. */
const budget = {
  /** The first load of a screen: the entry, the screen, and all they cannot do without. */
  screens: { '/_logged-out/login': 168_000, '/_logged-in/debts': 185_000 },
  /** Whatever comes later. */
  lazy: 60_000,
}

type Chunk = Rolldown.OutputChunk

const bytesOf = ({ code }: Chunk) => brotliCompressSync(code).length

/** The files these cannot run without, themselves included. */
function needed(chunks: ReadonlyMap<string, Chunk>, names: readonly string[]): Set<Chunk> {
  const found = new Set<Chunk>()
  const queue = [...names]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = chunks.get(name)
    if (!chunk || found.has(chunk)) continue
    found.add(chunk)
    queue.push(...chunk.imports)
  }
  return found
}

const isScreen = (chunk: Chunk, route: string) =>
  chunk.facadeModuleId?.includes(`/src/routes${route}.tsx?`) ?? false

/** What of a build is over its budget, in words. */
export function overBudget(all: readonly Chunk[]): string[] {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const entries = all.filter(({ isEntry }) => isEntry)
  const first = needed(
    chunks,
    entries.map(({ fileName }) => fileName),
  )
  const over: string[] = []
  const hold = (what: string, bytes: number, most: number) => {
    if (bytes > most) over.push(`${what}: ${bytes} bytes, at most ${most}`)
  }
  for (const [route, most] of Object.entries(budget.screens)) {
    const screen = all.filter((chunk) => isScreen(chunk, route))
    if (screen.length === 0) over.push(`${route}: no file of its own`)
    const names = [...entries, ...screen].map(({ fileName }) => fileName)
    const bytes = [...needed(chunks, names)].reduce((sum, chunk) => sum + bytesOf(chunk), 0)
    hold(`First load of ${route}`, bytes, most)
  }
  for (const chunk of all) {
    if (!first.has(chunk)) hold(chunk.fileName, bytesOf(chunk), budget.lazy)
  }
  return over
}

/** Stops a production build that has grown over its budget. */
export function byteBudget(): Plugin {
  return {
    name: 'byte-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const over = overBudget(chunks)
      if (over.length > 0) this.error(`Over the byte budget:\n${over.join('\n')}`)
    },
  }
}
