import { securityTxtPath } from './security-txt.ts'

/** The kind of a path, which determines the response and its caching. */
type Kind = 'asset' | 'file' | 'page' | 'hidden'

/** Files below it have a content hash in their name. */
export const assets = '/assets/'
/** A name with a dot directly below the root; no screen has such a path. */
export const file = String.raw`^/[^/]*\.[^/]*$`
/** Files that must not be served: dotfiles (not `..`) and the host configuration. */
export const hidden = String.raw`/\.[^./]|^/_(headers|redirects)$`

/** Cache-Control of found files; missing ones are never cached. */
export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  file: 'no-cache',
  page: 'no-store',
  hidden: 'no-store',
} as const satisfies Record<Kind, string>

export function kindOf(path: string): Kind {
  if (path === '/index.html') return 'page'
  if (path === securityTxtPath) return 'file'
  if (path.startsWith(assets)) return 'asset'
  if (new RegExp(hidden).test(path)) return 'hidden'
  return new RegExp(file).test(path) ? 'file' : 'page'
}
