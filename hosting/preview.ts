import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { cacheControl, kindOf } from './paths.ts'

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** Responds like the generated nginx configuration, without its preloads; Vite serves the file itself. */
export const nginxMiddleware =
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
