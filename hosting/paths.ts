import { securityTxtPath } from './security-txt.ts'

/** What a path of the built portal is, and so how it is answered and how long a browser keeps it. */
type Kind = 'asset' | 'file' | 'page' | 'hidden'

/** Everything below has its content's hash in its name. */
export const assets = '/assets/'
/** A name with a dot right below the root: no screen has such an address. */
export const file = String.raw`^/[^/]*\.[^/]*$`
/** What may lie in the folder and is for nobody to read; two dots lead up, and are no name. */
export const hidden = String.raw`/\.[^./]|^/_(headers|redirects)$`

/** Of answers that were found; what is missing is never kept. */
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
