import { readFileSync } from 'node:fs'
import { request as call, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { build, preview } from 'vite'
import { startMockProcess } from '../../.ci/mock.mjs'
import { extendTimers, undoMs } from '../support/extend-timers.ts'
import { installProbe, type ProbeSettings } from './probe.ts'

const folder = '.e2e/browsers'
const queries = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'
/** The API is at the portal's own origin. */
Object.assign(process.env, { VITE_MOCK_API: 'false', VITE_API_URL: '/api/v1/' })

/** Builds the portal once for all tests, with the probe before its scripts. */
export default async function buildPortal(): Promise<void> {
  if (process.env.E2E_BUILT) return
  const tags = [{ tag: 'script', attrs: { src: '/probe/script.js' } }]
  await build({
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [{ name: 'probe', transformIndexHtml: () => tags }],
  })
}

/** Starts the built portal as it is hosted, with a mocked API of its own. */
export async function startPortal() {
  const mock = await startMockProcess()
  const usual: ProbeSettings = { without: [], hasMouseFocus: true }
  const portal = {
    origin: '',
    probe: usual,
    /** Uncaught errors, console errors and policy violations of any page. */
    faults: [] as string[],
    /** Every call to the API so far, as `METHOD path status`. */
    calls: [] as string[],
    /** The responses of the API that have not arrived yet. */
    pending: new Set<ServerResponse>(),
    /** Requests with a matching path wait until they are released. */
    held: null as RegExp | null,
    waiting: [] as { url: string; release(): void }[],
    /** Sends a request to the mock directly. */
    post: mock.post,
    /** Restores the demo data, and removes all faults. */
    async reset() {
      Object.assign(portal, { probe: usual, faults: [], calls: [], held: null, waiting: [] })
      await mock.post('/mock/reset/', {})
    },
    async close() {
      await server.close()
      mock.child.kill()
    },
  }

  function forward(request: IncomingMessage, response: ServerResponse) {
    const { method, url, headers } = request
    portal.pending.add(response)
    response.once('close', () => portal.pending.delete(response))
    const onward = call(mock.origin + url, { method, headers }, (upstream) => {
      portal.calls.push(`${method} ${url} ${upstream.statusCode}`)
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      upstream.pipe(response)
    })
    onward.once('error', () => response.destroy())
    request.pipe(onward)
  }

  async function respond(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { url = '' } = request
    if (portal.held?.test(url)) {
      await new Promise<void>((release) => portal.waiting.push({ url, release }))
    }
    if (/^\/(api|mock)\//.test(url)) return forward(request, response)
    if (!url.startsWith('/probe/')) return next()
    if (url === '/probe/faults') portal.faults.push(await text(request))
    const isScript = url === '/probe/script.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.setHeader('Cache-Control', 'no-store')
    const installed = `(${installProbe})(${JSON.stringify(portal.probe)});(${extendTimers})(${undoMs});`
    response.end(isScript ? installed + readFileSync(queries) : '')
  }

  const server = await preview({
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0 },
    plugins: [
      {
        name: 'api-and-probe',
        enforce: 'pre',
        configurePreviewServer: ({ middlewares }) => void middlewares.use(respond),
      },
    ],
  })
  portal.origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  return portal
}

export type Portal = Awaited<ReturnType<typeof startPortal>>
