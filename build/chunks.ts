import type { Rolldown } from 'vite'

export type Chunk = Rolldown.OutputChunk

export const chunksOf = (bundle: Readonly<Rolldown.OutputBundle>): Chunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/** The named chunks with their static imports. */
export function withStaticImports(all: readonly Chunk[], names: readonly string[]): Set<Chunk> {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
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

export const entriesOf = (all: readonly Chunk[]): string[] =>
  all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)

/** The files of `src/routes` whose screens are in this chunk, without extension: `/_logged-out/login`. */
export const screensOf = ({ moduleIds }: Chunk): string[] =>
  moduleIds.flatMap((id) => id.match(/\/src\/routes(\/.+)\.tsx\?tsr-split=component$/)?.[1] ?? [])
