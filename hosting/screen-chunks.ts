import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The preload header of a screen, for the chunks it needs besides the entry. */
export interface ScreenPreload {
  /** An exact path, or a prefix that ends with a slash such as `/activate/`. */
  path: string
  /** The value of the `Link` header. */
  link: string
}

/** The largest number of bytes of JavaScript, compressed with brotli at its default quality. */
const maxBytes = {
  /** Of the entry, a screen and their static imports; 300 are for the texts of a deployment. */
  screens: { '/_logged-out/login': 179_500, '/_logged-in/debts': 168_000 },
  /** Of any other chunk. */
  lazy: 60_000,
}

/** It blocks rendering, so it is preloaded first. */
const frame = '</frame.css>; rel=preload; as=style'

/** The entry, or some chunks, with their static imports. */
function withImports(
  all: readonly Chunk[],
  chunks = all.filter(({ isEntry }) => isEntry),
): Set<Chunk> {
  const found = new Set(chunks)
  // A set also visits what is added during the loop.
  for (const { imports } of found) {
    for (const chunk of all) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return found
}

/** The files of `src/routes` whose screens are in this chunk, without extension: `/_logged-out/login`. */
const routesOf = ({ moduleIds }: Chunk): string[] =>
  moduleIds.flatMap((id) => id.match(/\/src\/routes(\/.+)\.tsx\?tsr-split=component$/)?.[1] ?? [])

/** The path of a route: `/login` for `/_logged-out/login`; a prefix when it has parameters. */
function pathOf(route: string): string {
  const names = route.split(/[/.]/).filter((name) => !name.startsWith('_') && name !== 'index')
  const parameter = names.findIndex((name) => name.startsWith('$'))
  return parameter === -1 ? names.join('/') : `${names.slice(0, parameter).join('/')}/`
}

/** Screens that are opened without chunks in the cache: those of visitors, and the list after a login. */
const opensCold = (route: string) =>
  !route.startsWith('/_logged-in') || route === '/_logged-in/debts'

/**
 * The preloads of these screens, so that a browser fetches their chunks with the page instead of after
 * the entry has run. Those of all screens would not fit: nginx as a proxy accepts 4 KB of headers, and
 * Cloudflare Pages lines of 2,000 characters.
 */
export function screenPreloads(all: readonly Chunk[]): ScreenPreload[] {
  const entry = withImports(all)
  return all.flatMap((chunk) =>
    routesOf(chunk).flatMap((route) => {
      if (!opensCold(route)) return []
      const links = [...withImports(all, [chunk])]
        .filter((one) => !entry.has(one))
        .map(({ fileName }) => `</${fileName}>; rel=modulepreload`)
        .sort()
      return { path: pathOf(route), link: [frame, ...links].join(', ') }
    }),
  )
}

/** A message for each part of a build over its budget of bytes. */
export function overBudget(all: readonly Chunk[]): string[] {
  const first = withImports(all)
  const screens = Object.entries(maxBytes.screens).map(([route, max]) => {
    const screen = all.filter((chunk) => routesOf(chunk).includes(route))
    const chunks = screen.length > 0 ? withImports(all, [...first, ...screen]) : null
    return { name: `First load of ${route}`, chunks, max }
  })
  const lazy = all
    .filter((chunk) => !first.has(chunk))
    .map((chunk) => ({ name: chunk.fileName, chunks: [chunk], max: maxBytes.lazy }))
  return [...screens, ...lazy].flatMap(({ name, chunks, max }) => {
    // A screen that is not found could be of any size.
    let bytes = chunks ? 0 : Infinity
    for (const { code } of chunks ?? []) bytes += brotliCompressSync(code).length
    return bytes > max ? `${name}: ${bytes} bytes, at most ${max}` : []
  })
}
