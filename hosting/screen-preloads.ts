import { type Chunk, entriesOf, screensOf, withStaticImports } from '../build/chunks.ts'

/** The preload header of a screen, for the chunks it needs besides the entry. */
export interface ScreenPreload {
  /** An exact path, or a prefix that ends with a slash such as `/activate/`. */
  path: string
  /** The value of the `Link` header. */
  link: string
}

/** It blocks rendering, so it is preloaded first. */
const frame = '</frame.css>; rel=preload; as=style'

/** Every private screen begins with a request, whose code is loaded by a dynamic import. */
const isHttpClient = ({ moduleIds }: Chunk) =>
  moduleIds.some((id) => id.includes('/node_modules/ky/'))

/** The path of a route: `/login` for `/_logged-out/login`; a prefix when it has parameters. */
function pathOf(route: string): string {
  const names = route.split(/[/.]/).filter((name) => !name.startsWith('_'))
  const parameter = names.findIndex((name) => name.startsWith('$'))
  if (parameter !== -1) return `${names.slice(0, parameter).join('/')}/`
  return names.filter((name) => name !== 'index').join('/')
}

/**
 * The preloads of all screens, so that a browser fetches a screen's chunks with its page instead of
 * after the entry has run. `/` has none: it redirects visitors, and clients have its chunks cached.
 */
export function screenPreloads(all: readonly Chunk[]): ScreenPreload[] {
  const entry = withStaticImports(all, entriesOf(all))
  return all.flatMap((chunk) => {
    const needed = [...withStaticImports(all, [chunk.fileName])]
    return screensOf(chunk).flatMap((route) => {
      const path = pathOf(route)
      const isPrivate = route.startsWith('/_logged-in')
      const chunks = [...needed, ...(isPrivate ? all.filter(isHttpClient) : [])]
      const links = chunks
        .filter((one) => !entry.has(one))
        .map(({ fileName }) => `</${fileName}>; rel=modulepreload`)
      const link = [frame, ...new Set(links.sort())].join(', ')
      // Below one path there is one set of chunks: a debt's, which its other screens fetch later anyway.
      const isBelowAnother = route.includes('$id_')
      return path === '' || isBelowAnother ? [] : [{ path, link }]
    })
  })
}

/** Whether a requested path is the screen's, or below it for a prefix. */
export const matchesPath = ({ path }: ScreenPreload, requestedPath: string): boolean =>
  path.endsWith('/') ? requestedPath.startsWith(path) : requestedPath === path
