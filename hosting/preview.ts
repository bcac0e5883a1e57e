import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { cacheControl, kindOf } from './paths.ts'

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Responds like the generated nginx configuration, without its preloads; Vite serves the file itself. */
export function nginxMiddleware(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = decoded(new URL(request.url ?? '/', 'http://localhost').pathname)
    const kind = kindOf(path)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', cacheControl[kind])
    if (kind === 'page') request.url = '/index.html'
    else if (kind === 'hidden' || !isFile(join(folder, path))) {
      response.writeHead(404, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': cacheControl.hidden,
      })
      response.end('Not found\n')
      return
    }
    next()
  }
}
