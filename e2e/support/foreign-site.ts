import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignSite {
  address: string
  /** The requested paths. */
  requestedPaths: string[]
}

/** A foreign site with open CORS that frames any page. */
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
    requestedPaths: requestedPaths,
    close: () => server.close(),
  }
}
