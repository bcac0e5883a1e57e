import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { cacheControl, kindOf } from './paths.ts'
import { matchesPath } from './screen-preloads.ts'
import { parsePreloads } from './static-host.ts'

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Responds like the generated nginx configuration; Vite serves the file itself. */
export function nginxMiddleware(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Connect.NextHandleFunction {
  const linkAt = (path: string) =>
    parsePreloads(readFileSync(join(folder, '_headers'), 'utf8')).find((ahead) =>
      matchesPath(ahead, path),
    )?.link
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = decoded(pathname)
    const kind = kindOf(path)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (kind === 'page') {
      const link = linkAt(path)
      if (link !== undefined) response.setHeader('Link', link)
      request.url = '/index.html'
    } else if (kind === 'hidden' || !isFile(join(folder, path))) {
      response.writeHead(404, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': cacheControl.hidden,
      })
      response.end('Not found\n')
      return
    }
    response.setHeader('Cache-Control', cacheControl[kind])
    next()
  }
}
