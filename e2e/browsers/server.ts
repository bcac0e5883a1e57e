import { readFileSync } from 'node:fs'
import { request as call, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Plugin, preview } from 'vite'
import { startMockProcess } from '../../.ci/mock.mjs'

export const folder = '.e2e/browsers'
/** The API is at the portal's own origin. */
export const environment = { VITE_MOCK_API: 'false', VITE_API_URL: '/api/v1/' }

interface ProbeSettings {
  /** APIs that some browsers lack, such as `navigator.locks`, and that the page should lack too. */
  without: string[]
  /** Whether a button that is pressed with the mouse gets the focus. */
  mouseFocus: boolean
}

const gatePath = /^\/probe\/gate$/

const usual: ProbeSettings = { without: [], mouseFocus: true }

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Inserts the probe and Testing Library's queries before the scripts of every page, and collects the faults it reports. */
function probe(portal: Portal, forward: Handler): Plugin[] {
  const queries = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'
  const script = (origin: string) =>
    `globalThis.probeSettings = ${JSON.stringify({ ...portal.probe, origin })};
{${readFileSync('e2e/browsers/probe.js', 'utf8')}}
${readFileSync(queries, 'utf8')}`

  async function handleRequest(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    if (request.url === '/probe/faults') {
      portal.faults.push(await bodyOf(request))
      return response.writeHead(204).end()
    }
    if (request.url === '/probe/script.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
      return response.end(script(`http://${request.headers.host}`))
    }
    const { url = '' } = request
    if (portal.gated.test(url)) {
      await new Promise<void>((open) => portal.gate.push({ url, open }))
    }
    if (/^\/probe\/(empty|gate)$/.test(url)) {
      return response.writeHead(200, { 'Content-Type': 'text/html' }).end()
    }
    if (/^\/(api|mock)\//.test(url)) return forward(request, response)
    next()
  }
  const before: Plugin = {
    name: 'probe',
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) => void middlewares.use(handleRequest),
  }
  /** Runs after the portal's own middleware, which sets the headers and rewrites a screen's path to its file. */
  const page: Plugin = {
    name: 'probe-in-page',
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        if (request.url !== '/index.html') return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        const html = readFileSync(`${folder}/index.html`, 'utf8')
        response.end(html.replace('<head>', '<head><script src="/probe/script.js"></script>'))
      }),
  }
  return [before, page]
}

export interface Portal {
  origin: string
  faults: string[]
  /** Every call to the API so far, as `METHOD path status`. */
  calls: string[]
  probe: ProbeSettings
  /** The paths of requests that wait at the gate. */
  gated: RegExp
  gate: { url: string; open(): void }[]
  /** Calls whose response stops after the headers and the first byte. */
  stalls: RegExp | null
  /** Restores the demo data, and removes all faults of the server and the browser. */
  reset(): Promise<void>
  /** Sends a request to the mock directly. */
  post(path: string, body: object): Promise<Response>
  close(): Promise<void>
}

/** Starts the built portal as it is hosted, with a mocked API of its own. */
export async function startPortal(...mockOptions: string[]): Promise<Portal> {
  const mock = await startMockProcess(...mockOptions)
  const faults: string[] = []
  const calls: string[] = []
  Object.assign(process.env, environment)
  const forward: Handler = (request, response) => {
    const { method, url, headers } = request
    const onward = call(mock.origin + url, { method, headers }, (upstream) => {
      calls.push(`${method} ${url} ${upstream.statusCode}`)
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      if (portal.stalls?.test(url ?? '')) {
        upstream.once('data', (chunk: Buffer) => response.write(chunk.subarray(0, 1)))
      } else upstream.pipe(response)
    })
    onward.once('error', (error) => {
      calls.push(`${method} ${url} ${error.message}`)
      response.destroy()
    })
    request.pipe(onward)
  }
  const post: Portal['post'] = (path, body) =>
    fetch(mock.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const portal: Portal = {
    origin: '',
    faults,
    calls,
    probe: usual,
    gated: gatePath,
    gate: [],
    stalls: null,
    post,
    async reset() {
      portal.probe = usual
      portal.stalls = null
      portal.gated = gatePath
      portal.gate.length = 0
      faults.length = 0
      calls.length = 0
      await post('/mock/reset/', {})
    },
    async close() {
      await server.close()
      mock.child.kill()
    },
  }
  const server = await preview({
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0 },
    plugins: probe(portal, forward),
  })
  const { port } = server.httpServer.address() as AddressInfo
  portal.origin = `http://127.0.0.1:${port}`
  return portal
}
