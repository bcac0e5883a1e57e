import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { securityTxtPath } from './security-txt.ts'

/** Files below it have a content hash in their name. */
export const assets = '/assets/'
/** A name with a dot directly below the root; no screen has such a path. */
export const file = String.raw`^/[^/]*\.[^/]*$`
/** Files that must not be served: dotfiles (not `..`) and the host configuration. */
export const hidden = String.raw`/\.[^./]|^/_(headers|redirects)$`

/** Cache-Control of found files, by the kind of their path; missing ones are never cached. */
export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  file: 'no-cache',
  page: 'no-store',
  hidden: 'no-store',
}

function kindOf(path: string): keyof typeof cacheControl {
  if (path === '/index.html') return 'page'
  if (path === securityTxtPath) return 'file'
  if (path.startsWith(assets)) return 'asset'
  if (new RegExp(hidden).test(path)) return 'hidden'
  return new RegExp(file).test(path) ? 'file' : 'page'
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** Responds like the generated nginx configuration, without its preloads; Vite serves the file. */
export const previewMiddleware =
  (folder: string, headers: Readonly<Record<string, string>>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const kind = kindOf(pathname)
    if (kind === 'page') request.url = '/index.html'
    const isMissing = kind !== 'page' && (kind === 'hidden' || !isFile(join(folder, pathname)))
    const caching = cacheControl[isMissing ? 'hidden' : kind]
    for (const [name, value] of Object.entries({ ...headers, 'Cache-Control': caching })) {
      response.setHeader(name, value)
    }
    if (!isMissing) return next()
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('Not found\n')
  }
