import { type Chunk, entriesOf, screensOf, withStaticImports } from '../build/chunks.ts'

/** Which parts the screen at a path, or at every path below it, needs besides the entry. */
export interface ScreenPreload {
  /** `/login`, or `/activate/` for all below it. */
  path: string
  /** The value of the header `Link`. */
  link: string
}

/** Nothing is painted before it has come, so it comes before what is fetched ahead. */
const frame = '</frame.css>; rel=preload; as=style'

/** `/_logged-out/login` is at `/login`; from the first parameter on, any address will do. */
function pathOf(route: string): string {
  const names = route.split(/[/.]/).filter((name) => !name.startsWith('_'))
  const parameter = names.findIndex((name) => name.startsWith('$'))
  if (parameter !== -1) return `${names.slice(0, parameter).join('/')}/`
  return names.filter((name) => name !== 'index').join('/')
}

/**
 * A browser asks for a screen's parts with its page, and not after the entry has come and run. At `/`
 * a visitor is sent on and a client has the parts since the last visit, so nothing is sent ahead.
 */
export function screenPreloads(all: readonly Chunk[]): ScreenPreload[] {
  const entry = withStaticImports(all, entriesOf(all))
  return all.flatMap((chunk) => {
    const chunks = [...withStaticImports(all, [chunk.fileName])].filter(
      (needed) => !entry.has(needed),
    )
    const links = chunks.map(({ fileName }) => `</${fileName}>; rel=modulepreload`).sort()
    const link = [frame, ...links].join(', ')
    return screensOf(chunk).flatMap((route) => {
      const path = pathOf(route)
      return path === '' ? [] : [{ path, link }]
    })
  })
}

/** Whether the path is the screen's, or below it where any is. */
export const matchesPath = ({ path }: ScreenPreload, requestedPath: string): boolean =>
  path.endsWith('/') ? requestedPath.startsWith(path) : requestedPath === path
