import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { type Chunk, chunksOf, entriesOf, screensOf, withStaticImports } from './chunks.ts'

/** Bytes of JavaScript compressed with brotli at its default quality. */
const budget = {
  /**
   * The first load of a screen: the entry, the screen and their static imports. Three hundred bytes
   * are for the texts of a deployment, such as its addresses and numbers.
   */
  screens: { '/_logged-out/login': 189_200, '/_logged-in/debts': 176_500 },
  /** Each lazy chunk. */
  lazy: 60_000,
}

const bytesOf = ({ code }: Chunk) => brotliCompressSync(code).length

/** A message for each part of a build over its budget. */
export function overBudget(all: readonly Chunk[]): string[] {
  const entries = entriesOf(all)
  const first = withStaticImports(all, entries)
  const over: string[] = []
  const checkSize = (name: string, bytes: number, maxBytes: number) => {
    if (bytes > maxBytes) over.push(`${name}: ${bytes} bytes, at most ${maxBytes}`)
  }
  for (const [route, maxBytes] of Object.entries(budget.screens)) {
    const screen = all.filter((chunk) => screensOf(chunk).includes(route))
    if (screen.length === 0) over.push(`${route}: no file of its own`)
    const names = [...entries, ...screen.map(({ fileName }) => fileName)]
    const bytes = [...withStaticImports(all, names)].reduce((sum, chunk) => sum + bytesOf(chunk), 0)
    checkSize(`First load of ${route}`, bytes, maxBytes)
  }
  for (const chunk of all) {
    if (!first.has(chunk)) checkSize(chunk.fileName, bytesOf(chunk), budget.lazy)
  }
  return over
}

/** Fails a production build over its budget. */
export function byteBudget(): Plugin {
  return {
    name: 'byte-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const over = overBudget(chunksOf(bundle))
      if (over.length > 0) this.error(`Over the byte budget:\n${over.join('\n')}`)
    },
  }
}
