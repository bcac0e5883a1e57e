import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignSite {
  address: string
  requestedPaths: string[]
}

/** Serves an attacker's site on a port of its own: `?frame=` names the page that it frames. CORS is open. */
export async function openForeignSite(): Promise<ForeignSite & { close(): void }> {
  const requestedPaths: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    requestedPaths.push(pathname)
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (pathname.endsWith('.js')) {
      response.setHeader('Content-Type', 'text/javascript')
      response.end('window.stolen = localStorage.getItem("access")')
    } else {
      response.setHeader('Content-Type', 'text/html')
      response.end(
        `<h1>Foreign</h1><iframe src="${searchParams.get('frame') ?? 'about:blank'}"></iframe>`,
      )
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    requestedPaths,
    close: () => server.close(),
  }
}
