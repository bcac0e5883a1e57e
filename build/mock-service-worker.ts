import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const name = 'mockServiceWorker.js'

/**
 * msw's worker unregisters itself when its last page closes, so a page that reloads may find a
 * terminating worker and lose its requests. This copy stays registered.
 */
const unregisterCall = 'self.registration.unregister()'

/**
 * msw's worker asks the page about every script, style and font too, a fifth of the work of loading
 * a page. A request by `fetch` or `XMLHttpRequest` has an empty destination.
 */
const ignoreAssets = `addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
`

async function source() {
  const shipped = await readFile(createRequire(import.meta.url).resolve(`msw/${name}`), 'utf8')
  if (!shipped.includes(unregisterCall))
    throw new Error(`${name} of msw no longer says ${unregisterCall}`)
  return ignoreAssets + shipped.replace(unregisterCall, '')
}

/** Serves the mock's service worker in mock mode only, so that a real build never carries it. */
export const mockServiceWorker = (): Plugin => ({
  name: 'mock-service-worker',
  configureServer(server) {
    server.middlewares.use(`/${name}`, async (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(await source())
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: name, source: await source() })
  },
})
